import DomainKit
import Foundation
import PhotoDomain
import RepositoryKit

/// A response to a search; other lists are bare arrays.
struct WireUnsplashList: Decodable {
    let results: LenientList<WireUnsplashPhoto>
    let total: Int?
}

struct WireUnsplashPhoto: Decodable {
    struct Addresses: Decodable {
        let full: String
        let small: String
    }

    struct Links: Decodable {
        let html: String?
        let downloadLocation: String?

        private enum CodingKeys: String, CodingKey {
            case html
            case downloadLocation = "download_location"
        }
    }

    struct User: Decodable {
        struct Links: Decodable {
            let html: String?
        }

        let name: String?
        let links: Links?
    }

    struct Tag: Decodable {
        let title: String
    }

    let id: String
    let width: Int?
    let height: Int?
    let createdAt: String?
    let description: String?
    let alternative: String?
    let urls: Addresses
    let links: Links?
    let user: User?
    let tags: LenientList<Tag>?

    private enum CodingKeys: String, CodingKey {
        case id, width, height, description, urls, links, user, tags
        case createdAt = "created_at"
        case alternative = "alt_description"
    }

    /// Creates the photo.
    ///
    /// - Throws: ``ValidationError`` for a photo without files.
    func photo() throws(ValidationError) -> Photo {
        guard let full = Self.address(urls.full), let small = Self.address(urls.small) else {
            throw ValidationError(field: "urls", value: id, rule: .present)
        }
        let texts = [alternative, description].compactMap(\.self).filter { !$0.allSatisfy(\.isWhitespace) }
        return try Photo(
            id: PhotoID(source: .unsplash, key: id),
            title: texts.first ?? id,
            caption: texts.count > 1 ? texts.last : nil,
            tags: (tags?.elements ?? []).map(\.title),
            credit: PhotoCredit(
                author: user?.name,
                authorURL: user?.links?.html.flatMap { URL(string: $0) },
                licence: PhotoLicence("Unsplash License", url: URL(string: "https://unsplash.com/license")),
                page: links?.html.flatMap { URL(string: $0) }
            ),
            size: PhotoSize(width: width ?? 0, height: height ?? 0),
            details: PhotoDetails(publishedAt: createdAt.flatMap { Date(iso8601: $0) }),
            files: PhotoFiles(
                download: full,
                thumbnail: small,
                downloadNotice: links?.downloadLocation.flatMap(Self.address)
            )
        )
    }

    private static func address(_ text: String) -> URL? {
        URL(string: text).flatMap { $0.isSecureOrLoopback ? $0 : nil }
    }
}
