import ArticleDomain
import Determinism
import DomainKit
import Foundation
import Testing

/// A host that gives so many pages of so many articles, and no more.
private struct Host {
    var articles: [Article]

    init(_ dates: [(String, Int)]) throws {
        articles = try dates.map { id, day in
            try Article(id: ArticleID(id), title: id, body: "", createdAt: Host.date(day))
        }
    }

    static func date(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_700_000_000 - Double(day) * 86_400) }

    func page(_ request: PageRequest, of selection: ArticleSelection) throws -> Page<Fetched<Article>> {
        var found = articles[...]
        if case .search(let query) = selection, let range = query.text.firstRange(of: "created:<=") {
            let parts = query.text[range.upperBound...].split(separator: "-").compactMap { Int($0) }
            let day = try #require(Day(year: parts[0], month: parts[1], day: parts[2]))
            let end = try #require(day.end)
            // The newest are first.
            found = articles.drop { article in article.createdAt.map { $0 >= end } ?? true }
        }
        let rest = found.dropFirst((request.number - 1) * request.size)
        let hasNext = rest.count > request.size && request.number < ArticleTraversal.lastPage
        return Page(
            elements: rest.prefix(request.size).map { Fetched($0, freshness: .live) },
            next: hasNext ? request.next : nil,
            total: found.count
        )
    }
}

struct ArticleTraversalTests {
    private func finish(
        _ traversal: inout ArticleTraversal,
        at host: inout Host,
        change: (inout Host, Int) throws -> Void = { _, _ in }
    ) throws -> [String] {
        var met: [String] = []
        var requests = 0
        while let (page, selection) = traversal.request, requests < 1000 {
            requests += 1
            try met += traversal.take(host.page(page, of: selection)).map(\.id.rawValue)
            try change(&host, requests)
        }
        return met
    }

    @Test(arguments: [0, 1, 99, 100, 101, 250])
    func `a short list is walked through to its end`(count: Int) throws {
        var host = try Host((0..<count).map { ("a\($0)", $0 / 7) })
        var traversal = ArticleTraversal(.newest)
        #expect(try finish(&traversal, at: &host) == (0..<count).map { "a\($0)" })
        #expect(traversal.isComplete)
        #expect(!traversal.isTruncated)
        #expect(traversal.count == count)
        #expect(traversal.total == count)
    }

    @Test func `articles behind the last page are reached by day, and none comes twice`() throws {
        let count = 12_345
        var host = try Host((0..<count).map { ("a\($0)", $0 / 333) })
        for selection in [ArticleSelection.newest, .tag(try ArticleTag("Swift"))] {
            var traversal = ArticleTraversal(selection)
            #expect(try finish(&traversal, at: &host) == (0..<count).map { "a\($0)" })
            #expect(!traversal.isTruncated)
        }
    }

    @Test func `no more articles are remembered than a host serves of one list, and those of a day`() throws {
        let (count, aDay) = (20_500, 333)
        let host = try Host((0..<count).map { ("a\($0)", $0 / aDay) })
        var traversal = ArticleTraversal(.newest)
        var most = 0
        while let (page, selection) = traversal.request {
            _ = traversal.take(try host.page(page, of: selection))
            most = max(most, traversal.seen.count)
        }
        #expect(traversal.count == count)
        #expect(most <= ArticleTraversal.lastPage * 100 + aDay)
    }

    @Test func `a list that cannot be divided by days ends where the host stops, and reports that`() throws {
        var host = try Host((0..<10_500).map { ("a\($0)", $0 / 100) })
        for selection in [ArticleSelection.mine, .stocks(of: nil)] {
            var traversal = ArticleTraversal(selection)
            #expect(try finish(&traversal, at: &host).count == 10_000)
            #expect(traversal.isComplete)
            #expect(traversal.isTruncated)
        }
    }

    @Test func `a day with too many articles loses only its rest, and reports that`() throws {
        var host = try Host((0..<10_300).map { ("a\($0)", 1) } + (0..<50).map { ("b\($0)", 2) })
        var traversal = ArticleTraversal(.newest)
        let met = try finish(&traversal, at: &host)
        #expect(met.count == 10_050)
        #expect(met.last == "b49")
        #expect(traversal.isTruncated)
    }

    @Test(arguments: 0..<6)
    func `while articles come and go, each that stays is met exactly once`(seed: Int) throws {
        let stable = Set((0..<1000).map { "a\($0)" })
        var host = try Host((0..<1000).flatMap { [("a\($0)", $0 / 20), ("gone\($0)", $0 / 20)] })
        var traversal = ArticleTraversal(.newest)
        var random = SeededGenerator(seed: UInt64(seed))
        let met = try finish(&traversal, at: &host) { host, request in
            if random.next() % 2 == 0 {
                let article = try Article(
                    id: ArticleID("new\(request)"),
                    title: "n",
                    body: "",
                    createdAt: Host.date(-1)
                )
                host.articles.insert(article, at: 0)
            }
            let place = Int(random.next() % 40)
            let gone = host.articles.indices.filter { host.articles[$0].id.rawValue.hasPrefix("gone") }
            if place < gone.count { host.articles.remove(at: gone[place]) }
        }
        #expect(Set(met).isSuperset(of: stable))
        #expect(met.count == Set(met).count)
    }

    /// The pages of a host that always names a next one.
    enum EndlessPages: CaseIterable {
        case empty
        case same
        case sameWithFewerInAll
        case newer
        case ofOneDay

        func page(_ number: Int) throws -> Page<Fetched<Article>> {
            let articles = try (0..<100).map { index in
                let isNew = self == .newer || self == .ofOneDay
                let name = isNew ? "a\(number * 100 + index)" : "a\(index)"
                let day = self == .newer ? -number : 0
                return try Article(id: ArticleID(name), title: name, body: "", createdAt: Host.date(day))
            }
            return Page(
                elements: self == .empty ? [] : articles.map { Fetched($0, freshness: .live) },
                next: PageRequest.first.next,
                total: self == .sameWithFewerInAll ? 1_000_000 - number : nil
            )
        }
    }

    @Test(arguments: EndlessPages.allCases)
    func `a list whose host always names a next page comes to an end, and reports that`(_ pages: EndlessPages)
        throws
    {
        var traversal = ArticleTraversal(.newest)
        var (requests, count) = (0, 0)
        while traversal.request != nil, requests < 10_000 {
            requests += 1
            // Of a single day a host that ignores the query has the same articles at each number.
            count += traversal.take(try pages.page(pages == .ofOneDay ? traversal.page : requests)).count
        }
        #expect(traversal.isComplete)
        #expect(traversal.isTruncated)
        #expect(requests <= (pages == .sameWithFewerInAll ? 1_001 : 250))
        if pages == .empty { #expect(count == 0) }
        if pages == .same || pages == .sameWithFewerInAll { #expect(count == 100) }
    }

    @Test func `a traversal that was kept goes on where it was`() throws {
        var host = try Host((0..<500).map { ("a\($0)", $0) })
        var traversal = ArticleTraversal(.newest)
        var met: [String] = []
        for _ in 0..<2 {
            let (page, selection) = try #require(traversal.request)
            met += traversal.take(try host.page(page, of: selection)).map(\.id.rawValue)
        }
        var other = ArticleTraversal(
            .newest,
            page: traversal.page,
            until: traversal.until,
            seen: traversal.seen,
            count: traversal.count,
            total: traversal.total
        )
        met += try finish(&other, at: &host)
        #expect(met == (0..<500).map { "a\($0)" })
        #expect(other.count == 500)
    }
}

extension Day {
    /// The end of the day in Japan.
    fileprivate var end: Date? {
        let text = "\(advanced(by: 1))T00:00:00+09:00"
        return try? Date(text, strategy: .iso8601)
    }
}
