import ArticleContract
import ArticleSwiftUI
import AttemptKit
import PresentationKit
import SwiftUIHost
import Testing

@MainActor
struct ArticleListStoreTests {
    @MainActor
    private final class Outbox {
        var events: [ArticleListEvent] = []
        var copied: [String] = []

        func take() -> [ArticleListEvent] {
            defer { events = [] }
            return events
        }
    }

    private let host = StoreHost<ArticleListStore>(wording: Wording(.english))
    private let outbox = Outbox()
    private let store: ArticleListStore

    init() {
        store = ArticleListStore(
            eventListener: AnyEventListener { [outbox] in outbox.events.append($0) },
            host: host,
            copy: { [outbox] in outbox.copied.append($0) }
        )
        store.willAppear()
    }

    private func show(_ rows: ClosedRange<Int>, search: String? = nil, hasNextPage: Bool = false, notice: String? = nil)
    {
        let content = ArticleListContent(
            search: search,
            rows: rows.map { ArticleRow(id: "\(search ?? "")\($0)", title: "Title \($0)") },
            hasNextPage: hasNextPage,
            notice: notice.map { Phrase(verbatim: $0) }
        )
        store.handle(command: .show(content))
    }

    @Test func `the content is requested once, and the screen reports that it is shown again`() {
        store.willAppear()
        #expect(outbox.take() == [.viewDidLoad, .viewWillReappear])
    }

    @Test func `the last row asks for more when it is shown, or when more turns out to be there`() {
        _ = outbox.take()
        show(1...3, hasNextPage: true)
        store.willShow("2")
        #expect(outbox.take() == [])
        store.willShow("3")
        #expect(outbox.take() == [.didAskForMore])
        show(1...4, hasNextPage: true)
        store.willShow("4")
        store.didHide("4")
        #expect(outbox.take() == [.didAskForMore])
        show(1...4, hasNextPage: true)
        #expect(outbox.take() == [])
        store.willShow("4")
        show(1...4)
        #expect(outbox.take() == [.didAskForMore])
        show(1...4, hasNextPage: true)
        #expect(outbox.take() == [.didAskForMore])
    }

    @Test func `results begin at the top, and the list comes back where it was`() {
        show(1...9)
        #expect(store.scrollTarget == nil)
        for row in 4...6 { store.willShow("\(row)") }
        show(1...5, search: "s")
        #expect(store.scrollTarget == "s1")
        store.didScroll()
        show(1...6, search: "s")
        #expect(store.scrollTarget == nil)
        for row in 4...6 { store.didHide("\(row)") }
        show(1...9)
        #expect(store.scrollTarget == "4")
    }

    @Test func `a list that lacks the row at the top comes back at its beginning`() {
        show(1...9)
        store.willShow("9")
        show(1...5, search: "s")
        show(1...3)
        #expect(store.scrollTarget == "1")
    }

    @Test func `the search field reports each change, the submission and the end`() {
        _ = outbox.take()
        store.setSearching(true)
        store.setQuery("swift")
        store.setQuery("swift")
        #expect(outbox.take() == [.didChangeQuery("swift")])
        store.submitQuery()
        #expect(store.query == "" && !store.isSearching)
        // SwiftUI writes what it was told, too.
        store.setQuery("")
        store.setSearching(false)
        #expect(outbox.take() == [.didSubmitQuery("swift")])
        store.setSearching(true)
        store.setQuery("s")
        store.setSearching(false)
        #expect(store.query == "")
        #expect(outbox.take() == [.didChangeQuery("s"), .didCancelSearch])
    }

    @Test func `a notice of the content stays until it changes, and progress covers nothing that is kept`() {
        show(1...2, notice: "Kept copies")
        store.handle(command: .showProgress(.wait(secondsLeft: 3)))
        #expect(store.progress == .wait(secondsLeft: 3))
        store.handle(command: .showProgress(nil))
        #expect(store.message == Phrase(verbatim: "Kept copies"))
        store.handle(command: .showNotice(Phrase(verbatim: "Copied")))
        show(1...3, notice: "Kept copies")
        #expect(store.message == Phrase(verbatim: "Copied"))
        show(1...3)
        #expect(store.message == nil)
    }

    @Test func `a text is copied by the app`() {
        store.handle(command: .copy("https://example.org/a"))
        #expect(outbox.copied == ["https://example.org/a"])
    }
}
