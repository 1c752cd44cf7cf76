import ArticleContract
import AttemptKit
import Foundation
import KeychainSecrets
import PresentationKit
import RepositoryKit
import RepositoryTesting
import Security
import Testing
import UIKit
import UIKitHost

@testable import ArticleUIKit
@testable import ReaderIOS

extension UIKitTests {
    /// Tests of the app of articles on iOS, from its transport, its folders and its Keychain to its screens.
    @MainActor
    @Suite(.timeLimit(.minutes(1)))
    final class ReaderIOSTests: IOSAppTests {
        /// A Qiita with one article, and an account for one token.
        private struct StubQiita: HTTPExchange {
            private static let article = #"""
                {
                    "id": "a", "title": "Title", "body": "# Heading\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n[link](https://example.org/)",
                    "url": "https://qiita.com/ann/items/a", "created_at": "2018-05-29T22:54:29+09:00",
                    "user": {"id": "ann"}, "tags": [{"name": "Swift"}]
                }
                """#

            private static let comments = #"""
                [
                    {"id": "c1", "body": "[one](https://example.org/1)", "user": {"id": "bob"}},
                    {"id": "c2", "body": "[two](https://example.org/2)", "user": {"id": "bob"}}
                ]
                """#

            func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
                let isSignedIn = request.token?.authorization(for: request.url) == "Bearer good"
                let (status, body) =
                    switch request.url.path {
                    case "/api/v2/items": (200, "[\(Self.article)]")
                    case "/api/v2/items/a": (200, Self.article)
                    case "/api/v2/items/a/comments": (200, Self.comments)
                    case "/api/v2/authenticated_user": isSignedIn ? (200, #"{"id": "ann"}"#) : (401, "{}")
                    case "/api/v2/users/ann/stocks": isSignedIn ? (200, "[\(Self.article)]") : (401, "{}")
                    default: (404, "{}")
                    }
                return HTTPResponse(status: status, headers: [:], body: Data(body.utf8), url: request.url)
            }
        }

        private let folder = FileManager.default.temporaryDirectory.appending(path: "reader-\(UUID().uuidString)").path
        private let service = UUID().uuidString
        private let keychain: KeychainSecretStore

        init() {
            keychain = KeychainSecretStore(service: service)
            UIStandIn.messages = []
            UIStandIn.openedURLs = []
        }

        deinit {
            try? FileManager.default.removeItem(atPath: folder)
        }

        private func connect(
            _ session: UISceneSession = UISceneSession(),
            links: Set<UIOpenURLContext> = []
        ) -> (SceneDelegate, UIWindowScene) {
            let delegate = SceneDelegate()
            delegate.storage = ReaderStorage(folder: folder, caches: folder + "/caches", secrets: keychain)
            delegate.transport = StubQiita()
            let options = UIScene.ConnectionOptions()
            options.urlContexts = links
            let scene = UIWindowScene(session: session, connectionOptions: options)
            delegate.scene(scene, willConnectTo: session, options: options)
            return (delegate, scene)
        }

        private func list(of delegate: SceneDelegate) async throws -> ArticleListViewController {
            let list = try await top(ArticleListViewController.self, of: delegate)
            return try await wait { list.rootView.table.visibleCells.isEmpty ? nil : list }
        }

        @Test func `an article of the list is read, its link is opened by the system, and its screen is restored`()
            async throws
        {
            let (delegate, scene) = connect()
            try await list(of: delegate).rootView.table.standInTap(IndexPath(row: 0, section: 0))
            let detail = try await top(ArticleDetailViewController.self, of: delegate)
            let text = try await wait { detail.rootView.text.attributedText.length > 0 ? detail.rootView.text : nil }
            for part in ["Heading", "x │ y", "1 │ 2", "link"] { #expect(text.attributedText.string.contains(part)) }
            detail.eventListener.handle(event: .didAskToOpenLink(1))
            let opened = try await wait { UIStandIn.openedURLs.first }
            #expect(opened.absoluteString == "https://example.org/")

            let session = UISceneSession()
            session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
            _ = try await top(ArticleDetailViewController.self, of: connect(session).0)
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `the comments of an article are on a screen of their own, with links of all of them`() async throws {
            let (delegate, _) = connect()
            try await list(of: delegate).rootView.table.standInTap(IndexPath(row: 0, section: 0))
            let detail = try await top(ArticleDetailViewController.self, of: delegate)
            try await wait { detail.rootView.text.attributedText.length > 0 ? () : nil }
            UIStandIn.choose("Comments", from: detail.navigationItem.rightBarButtonItem?.menu)
            let comments = try await top(CommentListViewController.self, of: delegate)
            try await wait { comments.navigationItem.title == "2 comments" ? () : nil }
            #expect(UIStandIn.tap(try #require(URL(string: "https://example.org/2")), in: comments.rootView.text))
            let opened = try await wait { UIStandIn.openedURLs.first }
            #expect(opened.absoluteString == "https://example.org/2")
        }

        @Test func `a link opens its article above what is read, at the start and later`() async throws {
            let link = UIOpenURLContext(standIn: try #require(URL(string: "qiita-reader://qiita.com/ann/items/a")))
            let (delegate, scene) = connect(links: [link])
            for isFirst in [true, false] {
                let detail = try await top(ArticleDetailViewController.self, of: delegate)
                try await wait { detail.navigationItem.title == "Title" ? () : nil }
                detail.navigationController?.popViewController(animated: true)
                _ = try await list(of: delegate)
                if isFirst { delegate.scene(scene, openURLContexts: [link]) }
            }
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test(arguments: ["https://qiita.com/ann/items/a", "qiita-reader:a", "hoge://appearance"])
        func `links of others name no scene`(link: String) throws {
            #expect(AppScene(try #require(URL(string: link))) == nil)
        }

        @Test func `a search is saved from its results under a name, and the list of searches has it`() async throws {
            let (delegate, scene) = connect()
            try await list(of: delegate).eventListener.handle(event: .didSubmitQuery("swift"))
            let results = try await wait {
                top(of: delegate).flatMap { $0.navigationItem.leftBarButtonItem?.title == "Save Search" ? $0 : nil }
            }
            UIStandIn.tap("Save Search", in: results.navigationItem)
            UIStandIn.tap("Cancel", in: try await alert(of: delegate))
            try await wait { top(of: delegate) === results ? () : nil }

            UIStandIn.tap("Save Search", in: results.navigationItem)
            let question = try await alert(of: delegate)
            let field = try #require(question.textFields?.first)
            field.text = "morning"
            field.sendActions(for: .editingChanged)
            UIStandIn.tap("Save", in: question)
            let report = try await top(ReportViewController<SavedSearchAction>.self, of: delegate)
            try await wait { report.rootView.text.text?.contains("morning") == true ? () : nil }
            let session = UISceneSession()
            session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
            let (restored, _) = connect(session)
            try await list(of: restored).eventListener.handle(event: .didSelectTab(.saved))
            try await wait {
                let saved = top(of: restored) as? ArticleListViewController
                let rows = saved?.rootView.table.visibleCells.compactMap { ($0 as? ArticleCell)?.texts.first }
                return rows == ["morning"] ? () : nil
            }
        }

        @Test func `a user signs in with a token, which the Keychain keeps, and signs out`() async throws {
            let (delegate, _) = connect()
            let list = try await list(of: delegate)
            list.eventListener.handle(event: .didSelectTab(.stocks))
            let stocks = try await wait {
                let shown = (delegate.window?.rootViewController as? UINavigationController)?.topViewController
                let list = shown as? ArticleListViewController
                return list.flatMap { texts(in: $0.rootView).contains { $0.contains("refresh to sign in") } ? $0 : nil }
            }
            stocks.eventListener.handle(event: .didAskForRefresh)
            UIStandIn.tap("Sign In", in: try await alert(of: delegate))
            _ = try await top(ReportViewController<LoginAction>.self, of: delegate)
            let question = try await alert(of: delegate)
            #expect(question.message?.contains("Keychain") == true)
            #expect(question.message?.contains("login") == false)
            let field = try #require(question.textFields?.first)
            field.text = "good"
            field.sendActions(for: .editingChanged)
            UIStandIn.tap("Sign In", in: question)
            _ = try await self.list(of: delegate)
            #expect(try await keychain.secret(for: "qiita.com") == SecretText("good"))

            try await self.list(of: delegate).eventListener.handle(event: .didAskForSettings)
            let settings = try await top(SettingsViewController.self, of: delegate)
            try await wait { settings.rootView.table.visibleCells.count == 4 ? () : nil }
            UIStandIn.tap("Sign Out", in: settings.navigationItem)
            UIStandIn.tap("Cancel", in: try await alert(of: delegate))
            try await wait { top(of: delegate) === settings ? () : nil }
            #expect(try await keychain.secret(for: "qiita.com") == SecretText("good"))

            UIStandIn.tap("Sign Out", in: settings.navigationItem)
            UIStandIn.tap("Sign Out", in: try await alert(of: delegate))
            let report = try await top(ReportViewController<RetryAction>.self, of: delegate)
            try await wait { report.rootView.text.text?.isEmpty == false ? () : nil }
            #expect(try await keychain.secret(for: "qiita.com") == nil)
        }

        @Test func `a Keychain that is locked is told in words about the device, and a retry reads the token`()
            async throws
        {
            try await keychain.keep(SecretText("good"), for: "qiita.com")
            standInLockKeychain(of: service)
            await #expect(throws: SecretError.unavailable(store: "Keychain", code: errSecInteractionNotAllowed)) {
                try await keychain.secret(for: "qiita.com")
            }
            let (delegate, _) = connect()
            let alert = try await alert(of: delegate)
            #expect(alert.message?.contains("Unlock the device") == true)
            standInLockKeychain(of: service, false)
            UIStandIn.tap("Retry", in: alert)
            _ = try await list(of: delegate)
        }

        @Test func `the position in an article is saved in time that the system grants in the background`()
            async throws
        {
            let (delegate, scene) = connect()
            try await list(of: delegate).rootView.table.standInTap(IndexPath(row: 0, section: 0))
            let detail = try await top(ArticleDetailViewController.self, of: delegate)
            try await wait { detail.rootView.text.attributedText.length > 0 ? () : nil }
            delegate.sceneDidEnterBackground(scene)
            #expect(UIStandIn.pendingBackgroundTasks == 1)
            try await wait { UIStandIn.pendingBackgroundTasks == 0 ? () : nil }

            delegate.sceneDidEnterBackground(scene)
            UIStandIn.expireBackgroundTasks()
            await Task.yield()
            #expect(UIStandIn.pendingBackgroundTasks == 0)
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `settings that cannot be used are told, and a retry reads them again`() async throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("host = not a host\n".utf8).write(to: URL(filePath: folder + "/config"))
            let (delegate, _) = connect()
            let alert = try await alert(of: delegate)
            #expect(alert.message?.contains("not a host") == true)
            try Data("host = qiita.com\n".utf8).write(to: URL(filePath: folder + "/config"))
            UIStandIn.tap("Close", in: alert)
            let failure = try await top(FailureViewController.self, of: delegate)
            UIStandIn.tap("Try Again", in: failure.navigationItem)
            _ = try await list(of: delegate)
        }

        @Test(arguments: SecretStoreContract.all)
        func `the Keychain meets the contract of a secret store`(_ requirement: SecretStoreContract) async throws {
            try await requirement.check(keychain)
        }
    }
}
