public import DomainKit

/// The identity of a photo: the source that it comes from, and its key there, as `commons:12345`.
public struct PhotoID: Hashable, Sendable {
    /// The maximum length of a key, in bytes of UTF-8.
    public static let keyLimit = 512

    /// The source.
    public let source: PhotoSource
    /// The key within the source; printable, and not blank.
    public let key: String

    /// Creates an identity.
    ///
    /// - Throws: ``ValidationError`` for `photo`, if the key is blank, too long or not printable.
    public init(source: PhotoSource, key: String) throws(ValidationError) {
        guard key.contains(where: { !$0.isWhitespace }) else {
            throw ValidationError(field: "photo", value: key, rule: .notEmpty)
        }
        guard key.utf8.count <= Self.keyLimit else {
            throw ValidationError(field: "photo", value: key, rule: .atMost(characters: Self.keyLimit))
        }
        guard key.isPrintable else { throw ValidationError(field: "photo", value: key, rule: .printable) }
        self.source = source
        self.key = key
    }

    /// Parses the text of an identity, such as `commons:12345`.
    ///
    /// - Throws: ``ValidationError`` for `photo`.
    public init(_ text: String) throws(ValidationError) {
        guard let colon = text.firstIndex(of: ":"), let source = try? PhotoSource(String(text[..<colon])) else {
            throw ValidationError(field: "photo", value: text, rule: .form("SOURCE:KEY"))
        }
        try self.init(source: source, key: String(text[text.index(after: colon)...]))
    }
}

extension PhotoID: CustomStringConvertible {
    public var description: String { "\(source):\(key)" }
}
