import ArticleDomain
import ArticleRepository
import Determinism
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

/// Compares random searches in random articles with matching every article.
///
/// The index of these tests searches text by text; `SQLiteIndexTests` compare the real one with it, by random queries
/// too.
struct OfflineSearchTests {
    @Test(arguments: 0..<6)
    func `exactly what a query finds is found, or it is refused`(seed: Int) async throws {
        var source = ArticleSearchSource(seed: UInt64(seed), knowsOrganizations: seed % 2 == 0)
        let articles = try source.articles(60)
        let store = InMemoryDocumentStore()
        let index = InMemoryTextIndex(.articles)
        let keeping = CachingArticleGateway(StubArticles(articles), host: .qiita, store: store, index: index)
        _ = try await keeping.page(.first, of: .newest)
        let gateway = IndexedArticleGateway(host: .qiita, store: store, index: index)
        let whole = try PageRequest(number: 1, size: 100)
        var (hits, refused) = (0, 0)
        for _ in 0..<60 {
            let query = try SearchQuery(source.query())
            #expect(query.error == nil, "\(query.text)")
            let undecided = articles.count { query.verdict(on: $0) == nil }
            do throws(ApplicationError) {
                let found = try await gateway.search(query, whole)
                #expect(undecided == 0, "\(query.text)")
                let expected = articles.filter { query.matches($0) }.map(\.id)
                #expect(Set(found.elements.map(\.id)) == Set(expected), "\(query.text)")
                #expect(found.total == expected.count)
                hits += expected.count
            } catch {
                let violation = ValidationError(field: "org", value: query.text, rule: .onRecord(missing: undecided))
                #expect(error.kind == .invalidInput(violation), "\(query.text)")
                #expect(undecided > 0, "\(query.text)")
                refused += 1
            }
        }
        #expect(hits > 120, "queries that find nothing prove nothing")
        #expect((refused > 0) == !source.knowsOrganizations)
    }
}

/// A source of random articles, and of random queries that find some of them.
struct ArticleSearchSource {
    let knowsOrganizations: Bool
    private var random: SeededGenerator

    init(seed: UInt64, knowsOrganizations: Bool) {
        random = SeededGenerator(seed: seed)
        self.knowsOrganizations = knowsOrganizations
    }

    private static let words = [
        "東京", "京", "都", "設計", "計", "ガイド", "ｶﾞ", "層", "の", "Swift", "swift", "actor", "let", "a", "Ｂ", "→", "%", "_",
    ]
    private static let names = ["Swift", "swift", "SwiftUI", "設計", "計", "ios"]
    private static let organizations: [ArticleOrganization] = [
        .independent, .named("acme"), .named("Ａcme"), .named("株式"),
    ]

    private mutating func pick<Element>(_ list: [Element]) -> Element {
        list[Int.random(in: list.indices, using: &random)]
    }

    private mutating func chance(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &random) == 0 }

    private mutating func words(_ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &random)).map { _ in pick(Self.words) }.joined(separator: pick(["", " "]))
    }

    /// Returns a date within a few days, often close to midnight in Japan.
    private mutating func date() -> Date {
        let day = 1_767_193_200 + 86_400 * Double(Int.random(in: -40...40, using: &random))
        return Date(timeIntervalSince1970: day + pick([-1, -0.5, 0, 0.25, 1, 40_000]))
    }

    mutating func articles(_ count: Int) throws -> [Article] {
        try (0..<count).map { number in
            var body = words(0...12) + "\n"
            if chance(2) { body += "\n```swift\n\(words(0...4))\n```\n\(words(0...3))" }
            return try Article(
                id: ArticleID("article-\(number)"),
                title: "題" + words(0...3),
                body: body,
                author: chance(5) ? nil : ArticleAuthor(id: pick(["koher", "swift", "ann"])),
                tags: (0..<Int.random(in: 0...3, using: &random)).map { _ in try ArticleTag(pick(Self.names)) },
                createdAt: chance(6) ? nil : date(),
                updatedAt: chance(6) ? nil : date(),
                counts: ArticleCounts(stocks: Int.random(in: 0...12, using: &random)),
                organization: !knowsOrganizations && chance(3) ? .unknown : pick(Self.organizations)
            )
        }
    }

    mutating func query() -> String {
        var query = term()
        for _ in 0..<Int.random(in: 0...3, using: &random) { query += (chance(3) ? " OR " : " ") + term() }
        return query
    }

    private mutating func term() -> String {
        let sign = chance(4) ? "-" : ""
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return sign + "created:" + days()
        case 1: return sign + "updated:" + days()
        case 2: return sign + "stocks:\(pick([">=", ">", "<", "<=", ""]))\(Int.random(in: 0...12, using: &random))"
        case 3: return sign + "org:\(pick(["acme", "株式", "株", "other"]))"
        case 4: return sign + "tag:\(pick(Self.names))"
        case 5: return sign + "user:\(pick(["koher", "Swift", "koh"]))"
        case 6: return sign + "title:\(pick(Self.words))"
        case 7: return sign + "body:\(pick(Self.words))"
        case 8: return sign + "code:\(pick(Self.words))"
        case 9: return sign + "\"\(pick(Self.words)) \(pick(Self.words))\""
        default: return sign + pick(Self.words)
        }
    }

    private mutating func days() -> String {
        let day = Day(date())
        let text = pick([day.description, String(day.description.prefix(7)), String(day.description.prefix(4))])
        return pick([">=", ">", "<", "<=", ""]) + text
    }
}
