public import DomainKit

/// The name of a saved search.
///
/// Any printable text of up to 35 code points, without white space at its ends. Case is significant; canonically
/// equivalent spellings of Unicode are not distinguished.
public struct SavedSearchName: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The maximum number of code points in a name.
    public static let lengthLimit = 35

    /// The name, in the composed form of Unicode.
    public let text: String

    /// Parses a name.
    ///
    /// - Throws: ``ValidationError`` for `name` if the text is blank or too long, or contains characters that control
    ///   the display of others.
    public init(_ text: String) throws(ValidationError) {
        let name = text.trimmed.composed
        guard !name.isEmpty else { throw ValidationError(field: "name", value: text, rule: .notEmpty) }
        guard name.unicodeScalars.allSatisfy(\.isPrintable) else {
            throw ValidationError(field: "name", value: text, rule: .printable)
        }
        guard name.unicodeScalars.count <= Self.lengthLimit else {
            throw ValidationError(field: "name", value: text, rule: .atMost(characters: Self.lengthLimit))
        }
        self.text = name
    }

    public static func < (first: SavedSearchName, second: SavedSearchName) -> Bool { first.text < second.text }

    public var description: String { text }
}

extension Unicode.Scalar {
    fileprivate var isPrintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: !properties.isBidiControl
        }
    }
}
