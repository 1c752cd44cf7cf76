import DomainKit
import Foundation
import PhotoDomain

/// The file beside a photo: its origin with the credit, and what the user wrote about it.
///
/// It is for people and other programs, too, and lies beside `NAME.jpg` as `NAME.jpg.json`.
struct PhotoSidecar: Codable {
    struct Origin: Codable {
        var id: String
        var title: String
        var author: String?
        var authorURL: String?
        var licence: String
        var licenceURL: String?
        var page: String?
        var width: Int?
        var height: Int?
        var addedAt: Date

        private enum CodingKeys: String, CodingKey {
            case id, title, author, licence, page, width, height
            case authorURL = "author_url"
            case licenceURL = "licence_url"
            case addedAt = "added_at"
        }
    }

    /// The version that is written; files of newer ones are left as they are.
    static let version = 1
    /// The maximum size of a file in bytes.
    static let sizeLimit = 256 << 10

    /// The keys of a file, of whatever version.
    private struct Keys: Decodable {
        let isOwn: Bool

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            isOwn = (try? container.decode(Int.self, forKey: .version)) != nil && container.allKeys.count > 1
        }
    }

    private enum CodingKeys: String, CodingKey {
        case version, origin, caption, tags
    }

    var version = Self.version
    var origin: Origin?
    var caption: String?
    var tags: [String]?

    static func name(of photo: PhotoFileName) -> String { "\(photo).json" }

    /// The maximum length of the name of a photo beside which there can be a file, in bytes.
    static let photoNameLimit = 250

    /// Returns a Boolean value that indicates whether a system accepts the name of the file beside a photo.
    static func isPossible(of photo: PhotoFileName) -> Bool { photo.text.utf8.count <= photoNameLimit }

    init(_ photo: AlbumPhoto) {
        origin = photo.origin.map { origin in
            Origin(
                id: origin.id.description,
                title: origin.title,
                author: origin.credit.author,
                authorURL: origin.credit.authorURL?.absoluteString,
                licence: origin.credit.licence.name,
                licenceURL: origin.credit.licence.url?.absoluteString,
                page: origin.credit.page?.absoluteString,
                width: origin.size?.width,
                height: origin.size?.height,
                addedAt: origin.addedAt
            )
        }
        caption = photo.caption
        tags = photo.tags.isEmpty ? nil : photo.tags
    }

    /// Returns a Boolean value that indicates whether a file is one of these, rather than that of another program.
    static func isRecognized(_ bytes: [UInt8]) -> Bool {
        (try? JSONDecoder().decode(Keys.self, from: Data(bytes)))?.isOwn ?? false
    }

    /// Returns the photo that the file describes.
    ///
    /// - Throws: ``ValidationError`` for facts that cannot be.
    func photo(_ name: PhotoFileName, byteCount: Int) throws(ValidationError) -> AlbumPhoto {
        var facts: AlbumPhoto.Origin?
        if let origin {
            let credit = PhotoCredit(
                author: origin.author,
                authorURL: origin.authorURL.flatMap { URL(string: $0) },
                licence: try PhotoLicence(origin.licence, url: origin.licenceURL.flatMap { URL(string: $0) }),
                page: origin.page.flatMap { URL(string: $0) }
            )
            facts = AlbumPhoto.Origin(
                id: try PhotoID(origin.id),
                title: origin.title,
                credit: credit,
                size: PhotoSize(width: origin.width ?? 0, height: origin.height ?? 0),
                addedAt: origin.addedAt
            )
        }
        return AlbumPhoto(fileName: name, origin: facts, caption: caption, tags: tags ?? [], byteCount: byteCount)
    }
}
