import ArticleContract
import ArticleTerminal
import PresentationKit
import Testing
import ViewKit
import ViewTesting

extension ArticleListViewControllerTests {
    @Test func `a query whose results stay is restored with the position in them, and leaving them ends it`() throws {
        let host = StubSceneHost()
        func makeScreen() -> ArticleListViewController {
            ArticleListViewController(eventListener: outbox.listener, host: host)
        }
        let (first, next) = (makeScreen(), makeScreen())
        first.viewDidLoad()
        first.rootView.search.insert("設計")
        first.rootView.search.submit()
        first.show([row(1), row(2), row(3)])
        first.rootView.list.select("id2")
        let position = try #require(first.restorationState)
        #expect((position.decoded() as CollectionPosition<String>?)?.selection == "id2")
        let actions: [ArticleListAction] = [.search, .endSearch, .remove]
        first.show([row(1), row(2), row(3)], actions: actions, search: "設計")
        first.rootView.list.select("id2")
        let state = try #require(first.restorationState)
        #expect((state.decoded() as CollectionPosition<String>?) == nil)
        next.restore(state)
        #expect(next.restorationState == state)
        outbox.events = []
        next.viewDidLoad()
        next.show([row(2), row(1)])
        next.rootView.list.select("id1")
        next.viewWillAppear()
        #expect(outbox.events == [.viewDidLoad, .didSubmitQuery("設計")])
        #expect(next.rootView.search.isHidden)
        // The heading changes before the results are there; the position is not one in the list.
        next.show([row(2), row(1)], heading: "設計", actions: actions)
        #expect(next.rootView.list.selection == "id1")
        next.show([], actions: actions, search: "設計")
        #expect(next.restorationState == state)
        next.show([row(1), row(2), row(3)], actions: actions, search: "設計")
        #expect(next.rootView.list.selection == "id2")
        #expect(next.restorationState == state)
        next.show([row(1), row(2), row(3)])
        next.rootView.list.select("id2")
        #expect(next.restorationState == position)
        // The position of a session that an older version stored.
        let older = makeScreen()
        older.restore(position)
        #expect(older.restorationState == position)
    }
}
