import DomainKit
import PhotoContract
import PhotoDomain
import PhotoRepository

/// A source of photos: a gateway in the Repository layer, and its description.
struct PhotoSourceEntry: Sendable {
    let description: PhotoSourceDescription
    /// Creates the gateway with the parts that sources share.
    let makeGateway: @Sendable (PhotoSources, PhotoSourceDescription) throws(ValidationError) -> any PhotoGateway

    /// Wikimedia Commons.
    static let commons = PhotoSourceEntry(description: .commons) { sources, source throws(ValidationError) in
        CommonsPhotoGateway(
            host: try sources.host(of: source),
            exchange: sources.exchange,
            agent: sources.agent,
            partial: sources.partial
        )
    }

    /// The built-in drawings.
    static let demo = PhotoSourceEntry(description: .demo) { _, _ in DemoPhotoGateway() }

    /// The photos on this machine, those in a folder by default.
    static func file(in folder: String) -> PhotoSourceEntry {
        PhotoSourceEntry(description: .file) { sources, _ in
            FilePhotoGateway(tree: sources.tree, folder: folder, skipped: sources.skipped)
        }
    }
}
