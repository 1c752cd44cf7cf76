import DomainKit
import Foundation
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUseCase
import PresentationKit
import Testing
import UIKit
import UIKitHost
import UseCaseKit

@testable import PhotoUIKit

extension UIKitTests {
    /// Tests of photos and albums with the view models of `album`, whose use cases have prepared results.
    @MainActor
    struct AlbumTests {
        /// A use case that gives its results in order.
        private actor Script<Input: Sendable, Output: Sendable>: QueryUseCase {
            private(set) var results: [Result<Output, ApplicationError>]

            init(_ results: Result<Output, ApplicationError>...) {
                self.results = results
            }

            func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output {
                guard !results.isEmpty else { throw ApplicationError(.cancelled) }
                return try results.removeFirst().get()
            }
        }

        /// A command that is not called.
        private struct UnusedCommand<Input: Sendable>: CommandUseCase {
            func callAsFunction(_ input: Input) async throws(ApplicationError) { throw ApplicationError(.notFound) }
        }

        private let window = Window()

        private func photo(_ key: String) throws -> PhotoDomain.Photo {
            let file = URL(filePath: "/\(key).png")
            return try PhotoDomain.Photo(
                id: PhotoID(source: .demo, key: key),
                title: "Photo \(key)",
                credit: PhotoCredit(author: "Ann", licence: PhotoLicence("CC0"), page: nil),
                size: nil,
                files: PhotoFiles(download: file, thumbnail: file)
            )
        }

        /// Waits until a condition is met, and no transition is under way.
        private func wait(until condition: () -> Bool) async {
            while !condition() {
                await Task.yield()
                UIStandIn.finishTransitions()
            }
        }

        private func answer(_ title: String) async throws {
            await wait { window.alert?.actions.contains { $0.title == title } == true }
            UIStandIn.tap(title, in: try #require(window.alert))
            UIStandIn.finishTransitions()
        }

        @Test func `photos are searched, fetched again where that failed, and saved after a question`() async throws {
            let found = try photo("a")
            let image = try #require(PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 255]))
            var transitions: [Transition<PhotoRoute>] = []
            let model = try PhotoGridModel(
                PhotoQuery("cat", source: "demo"),
                first: .first,
                tabs: [],
                tasks: TaskLifetime(),
                failures: PhotoFailureAlerts(source: .demo),
                router: Router { transitions.append($0) },
                find: Script<SearchPhotos.Input, Page<PhotoDomain.Photo>>(
                    .failure(ApplicationError(.offline)),
                    .success(Page(elements: [found], next: nil, total: nil))
                ),
                fetchThumbnail: Script<PhotoDomain.Photo, PixelImage>(
                    .failure(ApplicationError(.offline)),
                    .success(image)
                ),
                listAlbums: Script<Void, [AlbumName]>(.success([try AlbumName("Pets")])),
                findSaved: Script<DownloadPhotos.Input, [PhotoID]>(.success([found.id]))
            )
            let screen = PhotoGridViewController(model: model, host: window.host)
            window.makeScreen = { _ in screen }
            window.go(.launch(1))
            let grid = screen.rootView.grid
            var cell: PhotoCell? { grid.visibleCells.first as? PhotoCell }

            try await answer("Retry")
            await wait { cell?.retryButton.isHidden == false }
            #expect(cell?.title.text == "Photo a")
            #expect(grid.refreshControl == nil)
            cell?.retryButton.sendActions(for: .touchUpInside)
            await wait { cell?.image.image != nil }
            #expect(cell?.retryButton.isHidden == true)

            UIStandIn.choose("Save In An Album", from: UIStandIn.menu(at: IndexPath(item: 0, section: 0), in: grid))
            try await answer("Save in Pets")
            try await answer("Overwrite")
            await wait { !transitions.isEmpty }
            #expect(transitions == [.push(.downloads(PhotoDownload(["demo:a"], into: "Pets", overwrites: true)))])
            #expect(UIStandIn.messages.isEmpty)
        }

        /// Pulls a screen down, and waits until its view model has read again.
        private func pull<Input: Sendable, Value: Sendable>(
            _ screen: ViewController<PhotoGridRootView>,
            of output: Output<PhotoGridState>,
            read: Script<Input, Value>
        ) async throws {
            window.makeScreen = { _ in screen }
            window.go(.launch(1))
            await wait { output.value.footer != nil }
            let control = try #require(screen.rootView.grid.refreshControl)
            control.beginRefreshing()
            control.sendActions(for: .valueChanged)
            while await !read.results.isEmpty { await Task.yield() }
            #expect(!control.isRefreshing)
        }

        @Test func `albums that have not changed are pulled down to read them again, which ends`() async throws {
            let list = Script<Void, AlbumList>(.success(AlbumList()), .success(AlbumList()))
            let model = AlbumListModel(
                tabs: [],
                tasks: TaskLifetime(),
                failures: PhotoFailureAlerts(),
                router: Router { _ in },
                names: Script(),
                preview: Script(),
                list: list,
                remove: UnusedCommand(),
                fetchThumbnail: Script()
            )
            try await pull(AlbumListViewController(model: model, host: window.host), of: model.output, read: list)
        }

        @Test func `an album that has not changed is pulled down to read it again, which ends`() async throws {
            let name = try AlbumName("Pets")
            let album = Album(name: name, description: AlbumDescription(), photos: [])
            let fetch = Script<AlbumName, Album>(.success(album), .success(album))
            let model = AlbumScreenModel(
                name,
                tasks: TaskLifetime(),
                failures: PhotoFailureAlerts(),
                router: Router { _ in },
                useCases: AlbumScreenModel.UseCases(
                    preview: Script(),
                    fetch: fetch,
                    observe: Script(),
                    fetchThumbnail: Script(),
                    names: Script(),
                    remove: UnusedCommand(),
                    undo: UnusedCommand(),
                    undone: State(nil).readOnly
                )
            )
            try await pull(AlbumViewController(model: model, host: window.host), of: model.output, read: fetch)
        }
    }
}
