public import PresentationKit

/// A word that can be meant where the user has typed its beginning.
public struct Suggestion: Hashable, Sendable {
    /// What can be suggested.
    public enum Kind: String, CaseIterable, Sendable {
        /// Tags that are known on this machine.
        case tags
        /// Names of saved searches.
        case savedSearches = "saved-searches"
        /// Identifiers of articles that are kept on this machine.
        case keptArticles = "kept-articles"
    }

    /// The whole word.
    public let word: String
    /// What it means, or nil where the word says it.
    public let remark: Phrase?

    /// Makes a suggestion.
    public init(_ word: String, _ remark: Phrase? = nil) {
        self.word = word
        self.remark = remark
    }
}
