import CurlTransport
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
        let folders = StandardFolders(application: "album") { environment[$0] }
        let configuration = await AlbumConfiguration(environment: environment, folders: folders, sources: sources)
        let skipped = skipped
        self.configuration = configuration
        resolvedStorage = Result { () throws(ApplicationError) in
            AlbumStorage(folder: try configuration.folder(), cacheFolder: folders.cache, skipped: skipped)
        }
        resolvedPhotos = resolvedStorage.flatMap { storage in
            Result { () throws(ApplicationError) in
                try PhotoSources.joined(
                    sources,
                    configuration: configuration,
                    transport: CurlHTTPExchange(environment: configuration.environment),
                    version: version,
                    cacheFolder: folders.cache,
                    partial: storage.partial,
                    skipped: skipped
                )
            }
        }
    }

    /// The albums, and what else is in their folder.
    func storage() throws(ApplicationError) -> AlbumStorage { try resolvedStorage.get() }

    /// The photos of all sources, whose requests are paced for all screens.
    func photos() throws(ApplicationError) -> JoinedPhotoGateway { try resolvedPhotos.get() }

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
