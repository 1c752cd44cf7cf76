import DomainKit
import Foundation
import PhotoDomain
import RepositoryKit

/// A page of Commons about a file.
struct WireCommonsPage: Decodable {
    struct Info: Decodable {
        let width: Int?
        let height: Int?
        let size: Int?
        let mime: String?
        let url: String
        let thumburl: String?
        let descriptionurl: String?
        let extmetadata: [String: Value]?

        private enum Key: String, CodingKey {
            case width, height, size, mime, url, thumburl, descriptionurl, extmetadata
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            url = try container.decode(String.self, forKey: .url)
            width = container.lenient(forKey: .width)
            height = container.lenient(forKey: .height)
            size = container.lenient(forKey: .size)
            mime = container.lenient(forKey: .mime)
            thumburl = container.lenient(forKey: .thumburl)
            descriptionurl = container.lenient(forKey: .descriptionurl)
            // Without metadata it is an empty list.
            extmetadata = container.lenient(forKey: .extmetadata)
        }
    }

    /// A value of the metadata, which may be a text, which may be HTML, or a number.
    struct Value: Decodable {
        let text: String?

        private enum Key: String, CodingKey {
            case value
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            text =
                container.lenient(String.self, forKey: .value)
                ?? container.lenient(Int.self, forKey: .value).map { String($0) }
        }
    }

    let pageid: Int
    let title: String
    let index: Int?
    let imageinfo: [Info]?

    /// The formats that are decoded; Commons has others, too.
    private static let types = Set(ImageFormat.allCases.map(\.mediaType))

    /// Creates the photo.
    ///
    /// - Throws: ``ValidationError`` for a page without a file that can be shown, or without a licence: a photo is never
    ///   shown without its credit.
    func photo() throws(ValidationError) -> Photo {
        guard let info = imageinfo?.first, info.mime.map(Self.types.contains) ?? false,
            let download = URL(string: info.url), download.isSecureOrLoopback
        else { throw ValidationError(field: "photo", value: title, rule: .present) }
        let thumbnail = info.thumburl.flatMap { URL(string: $0) }.flatMap { $0.isSecureOrLoopback ? $0 : nil }
        func value(_ name: String) -> HTMLFragment? { info.extmetadata?[name]?.text.map { HTMLFragment($0) } }
        let artist = value("Artist")
        return try Photo(
            id: PhotoID(source: .commons, key: String(pageid)),
            title: name,
            caption: value("ImageDescription").flatMap { $0.text.isEmpty ? nil : $0.text },
            tags: categories(value("Categories")?.text),
            credit: PhotoCredit(
                author: artist?.text,
                authorURL: artist?.firstLink,
                licence: PhotoLicence(
                    value("LicenseShortName")?.text ?? "",
                    url: value("LicenseUrl").flatMap { URL(string: $0.text) }
                ),
                page: info.descriptionurl.flatMap { URL(string: $0) }
            ),
            size: PhotoSize(width: info.width ?? 0, height: info.height ?? 0),
            details: PhotoDetails(
                takenOn: info.extmetadata?["DateTimeOriginal"]?.text.flatMap(Self.captureDay),
                mediaType: info.mime,
                byteCount: info.size
            ),
            files: PhotoFiles(download: download, thumbnail: thumbnail ?? download)
        )
    }

    /// The title without namespace and extension.
    private var name: String {
        let name = title.split(separator: ":", maxSplits: 1).last.map { String($0) } ?? title
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Returns the day of a date, which is text, or HTML with an element `time`; nil where people wrote it in words.
    private static func captureDay(_ date: String) -> CaptureDay? {
        CaptureDay(date.firstRange(of: "datetime=\"").map { String(date[$0.upperBound...]) } ?? date)
    }

    private func categories(_ text: String?) -> [String] {
        (text ?? "").split(separator: "|").map(\.trimmed).filter { !$0.isEmpty }
    }
}
