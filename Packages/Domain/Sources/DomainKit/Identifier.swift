/// The identity of one entity, typed by the entity.
///
/// The phantom parameter is the entity, so that an `Identifier<Article>` and an `Identifier<Photo>` are of different
/// types. An identifier is safe as a file name, in a URL and on a terminal, because it consists of ASCII letters, digits,
/// `-`, `_` and `.`, and does not start with a dot.
///
/// ```swift
/// let id = try Identifier<Book>("moby-dick")
/// print(id.rawValue)  // moby-dick
/// ```
public struct Identifier<Entity>: Hashable, Sendable {
    /// The maximum length of an identifier, in characters.
    public static var maximumLength: Int { 64 }

    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier from text of any source.
    ///
    /// It has 1 to ``maximumLength`` characters out of `A-Z a-z 0-9 - _ .`, the first of them no dot.
    ///
    /// - Throws: ``ValidationError`` that names `field` and the rule that was broken.
    public init(_ rawValue: String, field: String = "id") throws(ValidationError) {
        if let rule = IdentifierText.brokenRule(rawValue, maximumLength: Self.maximumLength) {
            throw ValidationError(field: field, value: rawValue, rule: rule)
        }
        self.rawValue = rawValue
    }
}

/// The rules for the text of every identifier, outside of the generic type for speed.
private enum IdentifierText {
    static func brokenRule(_ text: String, maximumLength: Int) -> ValidationError.Rule? {
        if text.isEmpty { return .notEmpty }
        if text.utf8.count > maximumLength { return .atMost(characters: maximumLength) }
        guard text.utf8.allSatisfy(isAllowed) else { return .only(characters: "A-Z a-z 0-9 . - _") }
        return text.utf8.first == UInt8(ascii: ".") ? .undotted : nil
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default:
            false
        }
    }
}

extension Identifier: CustomStringConvertible {
    public var description: String { rawValue }
}
