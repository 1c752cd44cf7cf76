public import DomainKit
import Foundation

/// What somebody searches for, in the notation of Qiita's search.
///
/// The text goes to a server as it is. ``matches(_:)`` answers where there is no server: words and `"phrases"` that all
/// have to be there, `OR` between two of them, `-` before one that must not be there; `title:`, `body:`, `code:`, `tag:`,
/// `user:` and `org:` before one to look for in that place only; `created:>=2026-01`, `updated:<2026` and `stocks:>10`.
/// Upper and lower case and the widths of characters make no difference, so `Ｓｗｉｆｔ` finds `swift` and `ｶﾞｲﾄﾞ` finds
/// `ガイド`. Days are those of Japan.
public struct SearchQuery: Hashable, Sendable {
    /// The query as it was written, without white space at its ends.
    public let text: String
    /// All of these have to hold; each holds if one of its terms does.
    public let conditions: [[SearchTerm]]
    /// Why it cannot be answered without its server, such as a date that is none; nil if it can.
    public let flaw: ValidationError?

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
        let reading = QueryParser(trimmed)
        conditions = reading.conditions
        flaw = reading.flaw
    }

    /// Whether the query finds an article for certain.
    ///
    /// - Complexity: O(n · m) in the lengths of the article and the query.
    public func matches(_ article: Article) -> Bool {
        verdict(on: article) == true
    }

    /// Whether the query finds an article, or nil if that hangs on what is not known of the article.
    ///
    /// - Complexity: O(n · m) in the lengths of the article and the query.
    public func verdict(on article: Article) -> Bool? {
        let searched = SearchableArticle(article)
        var isKnown = true
        for alternatives in conditions {
            let verdicts = alternatives.map { searched.fulfils($0) }
            if verdicts.contains(true) { continue }
            guard verdicts.contains(nil) else { return false }
            isKnown = false
        }
        return isKnown ? true : nil
    }
}
