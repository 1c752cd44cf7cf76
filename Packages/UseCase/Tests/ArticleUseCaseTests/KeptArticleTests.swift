import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import Testing
import UseCaseKit

/// A gateway with five summaries, which records removals.
private actor StubKept: KeptArticleGateway, CompletionSource {
    private(set) var forgotten: [ArticleID] = []
    private var isIndexed = false
    /// The numbers of articles that are left after each piece.
    private var pieces: [Int]
    private let failure: ApplicationError?

    init(pieces: [Int] = [], failure: ApplicationError? = nil) {
        (self.pieces, self.failure) = (pieces, failure)
    }

    func updateIndex() async throws(ApplicationError) -> KeptIndexProgress {
        if pieces.isEmpty, let failure { throw failure }
        let remaining = pieces.isEmpty ? 0 : pieces.removeFirst()
        return KeptIndexProgress(indexed: 5 - remaining, remaining: remaining)
    }

    private static func summaries() -> [KeptArticleSummary] {
        (1...5).compactMap { number in
            let article = try? Article(id: ArticleID("a\(number)"), title: "t", body: "")
            return article.map { KeptArticleSummary($0, keptAt: .distantPast) }
        }
    }

    func search(
        _ query: SearchQuery,
        _ request: PageRequest
    ) async throws(ApplicationError) -> Page<KeptArticleHit> {
        Page(elements: Self.summaries().map { KeptArticleHit($0, excerpt: []) }, next: nil, total: 5)
    }

    func list(limit: Int, offset: Int) async throws(ApplicationError) -> [KeptArticleSummary] {
        Array(Self.summaries().dropFirst(offset).prefix(limit))
    }

    func count() async throws(ApplicationError) -> Int {
        isIndexed = true
        return 5
    }

    func tags() async throws(ApplicationError) -> [KnownTag] {
        isIndexed ? ["Swift"].compactMap { try? ArticleTag($0) }.map { KnownTag($0, keptCount: 5) } : []
    }

    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] { [] }
    func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? { nil }
    func remove(_ id: ArticleID) async throws(ApplicationError) { forgotten.append(id) }
}

struct KeptArticleTests {
    @Test func `kept articles are listed page by page`() async throws {
        let list = ListKeptArticles(gateway: StubKept())
        let first = try await list(PageRequest(number: 1, size: 2))
        #expect(first.elements.map(\.id.rawValue) == ["a1", "a2"])
        #expect(first.next?.number == 2)
        #expect(first.total == 5)
        let last = try await list(PageRequest(number: 3, size: 2))
        #expect(last.elements.map(\.id.rawValue) == ["a5"])
        #expect(last.next == nil)
        #expect(try await list(PageRequest(number: .max, size: 100)).elements.isEmpty)
    }

    @Test func `tags are those of the articles that are kept by now`() async throws {
        let kept = StubKept()
        let tags = try await ListKeptTags(gateway: kept, source: kept)(())
        #expect(tags == [KnownTag(try ArticleTag("Swift"), keptCount: 5)])
    }

    @Test func `articles are indexed piece by piece before a query is answered`() async throws {
        let progress = State<KeptIndexProgress?>(nil)
        let kept = StubKept(pieces: [4, 2])
        let index = IndexKeptArticles(gateway: kept, progress: progress)
        let page = try await QueryIndexedArticles(ListKeptArticles(gateway: kept), after: index)(.first)
        #expect(page.total == 5)
        #expect(progress.value == nil)
        #expect(try await kept.updateIndex().isComplete)
    }

    @Test func `an index that cannot be built further shows no progress any more, and answers nothing`() async throws {
        let progress = State<KeptIndexProgress?>(nil)
        let failure = ApplicationError(.storage(.full))
        let kept = StubKept(pieces: [4], failure: failure)
        let index = IndexKeptArticles(gateway: kept, progress: progress)
        await #expect(throws: failure) {
            try await QueryIndexedArticles(ListKeptArticles(gateway: kept), after: index)(.first)
        }
        #expect(progress.value == nil)
    }

    @Test func `a search asks for its page`() async throws {
        let page = try await SearchKeptArticles(gateway: StubKept())(KeptSearch(SearchQuery("t"), page: .first))
        #expect(page.total == 5)
    }

    @Test func `an article of another host is not forgotten`() async throws {
        let kept = StubKept()
        let other = try ArticleReference("https://team.qiita.com/ann/items/a")
        let removed = State<KeptTitle?>(nil)
        let titles = StubTitles(titles: [KeptTitle(try ArticleID("aa"), "x"), KeptTitle(try ArticleID("a"), "題")])
        let marks = State(ArticleMarks())
        let forget = RemoveKeptArticle(gateway: kept, host: .qiita, titles: titles, marks: marks, removed: removed)
        await #expect(throws: ApplicationError.self) { try await forget(other) }
        try await forget(ArticleReference("a"))
        #expect(await kept.forgotten == [try ArticleID("a")])
        #expect(removed.value?.title == "題")
        #expect(marks.value.kept == [try ArticleID("a"): false])
    }

    @Test func `an article whose title cannot be read is removed all the same`() async throws {
        let (kept, removed) = (StubKept(), State<KeptTitle?>(KeptTitle(try ArticleID("b"), "b")))
        let titles = StubTitles(failure: ApplicationError(.storage(.full)))
        try await RemoveKeptArticle(
            gateway: kept,
            host: .qiita,
            titles: titles,
            marks: State(ArticleMarks()),
            removed: removed
        )(
            ArticleReference("a")
        )
        #expect(await kept.forgotten == [try ArticleID("a")])
        #expect(removed.value == KeptTitle(try ArticleID("a"), "a"))
    }
}

struct KeepArticlesTests {
    private let progress = State(KeepingProgress())

    private func keep(_ gateway: StubArticles) -> KeepArticles {
        KeepArticles(gateway: gateway, host: .qiita, marks: State(ArticleMarks()), progress: progress)
    }

    private var outcomes: [String] {
        progress.value.outcomes.map { outcome in
            switch outcome.result {
            case .success(let kept): "\(outcome.name): \(kept.title)"
            case .failure(let error): "\(outcome.name): \(error.kind)"
            }
        }
    }

    @Test func `every article has its outcome, in the order of the names`() async throws {
        let gateway = StubArticles(failures: ["b": .notFound, "c": .forbidden])
        let names = ["a", "b", "https://team.qiita.com/ann/items/a", "c", "d e", "https://qiita.com/ann/items/f"]
        try await keep(gateway)(names)
        #expect(progress.value.outcomes.map(\.name) == names)
        #expect(outcomes[0] == "a: title a")
        #expect(outcomes[1] == "b: notFound")
        #expect(outcomes[3] == "c: forbidden")
        #expect(outcomes[5] == "https://qiita.com/ann/items/f: title f")
        #expect(await gateway.asked == ["a", "b", "c", "f"])
    }

    @Test(arguments: [
        ApplicationError.Kind.offline, .timedOut, .unauthorized, .rateLimited(until: nil),
        .unavailable(.busy(until: nil)), .storage(.full), .cancelled,
    ])
    func `a failure that every article would have stops the work, which resumes there`(
        kind: ApplicationError.Kind
    ) async throws {
        let gateway = StubArticles(failures: ["b": kind])
        let keep = keep(gateway)
        await #expect(throws: ApplicationError(kind)) { try await keep(["a", "b", "c"]) }
        #expect(outcomes == ["a: title a"])
        #expect(await gateway.asked == ["a", "b"])
        await gateway.recover()
        try await keep(["a", "b", "c"])
        #expect(outcomes == ["a: title a", "b: title b", "c: title c"])
        #expect(await gateway.asked == ["a", "b", "b", "c"])
    }

    @Test func `an article that could not be written is not kept`() async throws {
        let full = keep(StubArticles(freshness: .notKept(because: .storage(.full))))
        await #expect(throws: ApplicationError(.storage(.full))) { try await full(["a"]) }
        let newer = StubArticles(freshness: .notKept(because: .storage(.newerFormat(path: "/a"))))
        try await keep(newer)(["a", "b"])
        #expect(progress.value.outcomes.count == 2)
        #expect(progress.value.outcomes.allSatisfy { (try? $0.result.get()) == nil })
    }
}

private struct StubNames: ArticleNameGateway {
    var answer: Result<[String], ApplicationError> = .success(["x", "a", "y"])

    func names() async throws(ApplicationError) -> [String] { try answer.get() }
}

struct ExpandArticleNamesTests {
    @Test(arguments: [
        (["b", "a"], ["b", "a"]), (["-"], ["x", "a", "y"]), (["b", "-", "a", "-"], ["b", "x", "a", "y"]),
        (["a", "a"], ["a"]),
    ])
    func `the names of the input stand where the hyphen stood, each once`(names: [String], all: [String]) async throws {
        #expect(try await ExpandArticleNames(gateway: StubNames())(names) == all)
    }

    @Test func `the input is read only where it is asked for`() async throws {
        let failure = ApplicationError(.storage(.notReadable(path: "/dev/stdin")))
        let expand = ExpandArticleNames(gateway: StubNames(answer: .failure(failure)))
        #expect(try await expand(["a"]) == ["a"])
        await #expect(throws: failure) { try await expand(["a", "-"]) }
    }
}

struct CompletionSourceTests {
    private let source: StubTitles
    private let list: ListCompletions
    private let failure = ApplicationError(.storage(.full))

    init() throws {
        source = StubTitles(
            tags: [KnownTag(try ArticleTag("Swift"), keptCount: 2)],
            titles: [KeptTitle(try ArticleID("0a1"), "題名")]
        )
        // One whose name alone can be read.
        let searches = InMemorySearches(unreadable: [try SavedSearchName("朝"): failure])
        list = ListCompletions(source: source, searches: searches)
    }

    @Test func `names are as they are known`() async throws {
        #expect(try await list(.tags) == .tags([KnownTag(ArticleTag("Swift"), keptCount: 2)]))
        #expect(try await list(.savedSearches) == .savedSearches([SavedSearchName("朝")]))
    }

    @Test func `all titles are looked at only where there is something to look for`() async throws {
        #expect(try await list(.keptArticles(prefix: "0a")) == .keptArticles([KeptTitle(ArticleID("0a1"), "題名")]))
        _ = try await list(.keptArticles(prefix: ""))
        #expect(await source.limits == [nil, 200])
    }

    @Test(
        arguments: [
            (.tags, .tags([])), (.savedSearches, .savedSearches([])), (.keptArticles(prefix: "a"), .keptArticles([])),
        ] as [(ListCompletions.Input, ListCompletions.Output)]
    )
    func `names that cannot be listed are left out`(input: ListCompletions.Input, output: ListCompletions.Output)
        async throws
    {
        let list = ListCompletions(source: StubTitles(failure: failure), searches: InMemorySearches(failure: failure))
        #expect(try await list(input) == output)
    }
}
