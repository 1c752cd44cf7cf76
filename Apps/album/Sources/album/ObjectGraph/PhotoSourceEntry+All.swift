import DomainKit
import Foundation
import PhotoContract
import PhotoDomain
import PhotoRepository

extension PhotoSourceEntry {
    /// The sources, in the order of their tabs.
    static let all = [commons, unsplash, demo, file(in: FileManager.default.currentDirectoryPath)]

    /// Unsplash, whose access key is in the environment.
    private static let unsplash = PhotoSourceEntry(description: .unsplash) { sources, source throws(ValidationError) in
        UnsplashPhotoGateway(
            host: try sources.host(of: source),
            exchange: sources.exchange,
            key: try sources.key(of: source),
            partial: sources.partial
        )
    }
}
