internal import DomainKit

/// What to look for in an index.
///
/// ```swift
/// let query = TextQuery(words: ["white", "whale"])
/// print(query.conditions.count)  // 2
/// ```
public struct TextQuery: Hashable, Sendable {
    /// One word or phrase.
    public struct Term: Hashable, Sendable {
        /// What to look for, folded as `FoldedText` of DomainKit does it, in UTF-8; never empty.
        public let folded: [UInt8]
        /// The names of the fields to look in; nil means all.
        public let fields: [String]?
        /// Whether it has to be one of the texts of a field as a whole, rather than a part of one.
        public let isWhole: Bool
        /// Whether it must not be there.
        public let isExcluded: Bool

        /// Makes a term; nil if there is nothing to look for.
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
            folded = FoldedText(text).bytes
            if folded.isEmpty { return nil }
            self.fields = fields
            self.isWhole = isWhole
            self.isExcluded = isExcluded
        }

        /// Whether a field is one to look in.
        public func concerns(_ field: TextIndexForm.Field) -> Bool {
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
