internal import DomainKit

/// A query of an index, in conjunctive normal form.
public struct TextQuery: Hashable, Sendable {
    /// A word or phrase, or a range of a number.
    public struct Term: Hashable, Sendable {
        /// The text or the range.
        public let subject: Subject
        /// A Boolean value that indicates whether the term must not match.
        public let isExcluded: Bool

        /// Creates a term for a text in some fields or in all, or returns nil if the text is empty when it is folded.
        ///
        /// One `isWhole` has to equal a whole text of a field; one `isExcluded` must not occur.
        public init?(
            _ text: String,
            in fields: [String]? = nil,
            isWhole: Bool = false,
            isExcluded: Bool = false
        ) {
            let folded = FoldedText(text).bytes
            if folded.isEmpty { return nil }
            subject = .text(Text(folded: folded, fields: fields, isWhole: isWhole))
            self.isExcluded = isExcluded
        }

        /// Creates a term for a number; an entry without the number is outside of every range.
        public init(number: String, in range: ClosedRange<Int64>, isExcluded: Bool = false) {
            subject = .number(number, in: range)
            self.isExcluded = isExcluded
        }
    }

    /// The subject of a term.
    public enum Subject: Hashable, Sendable {
        /// A word or phrase.
        case text(Text)
        /// A number by its name, within bounds.
        case number(String, in: ClosedRange<Int64>)
    }

    /// One word or phrase.
    public struct Text: Hashable, Sendable {
        /// The text, folded by `FoldedText` of DomainKit, in UTF-8; never empty.
        public let folded: [UInt8]
        /// The names of the fields that are searched; nil means all.
        public let fields: [String]?
        /// A Boolean value that indicates whether the text has to equal a whole text of a field, rather than a part of
        /// one.
        public let isWhole: Bool

        /// Returns whether a field is searched.
        public func concerns(_ field: TextIndexSchema.Field) -> Bool {
            fields.map { $0.contains(field.name) } ?? true
        }
    }

    /// The conditions, all of which have to match; each matches if one of its terms does.
    public let conditions: [[Term]]

    /// Creates a query.
    public init(_ conditions: [[Term]]) {
        self.conditions = conditions
    }
}
