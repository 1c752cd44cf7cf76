import DomainKit
import Foundation
import PhotoContract
import PhotoDomain
import PhotoRepository
import PresentationKit

/// A source of photos that the app offers: a gateway in the Repository layer, and an element of ``all``.
struct PhotoSourceEntry: Sendable {
    let description: PhotoSourceDescription
    /// Creates the gateway with the parts that sources share.
    let makeGateway: @Sendable (PhotoSources, PhotoSourceDescription) throws(ValidationError) -> any PhotoGateway

    /// The sources, in the order of their tabs.
    static let all = [
        PhotoSourceEntry(
            description: PhotoSourceDescription(
                PhotoSource.commons.name,
                title: Phrase(verbatim: "Commons"),
                explanation: Phrase(verbatim: "Wikimedia Commons"),
                host: "commons.wikimedia.org"
            )
        ) { sources, source throws(ValidationError) in
            CommonsPhotoGateway(
                host: try sources.host(of: source),
                exchange: sources.exchange,
                agent: sources.agent,
                partial: sources.partial
            )
        },
        PhotoSourceEntry(
            description: PhotoSourceDescription(
                PhotoSource.unsplash.name,
                title: Phrase(verbatim: "Unsplash"),
                explanation: Phrase(en: "Unsplash (needs an access key)", ja: "Unsplash（要アクセスキー）"),
                host: "api.unsplash.com",
                needsKey: true
            )
        ) { sources, source throws(ValidationError) in
            UnsplashPhotoGateway(
                host: try sources.host(of: source),
                exchange: sources.exchange,
                key: try sources.key(of: source),
                partial: sources.partial
            )
        },
        PhotoSourceEntry(
            description: PhotoSourceDescription(
                PhotoSource.demo.name,
                title: Phrase(en: "Drawings", ja: "内蔵の絵"),
                explanation: Phrase(en: "the built-in drawings", ja: "内蔵の絵")
            )
        ) { _, _ in DemoPhotoGateway() },
        PhotoSourceEntry(
            description: PhotoSourceDescription(
                PhotoSource.file.name,
                title: Phrase(en: "This folder", ja: "このフォルダー"),
                explanation: Phrase(en: "a folder", ja: "フォルダー")
            )
        ) { sources, _ in
            FilePhotoGateway(
                tree: sources.tree,
                folder: FileManager.default.currentDirectoryPath,
                skipped: sources.skipped
            )
        },
    ]
}
