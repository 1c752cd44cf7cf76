public import DomainKit

/// A query in the notation of Qiita's search.
///
/// A host receives the text unchanged; ``matches(_:)`` evaluates it without a host. Words and `"phrases"` must all
/// occur, `OR` joins alternatives, a leading `-` excludes; `title:`, `body:`, `code:`, `tag:`, `user:` and `org:`
/// restrict a term to one place; `created:>=2026-01`, `updated:<2026` and `stocks:>10` compare. Case and the widths of
/// characters are ignored, so that `Ｓｗｉｆｔ` finds `swift` and `ｶﾞｲﾄﾞ` finds `ガイド`. Days are those of Japan.
public struct SearchQuery: Hashable, Sendable {
    /// The query, without surrounding white space.
    public let text: String
    /// The conditions, all of which must hold; a condition holds if one of its terms does.
    public let conditions: [[SearchTerm]]
    /// The reason why the query cannot be evaluated without its host, such as an invalid date, or nil if it can.
    public let error: ValidationError?

    /// Parses a query.
    ///
    /// - Parameter text: the words, at least one; ideographic spaces separate them too.
    /// - Throws: ``ValidationError`` for `query` if the text is blank.
    public init(_ text: String) throws(ValidationError) {
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else {
            throw ValidationError(field: "query", value: text, rule: .notEmpty)
        }
        self.text = trimmed
        let reading = QueryParser(trimmed)
        conditions = reading.conditions
        error = reading.error
    }

    /// Returns a Boolean value that indicates whether an article matches for certain.
    ///
    /// - Complexity: O(n · m) in the lengths of the article and the query.
    public func matches(_ article: Article) -> Bool {
        verdict(on: article) == true
    }

    /// Returns a Boolean value that indicates whether an article matches, or nil if that depends on facts that are not
    /// known of the article.
    ///
    /// - Complexity: O(n · m) in the lengths of the article and the query.
    public func verdict(on article: Article) -> Bool? {
        let searched = SearchableArticle(article)
        var isKnown = true
        for alternatives in conditions {
            let verdicts = alternatives.map { searched.satisfies($0) }
            if verdicts.contains(true) { continue }
            guard verdicts.contains(nil) else { return false }
            isKnown = false
        }
        return isKnown ? true : nil
    }
}
