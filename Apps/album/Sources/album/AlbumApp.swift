import DomainKit
import FileStorage
import ImageCodecs
import PhotoCommandLine
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoRepository
import PresentationKit
import PresenterKit
import ReportKit
import RepositoryKit
import UseCaseKit
import ViewKit

/// The object graph: the configuration, the albums and the sources of photos, each created once, and the screens that use them.
///
/// A part that cannot be created fails the screens that need it, and no others.
@MainActor
struct AlbumApp {
    let configuration: AlbumConfiguration
    /// The decoder of all screens, which decodes one large picture at a time.
    let decoder = CodecImageDecoder()
    /// The reasons why files were skipped in this run.
    let skipped = SkippedDocuments()
    private let resolvedStorage: Result<AlbumStorage, ApplicationError>
    private let resolvedPhotos: Result<JoinedPhotoGateway, ApplicationError>

    /// Reads the settings file.
    init(version: String, environment: [String: String], sources: [PhotoSourceEntry]) async {
        configuration = await AlbumConfiguration(environment: environment, sources: sources)
        do throws(ApplicationError) {
            let (folder, cache) = (try configuration.folder(), configuration.folders.cache)
            let storage = AlbumStorage(folder: folder, cacheFolder: cache, skipped: skipped)
            resolvedStorage = .success(storage)
            let partial = storage.partial
            resolvedPhotos = PhotoSources.joined(configuration, version: version, partial: partial, skipped: skipped)
        } catch {
            resolvedStorage = .failure(error)
            resolvedPhotos = .failure(error)
        }
    }

    /// The albums, and what else is in their folder.
    func storage() throws(ApplicationError) -> AlbumStorage { try resolvedStorage.get() }

    /// The photos of all sources, whose requests are paced for all screens.
    func photos() throws(ApplicationError) -> JoinedPhotoGateway { try resolvedPhotos.get() }

    /// The tabs of a full screen, from left to right.
    var tabs: [PhotoTab] { [.albums] + configuration.sources.map { PhotoTab($0.description) } }

    /// Returns the alerts for failures, in words about the command line.
    ///
    /// - Parameter source: the source of the photos, or nil for albums.
    func failures(of source: PhotoSourceDescription? = nil) -> PhotoFailureAlerts {
        PhotoFailureAlerts(source: source) { $0.commandLinePhrase }
    }

    /// The background for which colours are chosen; nil for that of the terminal.
    var background: TerminalBackground? { TerminalBackground(rawValue: configuration.theme.rawValue) }

    /// The colours of a full screen.
    var colors: ThemeColors { ThemeColors(rawValue: configuration.colors.rawValue) ?? .terminal }

    /// Shows a scene until its tasks have finished.
    ///
    /// - Returns: the outcome of the scene, or else that of a file that was skipped.
    func run(_ scene: AppScene, on host: some AppHost) async -> ExitOutcome {
        let navigator = Navigator(presenter: host) { scene, router in
            makeScreen(for: scene, on: host, router: router)
        }
        let settings = await fetchSettings.result()
        for notice in (try? settings.get())?.unknownNotices ?? [] { host.showMessage(notice) }
        navigator.go(.launch(scene))
        guard !navigator.routes.isEmpty else { return host.outcome }
        let outcome = await host.run()
        for reason in skipped.reasons { host.showMessage(FailureText(reason).message) }
        return outcome == .done ? skipped.reasons.first.map { ExitOutcome($0) } ?? .done : outcome
    }

    /// Creates the screen of a scene.
    ///
    /// - Returns: the screen, or nil if a part that it needs is missing; the host has shown the reason then.
    private func makeScreen(
        for scene: AppScene,
        on host: any SceneHost,
        router: Router<AppScene>
    ) -> (any Screen)? {
        do throws(ApplicationError) {
            switch scene {
            case .command(let invocation): return try makeScreen(for: invocation, on: host)
            case .albums: return try makeAlbumList(on: host, router: router)
            case .photos(let query, let page, let size):
                let size = try configuration.pageSize(size)
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
            case .albumPhoto(let file, let album):
                let path = "\(try configuration.folder())/\(album)/\(file)"
                let photo = try ApplicationError.validating(try PhotoID(source: .file, key: path))
                return try makeScreen(for: photo, on: host)
            }
        } catch {
            host.showMessage(FailureText(error).message)
            host.outcome = ExitOutcome(error)
            return nil
        }
    }
}
