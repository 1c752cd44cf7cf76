import Foundation
import PhotoContract
import PhotoPresentation
import PresentationKit
import RepositoryKit
import Testing
import UIKit
import UIKitHost

@testable import AlbumIOS
@testable import PhotoUIKit

extension UIKitTests {
    /// Tests of the app of photos on iOS, from its transport and its folders to its screens.
    @MainActor
    @Suite(.timeLimit(.minutes(1)))
    final class AlbumIOSTests: IOSAppTests {
        private typealias Grid = PhotoGridViewController<PhotoGridModel>
        private typealias Albums = AlbumListViewController<AlbumListModel>

        private struct NoNetwork: HTTPExchange {
            func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
                throw .unreachable(host: request.url.host() ?? "")
            }
        }

        private let folders: AlbumFolders
        private let folder = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID().uuidString)").path

        init() {
            folders = AlbumFolders(
                albums: folder + "/Albums",
                settings: folder + "/settings",
                caches: folder + "/caches"
            )
            UIStandIn.messages = []
            UIStandIn.zoomedViews = []
        }

        deinit {
            try? FileManager.default.removeItem(atPath: folder)
        }

        private func connect(_ session: UISceneSession = UISceneSession()) -> (SceneDelegate, UIWindowScene) {
            let delegate = SceneDelegate()
            delegate.folders = folders
            delegate.transport = NoNetwork()
            let options = UIScene.ConnectionOptions()
            let scene = UIWindowScene(session: session, connectionOptions: options)
            delegate.scene(scene, willConnectTo: session, options: options)
            return (delegate, scene)
        }

        private let first = IndexPath(item: 0, section: 0)

        private func cell(in grid: UICollectionView) async throws -> PhotoCell {
            try await wait { grid.visibleCells.first as? PhotoCell }
        }

        /// Saves a drawing of the first screen in a new album, and opens the album.
        private func openNewAlbum(in delegate: SceneDelegate) async throws -> AlbumViewController<AlbumScreenModel> {
            let grid = try await top(Grid.self, of: delegate).rootView.grid
            _ = try await cell(in: grid)
            UIStandIn.choose("Save In An Album", from: UIStandIn.menu(at: first, in: grid))
            UIStandIn.tap("New Album…", in: try await alert(of: delegate))
            let question = try await wait {
                let alert = delegate.window?.rootViewController?.presentedViewController as? UIAlertController
                return alert?.textFields?.isEmpty == false ? alert : nil
            }
            let field = try #require(question.textFields?.first)
            field.text = "Cats"
            field.sendActions(for: .editingChanged)
            UIStandIn.tap("Save", in: question)
            _ = try await top(DownloadViewController.self, of: delegate)
            UIStandIn.tap("See Cats", in: try await alert(of: delegate))
            return try await top(AlbumViewController<AlbumScreenModel>.self, of: delegate)
        }

        @Test func `a drawing is zoomed out of its cell, decoded, and saved in an album, which is restored`()
            async throws
        {
            let (delegate, scene) = connect()
            let grid = try await top(Grid.self, of: delegate).rootView.grid
            let cell = try await cell(in: grid)
            try await wait { cell.image.image }
            grid.standInTap(first)
            let photo = try await top(PhotoViewController.self, of: delegate)
            #expect(UIStandIn.zoomedViews == [cell.image])
            try await wait { photo.rootView.image.image }
            #expect(photo.rootView.facts.text?.contains("https://creativecommons.org/") == true)
            photo.navigationController?.popViewController(animated: true)

            let album = try await openNewAlbum(in: delegate)
            let picture = try await self.cell(in: album.rootView.grid)
            try await wait { picture.image.image }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folders.albums + "/Cats").count > 1)
            album.rootView.grid.standInTap(first)
            let saved = try await top(PhotoViewController.self, of: delegate)
            try await wait { saved.rootView.image.image }

            let session = UISceneSession()
            session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
            let (next, _) = connect(session)
            let restored = try await top(PhotoViewController.self, of: next)
            try await wait { restored.rootView.image.image }
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `albums that have not changed are pulled down to read them again, which ends`() async throws {
            let (delegate, _) = connect()
            let album = try await openNewAlbum(in: delegate)
            let (next, _) = connect()
            let albums = try await top(Albums.self, of: next)
            for grid in [album.rootView.grid, albums.rootView.grid] {
                _ = try await cell(in: grid)
                let control = try #require(grid.refreshControl)
                control.beginRefreshing()
                control.sendActions(for: .valueChanged)
                try await wait { control.isRefreshing ? nil : () }
            }
        }

        @Test func `without a network, an alert names the drawings, and no command line`() async throws {
            let (delegate, _) = connect()
            let grid = try await top(Grid.self, of: delegate)
            UIStandIn.choose("Commons", from: grid.navigationItem.leftBarButtonItem?.menu)
            let alert = try await alert(of: delegate)
            #expect(alert.message?.contains("drawings that need no network") == true)
            #expect(alert.message?.contains("--") == false)
        }

        @Test func `settings are changed on a screen, and hold for the next search`() async throws {
            let (delegate, _) = connect()
            _ = try await openNewAlbum(in: delegate)
            let next = connect().0
            let albums = try await top(Albums.self, of: next)
            UIStandIn.tap("Settings", in: albums.navigationItem)
            let settings = try await top(SettingsViewController.self, of: next)
            try await wait { settings.rootView.table.visibleCells.count == 3 ? () : nil }
            settings.rootView.table.standInTap(IndexPath(row: 0, section: 0))
            let question = try await alert(of: next)
            #expect(question.actions.map(\.title) == ["commons", "demo", "Default (commons)", "Cancel"])
            UIStandIn.tap("demo", in: question)
            try await wait { settings.rootView.status.text?.contains("'demo'") == true ? () : nil }
            settings.navigationController?.popViewController(animated: true)

            try await top(Albums.self, of: next).rootView.search.standInSubmit("cat")
            let found = try await top(Grid.self, of: next)
            #expect(try await cell(in: found.rootView.grid).title.text?.contains("Cat") == true)
        }

        @Test func `settings that cannot be used are told, and a retry reads them again`() async throws {
            try FileManager.default.createDirectory(atPath: folders.settings, withIntermediateDirectories: true)
            let file = URL(filePath: folders.settings + "/config")
            try Data("per-page = many\n".utf8).write(to: file)
            let (delegate, _) = connect()
            let alert = try await alert(of: delegate)
            try Data().write(to: file)
            UIStandIn.tap("Close", in: alert)
            let failure = try await top(FailureViewController.self, of: delegate)
            #expect(failure.rootView.text.text == alert.message)
            UIStandIn.tap("Try Again", in: failure.navigationItem)
            _ = try await top(Grid.self, of: delegate)
        }
    }
}
