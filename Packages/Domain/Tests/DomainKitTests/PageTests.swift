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
