import DomainKit
import FailureKit
import FileStorage
import Foundation
import GDDecoding
import LocalFileTree
import PhotoCommandLine
import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PresentationKit
import ReportKit
import RepositoryKit
import ViewKit

/// The object graph: the sources of photos, created once, and the screens that use them.
@MainActor
struct AlbumApp {
    let sources: PhotoSources
    /// The decoder of all screens, which decodes one large picture at a time.
    let decoder = GDImageDecoder()
    /// The reasons why files were skipped in this run.
    let skipped = SkippedDocuments()
    let albums: FolderAlbumGateway
    /// The same albums, which every change leaves as they are.
    let unchangedAlbums: FolderAlbumGateway
    let cache: AlbumCache
    let transfer: FolderTransferGateway
    /// The downloads that later runs resume.
    let downloads: FolderDownloadQueueGateway

    init(version: String, environment: [String: String]) {
        let folder = Self.folder(environment)
        let store = PlainFolderStore(root: folder)
        sources = PhotoSources(
            version: version,
            environment: environment,
            partial: PartialDownloads(store: store),
            skipped: skipped
        )
        downloads = FolderDownloadQueueGateway(store: store)
        albums = FolderAlbumGateway(store: store, skipped: skipped)
        unchangedAlbums = FolderAlbumGateway(store: DryRunFolderStore(store), skipped: skipped)
        cache = AlbumCache(
            tree: LocalFileTree(readsStreams: false),
            folder: StandardFolders(application: "album").cache,
            albums: folder
        )
        transfer = FolderTransferGateway(
            albums: albums,
            tree: LocalFileTree(readsStreams: false),
            folder: FileManager.default.currentDirectoryPath
        )
    }

    /// The folder of the albums; a relative path begins at the working directory.
    private static func folder(_ environment: [String: String]) -> String {
        guard let folder = environment["ALBUM_FOLDER"], !folder.isEmpty else {
            return StandardFolders(application: "album").data + "/albums"
        }
        return folder.hasPrefix("/") ? folder : "\(FileManager.default.currentDirectoryPath)/\(folder)"
    }

    /// Shows a scene until its tasks have finished.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - host: the host that shows it.
    ///   - prepare: takes the navigation before the scene is shown.
    /// - Returns: the outcome of the scene, or else that of a file that was skipped.
    func run(
        _ scene: AppScene,
        on host: some AppHost,
        prepare: (any BackNavigation) -> Void = { _ in }
    ) async -> ExitOutcome {
        let navigator = Navigator(presenter: host) { scene, router in
            makeScreen(for: scene, on: host, router: router)
        }
        prepare(navigator)
        navigator.go(.launch(scene))
        guard !navigator.routes.isEmpty else { return host.outcome }
        let outcome = await host.run()
        for reason in skipped.reasons { host.showMessage(FailureText(reason).message) }
        return outcome == .done ? skipped.reasons.first.map { ExitOutcome($0) } ?? .done : outcome
    }

    /// Creates the screen of a scene.
    ///
    /// - Returns: the screen, or nil if a part that it needs is missing; the host has shown the reason then.
    func makeScreen(
        for scene: AppScene,
        on host: any SceneHost,
        router: Router<AppScene>
    ) -> (any Screen)? {
        do throws(ApplicationError) {
            switch scene {
            case .command(let invocation): return try makeScreen(for: invocation, on: host)
            case .albums: return makeAlbumList(on: host, router: router)
            case .photos(let query, let page, let size):
                return try makeScreen(
                    for: query,
                    first: ApplicationError.validating(try PageRequest(number: page, size: size)),
                    on: host,
                    router: router
                )
            case .album(let name):
                return try makeScreen(
                    for: ApplicationError.validating(try AlbumName(name)),
                    on: host,
                    router: router
                )
            case .download(let download):
                return try makeScreen(for: download, on: host, router: router.scoped(AppScene.init))
            case .photo(let name):
                return try makeScreen(for: ApplicationError.validating(try PhotoID(name)), on: host)
            }
        } catch {
            host.showMessage(FailureText(error).message)
            host.outcome = ExitOutcome(error)
            return nil
        }
    }
}
