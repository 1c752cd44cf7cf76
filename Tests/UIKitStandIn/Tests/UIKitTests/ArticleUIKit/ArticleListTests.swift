import ArticleContract
import AttemptKit
import Foundation
import PresentationKit
import Testing
import UIKit
import UIKitHost

@testable import ArticleUIKit

extension UIKitTests {
    /// Tests of the view controller of a list, whose presenter is the test.
    @MainActor
    struct ArticleListTests {
        private let window = Window()
        private let outbox = Outbox<ArticleListEvent>()
        private let screen: ArticleListViewController

        init() {
            screen = ArticleListViewController(eventListener: outbox.listener, host: window.host)
            window.makeScreen = { [screen] _ in screen }
            window.go(.launch(1))
            UIStandIn.announcements = []
        }

        private var table: UITableView { screen.rootView.table }
        private var search: UISearchBar { screen.rootView.search }
        private var cells: [ArticleCell] { table.visibleCells.compactMap { $0 as? ArticleCell } }

        private func rows(_ ids: ClosedRange<Int>) -> [ArticleRow] { ids.map { ArticleRow("\($0)") } }

        private func show(
            _ rows: [ArticleRow] = [],
            actions: [ArticleListAction] = [],
            search: String? = nil,
            footer: String? = nil,
            hasNextPage: Bool = false,
            notice: String? = nil
        ) {
            let content = ArticleListContent(
                actions: actions,
                search: search,
                rows: rows,
                footer: footer.map { Phrase(verbatim: $0) },
                hasNextPage: hasNextPage,
                notice: notice.map { Phrase(verbatim: $0) }
            )
            screen.handle(command: .show(content))
        }

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        // MARK: - Rows

        @Test func `the content is requested when the view is loaded`() {
            #expect(outbox.events == [.viewDidLoad])
        }

        @Test func `a row shows title, remarks and marks, and an unread title is bold`() throws {
            show([ArticleRow("a"), ArticleRow("b", isRead: true, isKept: true, isStocked: true)])
            #expect(
                cells.map(\.texts) == [
                    ["Title a", "@ann · 2018-05-29 JST · ♥ 5 · 1 stock · #Swift #設計"],
                    ["Title b", "stocked · kept", "read · @ann · 2018-05-29 JST · ♥ 5 · 1 stock · #Swift #設計"],
                ]
            )
            #expect(cells.map(\.isBold) == [true, false])
        }

        @Test func `a changed row is shown in the same cell`() throws {
            show(rows(1...3))
            let cell = try #require(cells.first)
            show([ArticleRow("1", isStocked: true)] + rows(2...3))
            #expect(cells.first === cell)
            #expect(cell.texts.contains("stocked"))
        }

        @Test func `rows are appended and replaced, and no rows have no footer`() {
            show(rows(1...2))
            show(rows(1...4), footer: "Some articles")
            #expect(cells.map(\.texts.first) == ["Title 1", "Title 2", "Title 3", "Title 4"])
            #expect(screen.rootView.footerText == "Some articles")
            show()
            #expect(cells.isEmpty)
            #expect(screen.rootView.footerText == nil)
        }

        @Test func `the list comes back from a search where it was scrolled to`() {
            show(rows(1...30))
            table.standInScroll(toRow: 12)
            show(rows(1...2), search: "swift")
            UIStandIn.finishTransitions()
            #expect(table.standInTopRow == 0)
            show(rows(1...30))
            #expect(table.standInTopRow == 12)
            show(rows(1...30), search: "swift")
            show(rows(1...2))
            #expect(cells.count == 2)
        }

        // MARK: - Input

        @Test func `a tap on a row selects its article and leaves no row marked`() {
            show(rows(1...3))
            _ = outbox.take()
            table.standInTap(path(1))
            #expect(outbox.take() == [.didOpen("2")])
            #expect(table.indexPathForSelectedRow == nil)
        }

        @Test func `the next page is requested when the last row appears, as long as there is one`() {
            show(rows(1...30), hasNextPage: true)
            _ = outbox.take()
            table.standInScroll(toRow: 10)
            #expect(outbox.take() == [])
            table.standInScroll(toRow: 20)
            #expect(outbox.take() == [.didAskForMore])
            show(rows(1...40))
            table.standInScroll(toRow: 30)
            #expect(outbox.take() == [])
        }

        @Test func `the next page is requested at once where the rows do not fill the screen`() {
            show(rows(1...3))
            #expect(outbox.events == [.viewDidLoad])
            show(rows(1...3), hasNextPage: true)
            #expect(outbox.events == [.viewDidLoad, .didAskForMore])
        }

        @Test func `a press on a row offers the actions of the presenter, and none without an offer`() {
            show(rows(1...3))
            #expect(UIStandIn.menu(at: path(2), in: table) == nil)
            show(rows(1...3), actions: ArticleListAction.allCases)
            let menu = UIStandIn.menu(at: path(2), in: table)
            let titles = ["Keep", "Stock", "Browser", "Copy Links", "Remove"]
            #expect(menu?.children.map(\.title) == titles)
            _ = outbox.take()
            for title in titles { UIStandIn.choose(title, from: menu) }
            #expect(outbox.take() == (ArticleListAction.batches + [.remove]).map { .didAskFor($0, of: ["3"]) })
            #expect(UIStandIn.menu(at: path(3), in: table) == nil)
        }

        @Test func `a list that can be cleared has a menu for it, and one that can be searched a field`() {
            #expect(search.isHidden)
            show(actions: [.search, .endSearch, .clear])
            #expect(!search.isHidden)
            #expect(!search.showsCancelButton)
            _ = outbox.take()
            #expect(UIStandIn.choose("Clear", from: screen.navigationItem.rightBarButtonItem?.menu))
            #expect(outbox.take() == [.didAskFor(.clear, of: [])])
            show()
            #expect(screen.navigationItem.rightBarButtonItem == nil)
            #expect(search.isHidden)
        }

        @Test func `a list that is shown again reports it`() {
            window.makeScreen = { NumberedScreen($0) }
            _ = outbox.take()
            window.go(.push(2))
            window.go(.back)
            #expect(outbox.take() == [.viewWillReappear])
        }

        @Test func `a row of the library has its remarks and the line that matches a search`() {
            let remark = Phrase(verbatim: "kept on 2018-05-29")
            show([ArticleRow(id: "a", title: "Whales", remarks: [remark], excerpt: "a whale")])
            #expect(cells.map(\.texts) == [["Whales", "kept on 2018-05-29", "a whale"]])
        }

        @Test func `the search field reports each change, the submission and the end`() {
            _ = outbox.take()
            search.standInType("swift")
            #expect(search.showsCancelButton)
            search.delegate?.searchBarSearchButtonClicked(search)
            #expect(search.text == nil)
            #expect(!search.showsCancelButton)
            search.standInTap()
            #expect(search.standInTapCancel())
            #expect(outbox.take() == [.didChangeQuery("swift"), .didSubmitQuery("swift"), .didCancelSearch])
        }

        @Test func `letters that an input method has not decided on are no query`() {
            _ = outbox.take()
            search.standInType("sう", marked: true)
            #expect(outbox.take() == [])
            search.standInType("索引")
            #expect(outbox.take() == [.didChangeQuery("索引")])
        }

        @Test func `a query that is typed in the middle of the list shows its results from the top`() {
            show(rows(1...30))
            UIStandIn.finishTransitions()
            table.standInScroll(toRow: 12)
            search.standInType("swift")
            show(rows(1...25), search: "swift")
            #expect(table.standInTopRow == 0)
            table.standInScroll(toRow: 7)
            show(rows(1...26), search: "swift")
            #expect(table.standInTopRow == 7)
        }

        @Test(arguments: [[ArticleListAction.search], [.search, .endSearch]])
        func `a search can be ended when its field has lost the focus`(actions: [ArticleListAction]) throws {
            show(actions: actions)
            search.standInType("swift")
            #expect(screen.navigationItem.rightBarButtonItem == nil)
            search.resignFirstResponder()
            #expect(!search.standInTapCancel())
            _ = outbox.take()
            #expect(UIStandIn.choose("End Search", from: screen.navigationItem.rightBarButtonItem?.menu))
            #expect(outbox.take() == [.didCancelSearch])
            #expect(search.text == nil)
        }

        @Test func `a button that is an image has a name`() {
            show(actions: [.clear])
            #expect(screen.navigationItem.rightBarButtonItem?.accessibilityLabel == "Actions")
        }

        @Test func `the menu of the tabs marks the selected one and selects others`() {
            screen.handle(command: .show(ArticleListContent(tab: .stocks)))
            let item = screen.navigationItem.leftBarButtonItem
            #expect(item?.title == "Stocks")
            let states = item?.menu?.children.compactMap { ($0 as? UIAction)?.state }
            #expect(states == [.off, .on, .off, .off, .off, .off, .off])
            _ = outbox.take()
            #expect(UIStandIn.choose("Newest", from: item?.menu))
            #expect(outbox.take() == [.didSelectTab(.newest)])
        }

        @Test func `pulling the list down refreshes it, which the status shows and not the control`() throws {
            _ = outbox.take()
            let control = try #require(screen.rootView.table.refreshControl)
            control.beginRefreshing()
            control.sendActions(for: .valueChanged)
            #expect(outbox.take() == [.didAskForRefresh])
            #expect(!control.isRefreshing)
        }

        // MARK: - Status

        @Test func `progress covers a message until it is hidden`() {
            let status = screen.rootView.status
            #expect(status.isHidden)
            show(notice: "Kept copies")
            screen.handle(command: .showProgress(.activity(Phrase(verbatim: "Checking…"))))
            #expect(status.text == "Checking…")
            screen.handle(command: .showProgress(nil))
            #expect(status.text == "Kept copies")
            #expect(UIStandIn.announcements == ["Kept copies"])
            show()
            #expect(status.isHidden)
        }

        @Test func `a wait shows the seconds that are left, and a button that ends it`() {
            let status = screen.rootView.status
            screen.handle(command: .showProgress(.wait(secondsLeft: 3)))
            #expect(status.text == PauseText.progressBesideButton(secondsLeft: 3).english)
            #expect(!status.cancelButton.isHidden)
            #expect(status.cancelButton.title(for: .normal) == "Stop Waiting")
            _ = outbox.take()
            status.cancelButton.sendActions(for: .touchUpInside)
            #expect(outbox.take() == [.didCancelWait])
            screen.handle(command: .showProgress(nil))
            #expect(status.cancelButton.isHidden)
        }

        @Test func `a text is copied to the pasteboard`() {
            screen.handle(command: .copy("https://example.org/a"))
            #expect(UIPasteboard.general.string == "https://example.org/a")
        }

        // MARK: - Alerts

        @Test(arguments: ArticleFailureAction.samples)
        func `each answer to an alert reaches the presenter`(action: ArticleFailureAction) {
            screen.handle(command: .showAlert(.sample(offering: action)))
            UIStandIn.finishTransitions()
            _ = outbox.take()
            #expect(window.tap(action.title.english))
            #expect(outbox.take() == [.didAnswer(AlertAnswer(action))])
            #expect(window.alert == nil)
        }
    }
}
