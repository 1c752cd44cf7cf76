import ArticleContract
import DomainKit
import Testing

@testable import ArticlePresentation

struct LibraryPagesTests {
    private var pages = LibraryPages(first: .first)

    private func items(_ ids: String...) -> [LibraryItem] {
        ids.map { LibraryItem(row: LibraryRow(id: $0, title: $0, remarks: []), route: .detail($0)) }
    }

    @Test mutating func `pages follow each other, and the end is remembered`() {
        #expect(pages.loadNext() == nil)
        #expect(pages.reload(keepsExtent: true) == .first)
        #expect(pages.loadNext() == nil)
        #expect(pages.receive(items("a"), next: PageRequest.first.next) == .show(items("a")))
        #expect(pages.loadNext() == PageRequest.first.next)
        #expect(pages.loadNext() == nil)
        #expect(pages.receive(items("b"), next: nil) == .append(items("b")))
        #expect(pages.loadNext() == nil)
        #expect(pages.items == items("a", "b"))
    }

    @Test mutating func `a list that is loaded again is as long as before, or as it can be`() {
        _ = pages.reload(keepsExtent: true)
        _ = pages.receive(items("a", "b", "c"), next: nil)
        #expect(pages.reload(keepsExtent: true) == .first)
        #expect(pages.receive(items("d", "a"), next: PageRequest.first.next) == .load(PageRequest.first.next))
        #expect(pages.items == items("a", "b", "c"))
        #expect(pages.receive(items("b"), next: nil) == .show(items("d", "a", "b")))
        #expect(pages.reload(keepsExtent: false) == .first)
        #expect(pages.receive(items("d"), next: PageRequest.first.next) == .show(items("d")))
    }

    @Test mutating func `a failure keeps the rows, and the same page can be received later`() {
        _ = pages.reload(keepsExtent: true)
        _ = pages.receive(items("a"), next: PageRequest.first.next)
        _ = pages.loadNext()
        pages.fail()
        #expect(pages.loadNext() == PageRequest.first.next)
        pages.fail()
        #expect(pages.receive(items("b"), next: nil) == .append(items("b")))
        _ = pages.reload(keepsExtent: true)
        pages.fail()
        #expect(pages.receive(items("c", "d"), next: nil) == .show(items("c", "d")))
    }
}
