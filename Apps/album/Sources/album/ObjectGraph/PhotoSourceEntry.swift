import DomainKit
import Foundation
import PhotoContract
import PhotoDomain
import PhotoRepository

/// A source of photos that the app offers: a gateway in the Repository layer, its description, and an element of ``all``.
struct PhotoSourceEntry: Sendable {
    let description: PhotoSourceDescription
    /// Creates the gateway with the parts that sources share.
    let makeGateway: @Sendable (PhotoSources, PhotoSourceDescription) throws(ValidationError) -> any PhotoGateway

    /// The sources, in the order of their tabs.
    static let all = [
        PhotoSourceEntry(description: .commons) { sources, source throws(ValidationError) in
            CommonsPhotoGateway(
                host: try sources.host(of: source),
                exchange: sources.exchange,
                agent: sources.agent,
                partial: sources.partial
            )
        },
        PhotoSourceEntry(description: .unsplash) { sources, source throws(ValidationError) in
            UnsplashPhotoGateway(
                host: try sources.host(of: source),
                exchange: sources.exchange,
                key: try sources.key(of: source),
                partial: sources.partial
            )
        },
        PhotoSourceEntry(description: .demo) { _, _ in DemoPhotoGateway() },
        PhotoSourceEntry(description: .file) { sources, _ in
            FilePhotoGateway(
                tree: sources.tree,
                folder: FileManager.default.currentDirectoryPath,
                skipped: sources.skipped
            )
        },
    ]
}
