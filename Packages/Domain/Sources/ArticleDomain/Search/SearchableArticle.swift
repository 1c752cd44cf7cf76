import DomainKit

/// An article with its texts folded for comparison.
struct SearchableArticle {
    private let article: Article
    private let title: FoldedText
    private let body: FoldedText
    private let tags: [FoldedText]

    init(_ article: Article) {
        self.article = article
        title = FoldedText(article.title)
        body = FoldedText(article.body)
        tags = article.tags.map { FoldedText($0.name) }
    }

    /// Returns a Boolean value that indicates whether the article satisfies a term, or nil if that is unknown.
    func satisfies(_ term: SearchTerm) -> Bool? {
        matches(term.subject).map { $0 != term.isExcluded }
    }

    private func matches(_ subject: SearchTerm.Subject) -> Bool? {
        switch subject {
        case .text(let text, let place): contains(text, in: place)
        case .created(let days): article.createdAt.map { days.contains(Day($0)) } ?? false
        case .updated(let days): article.updatedAt.map { days.contains(Day($0)) } ?? false
        case .stocks(let counts): counts.contains(article.counts.stocks)
        }
    }

    private func contains(_ text: FoldedText, in place: SearchTerm.Place?) -> Bool? {
        switch place {
        case .title: title.contains(text)
        case .body: body.contains(text)
        case .code: article.code.contains { FoldedText($0).contains(text) }
        case .tag: tags.contains(text)
        case .user: article.author.map { FoldedText($0.id) == text } ?? false
        case .organization:
            switch article.organization {
            case .unknown: nil
            case .independent: false
            case .named(let name): FoldedText(name) == text
            }
        case nil: ([title, body] + tags).contains { $0.contains(text) }
        }
    }
}
