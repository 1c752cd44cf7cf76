import ArticleContract
import ArticleDomain
import Determinism
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import Testing
import UIKit
import UIKitHost

@testable import ArticleUIKit

extension UIKitTests {
    /// Tests of the scenes of articles on UIKit, with their presenters, interactors and use cases.
    @MainActor
    @Suite(.timeLimit(.minutes(2)))
    struct ReaderTests {
        private func reader(
            _ lists: [ArticleSelection: [String]] = [.newest: ["a", "b", "c", "d", "e"]],
            text blocks: [MarkupBlock] = [],
            comments: [ArticleComment] = []
        ) -> Reader {
            Reader(StubHost(lists, comments: comments), text: blocks)
        }

        private func titles(_ reader: Reader) -> [String] {
            reader.list?.rootView.table.visibleCells.compactMap { ($0 as? ArticleCell)?.texts.first } ?? []
        }

        private func cell(_ row: Int, of reader: Reader) -> ArticleCell? {
            reader.list?.rootView.table.cellForRow(at: IndexPath(row: row, section: 0)) as? ArticleCell
        }

        /// Opens the article of a row.
        private func tap(_ row: Int, of reader: Reader) async {
            reader.list?.rootView.table.standInTap(IndexPath(row: row, section: 0))
            await reader.waitUntilIdle()
        }

        /// Chooses an action from the menu of a row.
        private func choose(_ title: String, at row: Int, of reader: Reader) async throws {
            let table = try #require(reader.list?.rootView.table)
            UIStandIn.choose(title, from: UIStandIn.menu(at: IndexPath(row: row, section: 0), in: table))
            await reader.waitUntilIdle()
        }

        /// Chooses an action of an article.
        private func choose(_ title: String, of reader: Reader) async {
            UIStandIn.choose(title, from: reader.detail?.navigationItem.rightBarButtonItem?.menu)
            await reader.waitUntilIdle()
        }

        // MARK: - Lists

        @Test func `a screen is filled page by page, to the end of the list`() async {
            let reader = reader()
            await reader.open(.list(.newest))
            #expect(titles(reader) == ["a", "b", "c", "d", "e"].map { "Title \($0)" })
            #expect(await reader.articles.asked == [.newest, .newest, .newest])
            #expect(reader.list?.navigationItem.title != nil)
            #expect(reader.list?.rootView.status.isHidden == true)
        }

        @Test func `the next page is fetched when the list is scrolled to its end`() async throws {
            let reader = reader([.newest: (1...26).map { "\($0)" }])
            await reader.open(.list(.newest))
            #expect(await reader.articles.asked.count == 6)
            let table = try #require(reader.list?.rootView.table)
            table.standInScroll(toRow: 2)
            await reader.waitUntilIdle()
            #expect(await reader.articles.asked.count == 7)
            #expect(table.numberOfRows(inSection: 0) == 14)
        }

        @Test func `answers to an older query are dropped`() async throws {
            let (old, new) = (
                ArticleSelection.search(try SearchQuery("s")), ArticleSelection.search(try SearchQuery("sw"))
            )
            let reader = reader([.newest: ["a"], old: ["x", "y"], new: ["z"]])
            await reader.open(.list(.newest))
            await reader.articles.hold(old)
            try await type("s", in: reader)
            while await reader.articles.asked.last != old { await Task.yield() }
            try await type("sw", in: reader)
            while titles(reader) != ["Title z"] { await Task.yield() }
            await reader.articles.release(old)
            await reader.waitUntilIdle()
            #expect(titles(reader) == ["Title z"])

            let search = try #require(reader.list?.rootView.search)
            search.delegate?.searchBarCancelButtonClicked(search)
            await reader.waitUntilIdle()
            #expect(titles(reader) == ["Title a"])
        }

        /// Types a query, and lets the pause after it pass.
        private func type(_ query: String, in reader: Reader) async throws {
            let search = try #require(reader.list?.rootView.search)
            search.text = query
            search.delegate?.searchBar(search, textDidChange: query)
            await reader.clock.waitForSleepers()
            reader.clock.advance(by: .milliseconds(300))
        }

        @Test func `a submitted query opens its results on a screen of their own`() async throws {
            let query = ArticleSelection.search(try SearchQuery("swift"))
            let reader = reader([.newest: ["a"], query: ["z"]])
            await reader.open(.list(.newest))
            let search = try #require(reader.list?.rootView.search)
            search.text = "swift"
            search.delegate?.searchBarSearchButtonClicked(search)
            await reader.waitUntilIdle()
            #expect(reader.navigator.routes == [[.list(.newest), .list(.search("swift"))]])
            #expect(titles(reader) == ["Title z"])
        }

        @Test func `a failure shows an alert; a retry fetches the list, and cancelling leaves the screen as it is`()
            async throws
        {
            let reader = reader([.newest: ["a"]])
            await reader.articles.fail(.offline, .timedOut)
            await reader.open(.list(.newest))
            #expect(reader.alert != nil)
            await reader.answer("Retry")
            #expect(reader.alert != nil)
            #expect(titles(reader) == [])
            await reader.answer("Cancel")
            #expect(reader.alert == nil)
            #expect(titles(reader) == [])
            reader.list?.rootView.table.refreshControl?.sendActions(for: .valueChanged)
            await reader.waitUntilIdle()
            #expect(titles(reader) == ["Title a"])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `an article that is kept and stocked from the list is marked in its row`() async throws {
            let reader = reader()
            await reader.open(.list(.newest))
            try await choose("Stock", at: 1, of: reader)
            #expect(cell(1, of: reader)?.texts.dropFirst().first == "stocked")
            #expect(cell(0, of: reader)?.texts.count == 2)
            try await choose("Keep", at: 1, of: reader)
            #expect(cell(1, of: reader)?.texts.dropFirst().first == "stocked · kept")
            #expect(await reader.articles.stocks == [try ArticleID("b")])
            #expect(reader.list?.rootView.status.text != nil)
        }

        // MARK: - Articles

        @Test func `a row opens its article, and the back button leads back to the list`() async throws {
            let reader = reader()
            await reader.open(.list(.newest))
            await tap(1, of: reader)
            #expect(reader.navigator.routes == [[.list(.newest), .detail("b", in: .newest)]])
            #expect(reader.detail?.rootView.text.attributedText.string.hasPrefix("Title b\n") == true)
            reader.navigationController?.popViewController(animated: true)
            UIStandIn.finishTransitions()
            #expect(reader.navigator.routes == [[.list(.newest)]])
            #expect(titles(reader).count == 5)
        }

        @Test func `the next article of the list replaces the one that is shown`() async {
            let reader = reader()
            await reader.open(.list(.newest))
            await tap(0, of: reader)
            await choose("Next", of: reader)
            #expect(reader.navigator.routes == [[.list(.newest), .detail("b", in: .newest)]])
            #expect(reader.detail?.navigationItem.title == "Title b")
        }

        @Test func `an article that is stocked is marked in the list, and can be removed from the stocks`() async throws
        {
            let reader = reader()
            await reader.open(.list(.newest))
            await tap(2, of: reader)
            await choose("Stock", of: reader)
            #expect(await reader.articles.stocks == [try ArticleID("c")])
            reader.navigator.go(.back)
            await reader.waitUntilIdle()
            #expect(cell(2, of: reader)?.texts.contains("stocked") == true)
            await tap(2, of: reader)
            await choose("Unstock", of: reader)
            #expect(await reader.articles.stocks == [])
        }

        @Test func `a link opens in the browser, and one to another article on a screen`() async throws {
            let (page, other) = ("https://swift.org/blog", "https://qiita.com/ann/items/e")
            let links: [MarkupInline] = [.link(url: page, [.text("a page")]), .link(url: other, [.text("an article")])]
            let reader = reader(text: [.paragraph(links)])
            await reader.open(.list(.newest), .detail("a"))
            let text = try #require(reader.detail?.rootView.text)
            #expect(UIStandIn.tap(try #require(URL(string: page)), in: text))
            await reader.waitUntilIdle()
            #expect(await reader.browser.pages == [page])
            #expect(reader.detail?.rootView.status.text?.contains(page) == true)
            #expect(UIStandIn.tap(try #require(URL(string: other)), in: text))
            await reader.waitUntilIdle()
            #expect(reader.navigator.routes == [[.list(.newest), .detail("a"), .detail(other)]])
            #expect(reader.detail?.navigationItem.title == "Title e")
        }

        @Test func `an article is shown where it was left`() async throws {
            let reader = reader(text: (1...40).map { .paragraph([.text("Paragraph \($0)")]) })
            await reader.open(.detail("a"))
            UIStandIn.scroll(try #require(reader.detail?.rootView.text), toLine: 20)
            await reader.waitUntilIdle()
            await reader.open(.detail("a"))
            #expect(reader.detail?.rootView.text.contentOffset.y == 20 * UITextView.standInLineHeight)
        }

        @Test func `a failure of an article shows an alert, and a retry its text`() async {
            let reader = reader()
            await reader.articles.fail(.offline)
            await reader.open(.detail("a"))
            #expect(reader.detail?.rootView.text.attributedText.string == "")
            await reader.answer("Retry")
            #expect(reader.detail?.navigationItem.title == "Title a")
        }

        // MARK: - Comments

        @Test func `the comments of an article are on a screen of their own, with links of all of them`() async throws {
            let comments = try ["c1", "c2"].map { id in
                ArticleComment(
                    id: try CommentID(id),
                    body: "",
                    author: try ArticleAuthor(id: "bob", name: ""),
                    createdAt: TestWallClock().now,
                    updatedAt: nil
                )
            }
            let page = "https://swift.org/blog"
            let reader = reader(text: [.paragraph([.link(url: page, [.text("a page")])])], comments: comments)
            await reader.open(.detail("a"))
            await choose("Comments", of: reader)
            let text = try #require(reader.comments?.rootView.text)
            let head = "@bob · 1970-01-01 09:00 JST"
            #expect(text.attributedText.string == "\(head)\na page\n\(head)\na page\n")
            #expect(reader.comments?.navigationItem.title == "2 comments")
            #expect(UIStandIn.tap(try #require(URL(string: page)), in: text))
            await reader.waitUntilIdle()
            #expect(await reader.browser.pages == [page])
        }

        @Test func `a failure of the comments shows an alert, and a retry the comments`() async {
            let reader = reader()
            await reader.articles.fail(.offline)
            await reader.open(.comments("a"))
            await reader.answer("Retry")
            #expect(reader.comments?.navigationItem.title == "No comments")
        }

        // MARK: - Routes

        @Test func `the routes are restored from their archive, and only the top screen fetches its content`()
            async throws
        {
            let first = reader()
            await first.open(.list(.newest), .detail("b", in: .newest), .comments("b"))
            let archive = RouteArchive<ArticleRoute>()
            let data = try archive.data(of: first.navigator.routesOfAllTabs)
            let routes = try #require(archive.routes(of: data))

            let second = reader()
            second.navigator.open(routes)
            await second.waitUntilIdle()
            #expect(second.comments?.navigationItem.title == "No comments")
            #expect(await second.articles.asked == [])
            second.navigationController?.popViewController(animated: true)
            await second.waitUntilIdle()
            #expect(second.detail?.navigationItem.title == "Title b")
        }
    }
}
