import DomainKit
import FileStorage
import ImageIOPictures
import PhotoContract
import PhotoPresentation
import PhotoRepository
import PhotoUIKit
import PhotoUseCase
import RepositoryKit
import UseCaseKit

/// The object graph: the configuration, the albums and the sources of photos, each created once.
///
/// The linked folders are those of the app for terminals: what is behind the views is put together there.
@MainActor
struct AlbumApp {
    private static let version = "0.1.0"

    let configuration: AlbumConfiguration
    let decoder = ImageIODecoder()
    /// The reasons why files were skipped since the start.
    let skipped = SkippedDocuments()
    /// Reads the settings again, and opens the first screen.
    let restart: @MainActor @Sendable () -> Void
    private let resolvedStorage: Result<AlbumStorage, ApplicationError>
    private let resolvedPhotos: Result<JoinedPhotoGateway, ApplicationError>

    /// Reads the settings.
    ///
    /// - Parameters:
    ///   - folders: the folders of the app.
    ///   - transport: performs the exchanges with the sources.
    ///   - restart: creates the app again.
    init(
        _ folders: AlbumFolders,
        transport: any HTTPExchange,
        restart: @escaping @MainActor @Sendable () -> Void
    ) async {
        self.restart = restart
        let path = folders.settings + "/config"
        let gateway = StoredSettingsGateway(path: path, store: SettingsFile(path: path))
        let configuration = AlbumConfiguration(
            sources: [.commons, .demo],
            albums: folders.albums,
            gateway: gateway,
            settings: await CurrentSettings(gateway)
        )
        let skipped = skipped
        self.configuration = configuration
        resolvedStorage = Result { () throws(ApplicationError) in
            AlbumStorage(folder: try configuration.folder(), cacheFolder: folders.caches, skipped: skipped)
        }
        resolvedPhotos = resolvedStorage.flatMap { storage in
            Result { () throws(ApplicationError) in
                try PhotoSources.joined(
                    // The photos of albums are files.
                    configuration.sources + [.file(in: folders.albums)],
                    configuration: configuration,
                    transport: transport,
                    version: Self.version,
                    cacheFolder: folders.caches,
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

    /// Returns the alerts for failures, in words about a touch screen.
    ///
    /// - Parameter source: the source of the photos, or nil for albums.
    func failures(of source: PhotoSourceDescription? = nil) -> PhotoFailureAlerts {
        PhotoFailureAlerts(source: source) { $0.touchPhrase }
    }
}
