import Foundation

/// Where a manuscript is: the path of a file, or the standard input.
public struct ManuscriptPath: Hashable, Sendable {
    /// The path as the user wrote it.
    public let rawValue: String

    /// Whether the text comes in by the standard input, which is written `-`.
    public var isStandardInput: Bool { rawValue == "-" }

    /// The name of the file, without its folders.
    public var fileName: String { rawValue.split(separator: "/").last.map(String.init) ?? rawValue }

    /// Reads what the user wants to read, unless that is an article.
    ///
    /// An article is named by 20 hexadecimal digits, or by its URL, which has `://` in it or begins with a host that has
    /// a dot or a port: `qiita.com/USER/items/ID`. Everything else is a path, and so is what begins with `.` or `/`;
    /// `./` before the name of a file makes clear that it is one.
    ///
    /// - Returns: nil if it is an article, or nothing at all.
    public init?(_ text: String) {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty, !Self.isIdentifier(name), !Self.isURL(name) else { return nil }
        rawValue = text
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.utf8.count == 20 && name.utf8.allSatisfy { isHexadecimal($0) }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    private static func isURL(_ name: String) -> Bool {
        if name.contains("://") { return true }
        guard let first = name.first, first != ".", first != "/" else { return false }
        let host = name.prefix { $0 != "/" }
        return host.contains { $0 == "." || $0 == ":" } && (try? ArticleReference(name))?.host != nil
    }
}
