import ArticleContract
import ArticleDomain
import ArticleSwiftUI
import Determinism
import DomainKit
import DomainTesting
import PresentationKit
import Testing
import UIKit

@testable import SwiftUIHost

extension UIKitTests {
    /// Tests of the list of articles on SwiftUI, with its presenter, interactor and use cases.
    @MainActor
    @Suite(.timeLimit(.minutes(1)))
    struct ArticleStoreTests {
        private func reader(_ lists: [ArticleSelection: [String]] = [.newest: ["a", "b", "c"]]) -> Reader {
            Reader(StubHost(lists))
        }

        /// Opens the newest articles, and shows all rows that are there.
        private func open(_ reader: Reader) async throws -> ArticleListStore {
            reader.navigator.go(.launch(.list(.newest)))
            let store = try #require(reader.navigator.screens.top)
            reader.host.willAppear(store)
            await reader.waitUntilIdle()
            return store
        }

        private func titles(_ store: ArticleListStore) -> [String] { store.content.rows.map(\.title) }

        @Test func `the list is filled when its last row is shown, to its end`() async throws {
            let reader = reader()
            let store = try await open(reader)
            #expect(titles(store) == ["Title a", "Title b"])
            store.willShow("b")
            await reader.waitUntilIdle()
            #expect(titles(store) == ["Title a", "Title b", "Title c"])
            store.willShow("c")
            await reader.waitUntilIdle()
            #expect(await reader.articles.asked == [.newest, .newest])
        }

        @Test func `a search takes the place of the list until it ends, and its results have a screen of their own`()
            async throws
        {
            let query = ArticleSelection.search(try SearchQuery("swift"))
            let reader = reader([.newest: ["a"], query: ["z"]])
            let store = try await open(reader)
            store.setSearching(true)
            store.setQuery("swift")
            await reader.clock.waitForSleepers()
            reader.clock.advance(by: .milliseconds(300))
            while titles(store) != ["Title z"] { await Task.yield() }
            store.setSearching(false)
            await reader.waitUntilIdle()
            #expect(titles(store) == ["Title a"])

            store.setQuery("swift")
            store.submitQuery()
            await reader.waitUntilIdle()
            #expect(reader.navigator.routes == [[.list(.newest), .list(.search("swift"))]])
        }

        @Test func `a failure shows an alert, and a retry fetches the list`() async throws {
            let reader = reader()
            await reader.articles.fail(.timedOut)
            let store = try await open(reader)
            let alert = try #require(reader.host.alert)
            reader.host.didShowAlert(alert.id)
            reader.host.choose(0)
            reader.host.dismissAlert(alert.id)
            reader.host.didShowAlert(nil)
            await reader.waitUntilIdle()
            #expect(titles(store) == ["Title a", "Title b"])
        }

        @Test func `an action of a row reaches its article`() async throws {
            let reader = reader()
            let store = try await open(reader)
            #expect(store.content.rowActions.contains(.stock))
            store.send(.didAskFor(.stock, of: ["b"]))
            await reader.waitUntilIdle()
            #expect(await reader.articles.stocks.map(\.rawValue) == ["b"])
            store.send(.didAskFor(.copy, of: ["b"]))
            await reader.waitUntilIdle()
            #expect(UIPasteboard.general.string == "https://qiita.com/ann/items/b")
        }
    }
}
