import DomainKit

/// The path of a manuscript, or the standard input.
public struct ManuscriptPath: Hashable, Sendable {
    /// The path, as the user wrote it.
    public let rawValue: String

    /// A Boolean value that indicates whether the path is `-`, the standard input.
    public var isStandardInput: Bool { rawValue == "-" }

    /// The name of the file, without its folders.
    public var fileName: String { rawValue.split(separator: "/").last.map { String($0) } ?? rawValue }

    /// Parses the path of a manuscript.
    ///
    /// 20 hexadecimal digits name an article, and so does a URL, which contains `://` or begins with a host that has a
    /// dot or a port: `qiita.com/USER/items/ID`. Everything else is a path, and so is what begins with `.` or `/`; a
    /// leading `./` turns any name into a path.
    ///
    /// - Returns: Nil if the text names an article or is blank.
    public init?(_ text: String) {
        let name = text.trimmed
        guard !name.isEmpty, !Self.isIdentifier(name), !Self.isURL(name) else { return nil }
        rawValue = text
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.utf8.count == 20 && name.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    private static func isURL(_ name: String) -> Bool {
        if name.contains("://") { return true }
        guard let first = name.first, first != ".", first != "/" else { return false }
        let host = name.prefix { $0 != "/" }
        return host.contains { $0 == "." || $0 == ":" } && (try? ArticleReference(name))?.host != nil
    }
}
