public import DomainKit
import Foundation

/// What a saved search is called by whoever saved it.
///
/// Any printable text of up to 35 code points; upper and lower case are told apart, the two ways in which Unicode spells
/// a letter with a mark are not. A name has no white space at its ends.
public struct SavedSearchName: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// How many code points a name may have.
    public static let lengthLimit = 35

    /// The name, in Unicode's composed form.
    public let text: String

    /// Reads a name.
    ///
    /// - Throws: ``ValidationError`` for `name` if the text is blank, is too long, or has characters that control how
    ///   others are shown.
    public init(_ text: String) throws(ValidationError) {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
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
