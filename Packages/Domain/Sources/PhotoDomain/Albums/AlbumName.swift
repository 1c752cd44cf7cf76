public import DomainKit

/// The name of an album, which is also that of its folder, on every system.
public struct AlbumName: Hashable, Sendable {
    /// The maximum length in bytes of UTF-8.
    public static let lengthLimit = 120

    /// The name, in the composed form of Unicode (NFC).
    public let text: String

    /// Creates a name.
    ///
    /// - Throws: ``ValidationError`` for `album`, if some system would not accept a folder of that name.
    public init(_ text: String) throws(ValidationError) {
        let text = text.trimmed.composed
        guard !text.isEmpty else { throw ValidationError(field: "album", value: text, rule: .notEmpty) }
        guard text.utf8.count <= Self.lengthLimit else {
            throw ValidationError(field: "album", value: text, rule: .atMost(characters: Self.lengthLimit))
        }
        if let rule = FileNameRules.brokenRule(text) {
            throw ValidationError(field: "album", value: text, rule: rule)
        }
        self.text = text
    }
}

extension AlbumName: CustomStringConvertible {
    public var description: String { text }
}

extension AlbumName: Comparable {
    public static func < (one: AlbumName, other: AlbumName) -> Bool { one.text.precedesNumerically(other.text) }
}
