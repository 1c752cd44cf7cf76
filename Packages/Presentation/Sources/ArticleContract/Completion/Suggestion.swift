public import PresentationKit

/// A suggestion for a word that the user has begun to type.
public struct Suggestion: Hashable, Sendable {
    /// The kinds of names that can be suggested.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// Tags that are known on this machine.
        case tags
        /// Names of saved searches.
        case savedSearches = "saved-searches"
        /// Identifiers of articles that are kept on this machine.
        case keptArticles = "kept-articles"
    }

    /// The word.
    public let word: String
    /// The meaning of the word, or nil where it needs none.
    public let remark: Phrase?

    /// Creates a suggestion.
    public init(_ word: String, _ remark: Phrase? = nil) {
        self.word = word
        self.remark = remark
    }
}
