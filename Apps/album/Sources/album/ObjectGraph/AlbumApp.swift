import DomainKit
import FileStorage
import ImageCodecs
import PhotoCommandLine
import PhotoContract
import PhotoPresentation
import PhotoRepository
import PresentationKit
import PresenterKit
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
    var colors: ThemeColors { ThemeColors(rawValue: configuration.colors.rawValue) ?? .colorBlindSafe }
}
