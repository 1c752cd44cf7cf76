public import DomainKit
import Foundation

/// What somebody searches for, in the notation of Qiita's search.
///
/// The text goes to a server as it is. ``matches(_:)`` answers where there is no server: words and `"phrases"` that all
/// have to be there, `OR` between two of them, `-` before one that must not be there, and `title:`, `body:`, `code:`,
/// `tag:` and `user:` before one to look for in that place only. Upper and lower case and the widths of characters make
/// no difference, so `Ｓｗｉｆｔ` finds `swift` and `ｶﾞｲﾄﾞ` finds `ガイド`.
public struct SearchQuery: Hashable, Sendable {
    /// The query as it was written, without white space at its ends.
    public let text: String
    /// All of these have to hold; each holds if one of its terms does.
    public let conditions: [[SearchTerm]]

    /// Reads a query.
    ///
    /// - Parameter text: words, of which there has to be at least one; ideographic spaces part them too.
    /// - Throws: ``ValidationError`` for `query` if there is nothing to search for.
    public init(_ text: String) throws(ValidationError) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else {
            throw ValidationError(field: "query", value: text, rule: .notEmpty)
        }
        self.text = trimmed
        conditions = SearchTerm.conditions(in: trimmed)
    }

    /// Whether the query finds an article.
    ///
    /// - Complexity: O(n · m) in the lengths of the article and the query.
    public func matches(_ article: Article) -> Bool {
        let searched = SearchedArticle(article)
        return conditions.allSatisfy { alternatives in alternatives.contains { searched.fulfils($0) } }
    }
}
