import ArticleDomain
import DomainKit
import Foundation
public import RepositoryKit

extension TextIndexSchema {
    /// The schema of an index of kept articles.
    ///
    /// Its version covers ``SummaryCoding`` and the entries that are created here.
    public static let articles = TextIndexSchema(
        version: 3,
        fields: [.title, .body, .tags, .user, .code, .organization],
        numbers: [created, updated, stocks, isOrganizationKnown]
    )

    /// The day of publication, in Japan time.
    fileprivate static let created = "created"
    /// The day of the last change, in Japan time.
    fileprivate static let updated = "updated"
    /// The number of stocks when the article was stored.
    fileprivate static let stocks = "stocks"
    /// 1 if the organisation, or that there is none, is known.
    fileprivate static let isOrganizationKnown = "org-known"
}

extension TextIndexSchema.Field {
    static let title = TextIndexSchema.Field("title", weight: 8)
    static let body = TextIndexSchema.Field("body")
    static let tags = TextIndexSchema.Field("tags", weight: 4)
    static let user = TextIndexSchema.Field("user")
    static let code = TextIndexSchema.Field("code")
    static let organization = TextIndexSchema.Field("org")
}

extension TextEntry {
    init(_ article: Article, keptAt: Date) {
        var numbers = [TextIndexSchema.stocks: Int64(article.counts.stocks)]
        numbers[TextIndexSchema.created] = article.createdAt.map { Day($0).order }
        numbers[TextIndexSchema.updated] = article.updatedAt.map { Day($0).order }
        numbers[TextIndexSchema.isOrganizationKnown] = article.organization == .unknown ? nil : 1
        let organization = if case .named(let name) = article.organization { [name] } else { [String]() }
        self.init(
            key: article.id.rawValue,
            order: Int64((keptAt.timeIntervalSince1970 * 1_000).rounded()),
            texts: [
                TextIndexSchema.Field.title.name: [article.title],
                TextIndexSchema.Field.body.name: [article.body],
                TextIndexSchema.Field.tags.name: article.tags.map(\.name),
                TextIndexSchema.Field.user.name: article.author.map { [$0.id] } ?? [],
                TextIndexSchema.Field.code.name: article.code,
                TextIndexSchema.Field.organization.name: organization,
            ],
            numbers: numbers,
            summary: SummaryCoding.bytes(of: article, keptAt: keptAt)
        )
    }
}

extension Day {
    fileprivate var order: Int64 { Int64(year * 10_000 + month * 100 + day) }
}

extension TextQuery {
    /// Creates the query for an index of articles that matches a search, as far as organisations are known.
    init(_ query: SearchQuery) {
        self.init(query.conditions.map { $0.compactMap { Term($0) } })
    }

    /// Returns two queries for the articles of unknown organisation: for those that may match a search, and for those
    /// that match it whatever their organisations are; nil for a search without an organisation.
    static func forUnknownOrganizations(_ query: SearchQuery) -> (possible: TextQuery, certain: TextQuery)? {
        let conditions = query.conditions.map { condition in
            (terms: condition.filter { !$0.asksForOrganization }.compactMap { Term($0) }, count: condition.count)
        }
        guard conditions.contains(where: { $0.terms.count < $0.count }) else { return nil }
        let unknown = [Term(number: TextIndexSchema.isOrganizationKnown, in: 1...1, isExcluded: true)]
        let whole = conditions.filter { $0.terms.count == $0.count }
        return (TextQuery([unknown] + whole.map(\.terms)), TextQuery([unknown] + conditions.map(\.terms)))
    }
}

extension SearchTerm {
    fileprivate var asksForOrganization: Bool {
        if case .text(_, .organization) = subject { true } else { false }
    }
}

extension TextQuery.Term {
    fileprivate init?(_ term: SearchTerm) {
        func number(_ name: String, _ first: Int64?, _ last: Int64?) -> TextQuery.Term {
            TextQuery.Term(number: name, in: (first ?? 0)...(last ?? .max), isExcluded: term.isExcluded)
        }
        switch term.subject {
        case .created(let days):
            self = number(TextIndexSchema.created, days.first?.order, days.last?.order)
        case .updated(let days):
            self = number(TextIndexSchema.updated, days.first?.order, days.last?.order)
        case .stocks(let counts):
            self = number(TextIndexSchema.stocks, counts.minimum.map(Int64.init), counts.maximum.map(Int64.init))
        case .text(let text, let place):
            let fields: [TextIndexSchema.Field] =
                switch place {
                case .title: [.title]
                case .body: [.body]
                case .code: [.code]
                case .tag: [.tags]
                case .user: [.user]
                case .organization: [.organization]
                case nil: [.title, .body, .tags]
                }
            self.init(
                text.description,
                in: fields.map(\.name),
                isWhole: [.tag, .user, .organization].contains(place),
                isExcluded: term.isExcluded
            )
        }
    }
}
