import ArticleDomain
import DomainKit
import Foundation
public import RepositoryKit

extension TextIndexForm {
    /// What an index of kept articles consists of.
    ///
    /// Its version is that of ``SummaryBytes`` and of what is made of an article here.
    public static let articles = TextIndexForm(
        version: 2,
        fields: [.title, .body, .tags, .user, .code, .organization],
        excerpted: .body,
        numbers: [created, updated, stocks, isOrganizationKnown]
    )

    /// The day on which an article was published, in Japan.
    fileprivate static let created = "created"
    /// The day on which it was last changed, in Japan.
    fileprivate static let updated = "updated"
    /// How many people had stocked it when it was kept.
    fileprivate static let stocks = "stocks"
    /// 1 if it is known whether there is an organisation, and which.
    fileprivate static let isOrganizationKnown = "org-known"
}

extension TextIndexForm.Field {
    static let title = TextIndexForm.Field("title", weight: 8)
    static let body = TextIndexForm.Field("body")
    static let tags = TextIndexForm.Field("tags", weight: 4)
    static let user = TextIndexForm.Field("user")
    static let code = TextIndexForm.Field("code")
    static let organization = TextIndexForm.Field("org")
}

extension TextEntry {
    init(_ article: Article, keptAt: Date) {
        var numbers = [TextIndexForm.stocks: Int64(article.counts.stocks)]
        numbers[TextIndexForm.created] = article.createdAt.map { Day($0).order }
        numbers[TextIndexForm.updated] = article.updatedAt.map { Day($0).order }
        numbers[TextIndexForm.isOrganizationKnown] = article.organization == .unknown ? nil : 1
        let organization = if case .named(let name) = article.organization { [name] } else { [String]() }
        self.init(
            key: article.id.rawValue,
            order: Int64((keptAt.timeIntervalSince1970 * 1_000).rounded()),
            texts: [
                TextIndexForm.Field.title.name: [article.title],
                TextIndexForm.Field.body.name: [article.body],
                TextIndexForm.Field.tags.name: article.tags.map(\.name),
                TextIndexForm.Field.user.name: article.author.map { [$0.id] } ?? [],
                TextIndexForm.Field.code.name: article.code,
                TextIndexForm.Field.organization.name: organization,
            ],
            numbers: numbers,
            summary: SummaryBytes.bytes(of: article, keptAt: keptAt)
        )
    }
}

extension Day {
    /// A number that grows with the days.
    fileprivate var order: Int64 { Int64(year * 10_000 + month * 100 + day) }
}

extension TextQuery {
    /// The query for an index of articles that finds what a search finds, as far as organisations are known.
    init(_ query: SearchQuery) {
        self.init(query.conditions.map { $0.compactMap { Term($0) } })
    }

    /// The queries for the articles of which no organisation is known: for those that a search may find, and for those
    /// that it finds whatever their organisations are; nil for a search that does not ask for one.
    static func doubtful(_ query: SearchQuery) -> (possible: TextQuery, certain: TextQuery)? {
        let conditions = query.conditions.map { condition in
            (terms: condition.filter { !$0.asksForOrganization }.compactMap { Term($0) }, count: condition.count)
        }
        guard conditions.contains(where: { $0.terms.count < $0.count }) else { return nil }
        let unknown = [Term(number: TextIndexForm.isOrganizationKnown, in: 1...1, isExcluded: true)]
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
            self = number(TextIndexForm.created, days.first?.order, days.last?.order)
        case .updated(let days):
            self = number(TextIndexForm.updated, days.first?.order, days.last?.order)
        case .stocks(let counts):
            self = number(TextIndexForm.stocks, counts.minimum.map(Int64.init), counts.maximum.map(Int64.init))
        case .text(let text, let place):
            let fields: [TextIndexForm.Field] =
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
