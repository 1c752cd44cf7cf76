import DomainKit
import Testing

struct PageRequestTests {
    @Test func `the next page keeps the size`() throws {
        #expect(try PageRequest(number: 3, size: 50).next == PageRequest(number: 4, size: 50))
    }

    @Test func `the page before keeps the size, and the first page has none`() throws {
        #expect(try PageRequest(number: 3, size: 50).previous == PageRequest(number: 2, size: 50))
        #expect(PageRequest.first.previous == nil)
    }

    @Test(arguments: [0, -1, Int.min])
    func `refuses a number below one`(number: Int) {
        #expect(throws: ValidationError(field: "page", value: "\(number)", rule: .within(1...Int.max))) {
            try PageRequest(number: number, size: 20)
        }
    }

    @Test(arguments: [0, 101, -5])
    func `refuses a size outside its range`(size: Int) {
        #expect(throws: ValidationError(field: "per-page", value: "\(size)", rule: .within(1...100))) {
            try PageRequest(number: 1, size: size)
        }
    }
}

struct PageTests {
    private let list = Array(1...5)

    @Test func `a page of a known list has its elements, the next page and the length of the list`() throws {
        let first = try PageRequest(number: 1, size: 2)
        #expect(Page(first, of: list) == Page(elements: [1, 2], next: first.next, total: 5))
        let last = try PageRequest(number: 3, size: 2)
        #expect(Page(last, of: list) == Page(elements: [5], next: nil, total: 5))
    }

    @Test func `a page that ends with the list has no next one, and one past its end is empty`() throws {
        #expect(Page(try PageRequest(number: 1, size: 5), of: list) == Page(elements: list, next: nil, total: 5))
        for number in [2, Int.max] {
            #expect(Page(try PageRequest(number: number, size: 5), of: list) == Page(elements: [], next: nil, total: 5))
        }
    }

    @Test func `a page keeps everything but its elements when they are mapped`() {
        let page = Page(elements: [1, 2], next: PageRequest.first.next, total: 9, isCopy: true)
        #expect(page.map { "\($0)" } == Page(elements: ["1", "2"], next: page.next, total: 9, isCopy: true))
    }
}
