internal import DomainKit

/// What to look for in an index.
///
/// ```swift
/// let query = TextQuery(words: ["white", "whale"])
/// print(query.conditions.count)  // 2
/// ```
///
/// ```swift
/// func isLong(_ text: TextQuery.Text) -> Bool {
///     text.folded.count > 100
/// }
/// ```
public struct TextQuery: Hashable, Sendable {
    /// One word or phrase, or a range for one number.
    ///
    /// ```swift
    /// let whale = TextQuery.Term("white whale", in: ["title"])
    /// let old = TextQuery.Term(number: "year", in: 1800...1900, isExcluded: true)
    /// let query = TextQuery([[whale, old].compactMap { $0 }])
    /// ```
    public struct Term: Hashable, Sendable {
        /// What to look for.
        public let subject: Subject
        /// Whether it must not be so.
        public let isExcluded: Bool

        /// Makes a term for a text; nil if there is nothing to look for.
        ///
        /// - Parameters:
        ///   - text: what to look for.
        ///   - fields: the names of the fields to look in; nil means all.
        ///   - isWhole: whether it has to be one of the texts of a field as a whole.
        ///   - isExcluded: whether it must not be there.
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

        /// Makes a term for a number.
        ///
        /// - Parameters:
        ///   - number: the name of the number.
        ///   - range: where it has to lie; an entry without the number lies nowhere.
        ///   - isExcluded: whether it must not lie there.
        public init(number: String, in range: ClosedRange<Int64>, isExcluded: Bool = false) {
            subject = .number(number, in: range)
            self.isExcluded = isExcluded
        }
    }

    /// What a term asks for.
    ///
    /// ```swift
    /// func isNumber(_ subject: TextQuery.Subject) -> Bool {
    ///     if case .number = subject { true } else { false }
    /// }
    /// ```
    public enum Subject: Hashable, Sendable {
        /// A word or phrase.
        case text(Text)
        /// A number, by its name, within bounds.
        case number(String, in: ClosedRange<Int64>)
    }

    /// One word or phrase.
    public struct Text: Hashable, Sendable {
        /// What to look for, folded as `FoldedText` of DomainKit does it, in UTF-8; never empty.
        public let folded: [UInt8]
        /// The names of the fields to look in; nil means all.
        public let fields: [String]?
        /// Whether it has to be one of the texts of a field as a whole, rather than a part of one.
        public let isWhole: Bool

        /// Whether a field is one to look in.
        public func concerns(_ field: TextIndexSchema.Field) -> Bool {
            fields.map { $0.contains(field.name) } ?? true
        }
    }

    /// All of these have to hold; each holds if one of its terms does.
    public let conditions: [[Term]]

    /// Makes a query.
    ///
    /// - Parameter conditions: all of these have to hold; each holds if one of its terms does.
    public init(_ conditions: [[Term]]) {
        self.conditions = conditions
    }

    /// Makes a query for entries in which all words or phrases are.
    ///
    /// - Parameter words: what to look for, in all fields; empty ones are left out.
    public init(words: [String]) {
        self.init(words.compactMap { Term($0) }.map { [$0] })
    }
}
