import ArticleDomain
import DomainKit
import Foundation
public import RepositoryKit

extension TextIndexForm {
    /// What an index of kept articles consists of.
    ///
    /// Its version is that of ``SummaryBytes`` and of what is made of an article here.
    public static let articles = TextIndexForm(version: 1, fields: [.title, .body, .tags, .user], excerpted: .body)
}

extension TextIndexForm.Field {
    static let title = TextIndexForm.Field("title", weight: 8)
    static let body = TextIndexForm.Field("body")
    static let tags = TextIndexForm.Field("tags", weight: 4)
    static let user = TextIndexForm.Field("user")
}

extension TextEntry {
    init(_ article: Article, keptAt: Date) {
        self.init(
            key: article.id.rawValue,
            order: Int64((keptAt.timeIntervalSince1970 * 1_000).rounded()),
            texts: [
                TextIndexForm.Field.title.name: [article.title],
                TextIndexForm.Field.body.name: [article.body],
                TextIndexForm.Field.tags.name: article.tags.map(\.name),
                TextIndexForm.Field.user.name: article.author.map { [$0.id] } ?? [],
            ],
            summary: SummaryBytes.bytes(of: article, keptAt: keptAt)
        )
    }
}

extension TextQuery {
    /// The query for an index of articles that finds what a search finds.
    init(_ query: SearchQuery) {
        self.init(query.conditions.map { $0.compactMap { Term($0) } })
    }
}

extension TextQuery.Term {
    fileprivate init?(_ term: SearchTerm) {
        let fields: [TextIndexForm.Field] =
            switch term.place {
            case .title: [.title]
            case .body, .code: [.body]
            case .tag: [.tags]
            case .user: [.user]
            case nil: [.title, .body, .tags]
            }
        self.init(
            term.text.description,
            in: fields.map(\.name),
            isWhole: term.place == .tag || term.place == .user,
            isExcluded: term.isExcluded
        )
    }
}
