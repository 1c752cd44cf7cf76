import Foundation
public import PhotoContract
public import PhotoDomain
import PresentationKit
public import ReportKit

extension Report {
    /// Creates the report on the credits of an album.
    ///
    /// In a pipe it is the document itself; for programs each photo has a record. A photo without a credit is named in a
    /// notice.
    public init(creditsOf album: Album, as format: CreditFormat) {
        let credited = album.photos.compactMap { photo in photo.origin.map { (photo, $0) } }
        let missing = album.photos.filter { $0.origin == nil }
        self.init(
            credited.map { photo, origin in
                let licence = Phrase(origin.credit.licence)
                let line = origin.line(as: format, licence: licence.english)
                return Entry(
                    [ReportLine(Phrase(en: line, ja: origin.line(as: format, licence: licence.japanese)))],
                    record: Record(of: photo, in: album.name, document: line)
                )
            },
            notices: missing.map { photo in
                Phrase(en: "'\(photo.fileName)' has no credit.", ja: "'\(photo.fileName)' にはクレジットがありません。")
            }
        )
    }
}

extension AlbumPhoto.Origin {
    /// Returns the credit as a line: title, author, licence (https://wiki.creativecommons.org/wiki/Recommended_practices).
    fileprivate func line(as format: CreditFormat, licence name: String) -> String {
        let title = format.link(title, credit.page)
        let author = credit.author.map { format.link($0, credit.authorURL) }
        let licence = format.link(name, credit.licence.url)
        let line = [title, author].compactMap(\.self).joined(separator: ", ") + " (\(licence))"
        switch format {
        case .text: return line
        case .markdown: return "- " + line
        case .html: return "<p>\(line)</p>"
        }
    }
}

extension CreditFormat {
    /// Returns a text that leads to an address, with both safe for the format.
    fileprivate func link(_ text: String, _ url: URL?) -> String {
        let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let address = url?.absoluteString
        switch self {
        case .text: return address.map { "\(text) <\($0)>" } ?? text
        case .markdown:
            let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
                if "\\`*_{}[]<>()#+-.!|".unicodeScalars.contains(scalar) { escaped += "\\" }
                escaped.unicodeScalars.append(scalar)
            }
            return address.map { "[\(escaped)](<\(Self.percentEncoded($0))>)" } ?? escaped
        case .html:
            let escaped = text.escapedForHTML
            return address.map { "<a href=\"\($0.escapedForHTML)\">\(escaped)</a>" } ?? escaped
        }
    }

    private static func percentEncoded(_ address: String) -> String {
        address.replacing("<", with: "%3C").replacing(">", with: "%3E")
    }
}
