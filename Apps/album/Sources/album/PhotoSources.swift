import CurlTransport
import DomainKit
import FileStorage
import Foundation
import LocalFileTree
import PhotoDomain
import PhotoRepository
import RepositoryKit

/// The sources of photos, with the connection that they share.
struct PhotoSources {
    private let configuration: AlbumConfiguration
    private let version: String
    private let skipped: SkippedDocuments

    init(_ configuration: AlbumConfiguration, version: String, skipped: SkippedDocuments) {
        self.configuration = configuration
        self.version = version
        self.skipped = skipped
    }

    /// Returns the sources behind one gateway, which paces the requests of all screens.
    func gateway(_ partial: PartialDownloads) -> Result<JoinedPhotoGateway, ApplicationError> {
        do throws(ApplicationError) {
            let contact = try configuration.contact()
            let agent = "album/\(version)" + (contact.isEmpty ? "" : " (\(contact))")
            return .success(try ApplicationError.validating(try joined(agent, partial)))
        } catch {
            return .failure(error)
        }
    }

    private func joined(
        _ agent: String,
        _ partial: PartialDownloads
    ) throws(ValidationError) -> JoinedPhotoGateway {
        let environment = configuration.environment
        let exchange = RetryingExchange(CurlHTTPExchange(environment: environment))
        let commons = try host("ALBUM_COMMONS_HOST", otherwise: "commons.wikimedia.org")
        let unsplash = try host("ALBUM_UNSPLASH_HOST", otherwise: "api.unsplash.com")
        var key: Secret?
        if let text = environment[AlbumConfiguration.keyVariable], !text.isEmpty {
            key = try Secret(text, field: AlbumConfiguration.keyVariable)
        }
        let tree = LocalFileTree(readsStreams: false)
        let thumbnails = configuration.folders.cache + "/thumbnails"
        func cached(_ photos: any PhotoGateway) -> CachingPhotoGateway {
            CachingPhotoGateway(photos, tree: tree, folder: thumbnails)
        }
        return JoinedPhotoGateway([
            .commons: cached(CommonsPhotoGateway(host: commons, exchange: exchange, agent: agent, partial: partial)),
            .unsplash: cached(UnsplashPhotoGateway(host: unsplash, exchange: exchange, key: key, partial: partial)),
            .demo: DemoPhotoGateway(),
            .file: FilePhotoGateway(
                tree: tree,
                folder: FileManager.default.currentDirectoryPath,
                skipped: skipped
            ),
        ])
    }

    private func host(_ variable: String, otherwise standard: String) throws(ValidationError) -> PhotoHost {
        let text = configuration.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        return try PhotoHost(text ?? standard, field: variable)
    }
}
