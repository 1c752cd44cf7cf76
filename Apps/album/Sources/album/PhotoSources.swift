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
    private let joined: Result<JoinedPhotoGateway, ApplicationError>

    init(
        version: String,
        environment: [String: String],
        partial: PartialDownloads,
        skipped: SkippedDocuments
    ) {
        do throws(ApplicationError) {
            joined = .success(try ApplicationError.validating(try Self.sources(version, environment, partial, skipped)))
        } catch {
            joined = .failure(error)
        }
    }

    /// The sources behind one gateway, which paces the requests of all screens.
    func gateway() throws(ApplicationError) -> JoinedPhotoGateway { try joined.get() }

    private static func sources(
        _ version: String,
        _ environment: [String: String],
        _ partial: PartialDownloads,
        _ skipped: SkippedDocuments
    ) throws(ValidationError) -> JoinedPhotoGateway {
        let contact = environment["ALBUM_CONTACT"].map { " (\($0))" } ?? ""
        let agent = "album/\(version)\(contact)"
        let exchange = RetryingExchange(CurlHTTPExchange(environment: environment))
        let commons = try host(
            environment["ALBUM_COMMONS_HOST"],
            "ALBUM_COMMONS_HOST",
            otherwise: "commons.wikimedia.org"
        )
        let unsplash = try host(
            environment["ALBUM_UNSPLASH_HOST"],
            "ALBUM_UNSPLASH_HOST",
            otherwise: "api.unsplash.com"
        )
        var key: Secret?
        if let text = environment["UNSPLASH_ACCESS_KEY"], !text.isEmpty {
            key = try Secret(text, field: "UNSPLASH_ACCESS_KEY")
        }
        let tree = LocalFileTree(readsStreams: false)
        func cached(_ photos: any PhotoGateway) -> CachingPhotoGateway {
            CachingPhotoGateway(photos, tree: tree, folder: StandardFolders(application: "album").cache + "/thumbnails")
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

    private static func host(
        _ text: String?,
        _ variable: String,
        otherwise standard: String
    ) throws(ValidationError) -> PhotoHost {
        try PhotoHost(text.flatMap { $0.isEmpty ? nil : $0 } ?? standard, field: variable)
    }
}
