import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import Synchronization
import Testing
import UseCaseKit

struct ArticleBatchTests {
    private let marks = State(ArticleMarks())
    private let progress = State(ArticleBatchProgress())
    private let journal = State(ReactionJournal())
    private let queue = InMemoryReactionQueue()

    private func run(
        _ action: ArticleBatch.Action,
        _ names: [String],
        library: StubArticles = StubArticles(),
        reactions: SpyReactionGateway = SpyReactionGateway(),
        opener: SpyOpener = SpyOpener()
    ) async throws -> [ArticleBatchProgress.Outcome] {
        let batch = RunArticleBatch(
            gateway: library,
            host: .qiita,
            store: library,
            queue: queue,
            reactions: reactions,
            opener: opener,
            journal: journal,
            marks: marks,
            progress: progress
        )
        try await batch(ArticleBatch(action, try names.map { try ArticleReference($0) }))
        #expect(progress.value.isComplete)
        return progress.value.outcomes
    }

    @Test func `two batches at once have their own progress, one after the other`() async throws {
        let seen = Mutex<[Bool]>([])
        let library = StubArticles { [progress] id in
            for _ in 0..<100 { await Task.yield() }
            let (batch, count) = (progress.value.batch?.articles.map(\.id) ?? [], progress.value.outcomes.count)
            seen.withLock { $0.append(batch.indices.contains(count) && batch[count] == id) }
        }
        let batch = RunArticleBatch(
            gateway: library,
            host: .qiita,
            store: nil,
            queue: queue,
            reactions: SpyReactionGateway(),
            opener: SpyOpener(),
            journal: journal,
            marks: marks,
            progress: progress
        )
        let (one, two) = (
            ArticleBatch(.keep, try ["a", "b", "c"].map { try ArticleReference($0) }),
            ArticleBatch(.keep, try ["d", "e", "f"].map { try ArticleReference($0) })
        )
        async let first: Void = batch(one)
        async let second: Void = batch(two)
        _ = try await (first, second)
        #expect(seen.withLock { $0 } == Array(repeating: true, count: 6))
        #expect(progress.value.number == 2 && progress.value.isComplete)
    }

    private func failed(_ kind: ApplicationError.Kind) -> ArticleBatchProgress.Outcome {
        .failed(ApplicationError(kind))
    }

    private func id(_ name: String) throws -> ArticleID { try ArticleID(name) }

    @Test func `kept articles are not fetched again, and a failure does not stop the others`() async throws {
        let library = StubArticles(kept: ["b"], failures: ["c": .notFound])
        let outcomes = try await run(.keep, ["a", "b", "c", "d"], library: library)
        #expect(outcomes == [.done, .unchanged, failed(.notFound), .done])
        #expect(await library.asked == ["a", "c", "d"])
        #expect(marks.value.kept == [try id("a"): true, try id("b"): true, try id("d"): true])
    }

    @Test func `a failure that every article would meet is met once`() async throws {
        let library = StubArticles(kept: ["c"], failures: ["b": .offline])
        let outcomes = try await run(.keep, ["a", "b", "c", "d"], library: library)
        #expect(outcomes == [.done, failed(.offline), failed(.offline), failed(.offline)])
        #expect(await library.asked == ["a", "b"])
    }

    @Test func `an article that could not be stored is not kept`() async throws {
        let reason = ApplicationError.Kind.storage(.newerFormat(path: "/a"))
        let library = StubArticles(freshness: .notKept(because: reason))
        #expect(try await run(.keep, ["a"], library: library) == [failed(reason)])
        #expect(marks.value.kept.isEmpty)
    }

    @Test func `articles are stocked, those that are not known to be`() async throws {
        marks.update { $0 = ArticleMarks(stocked: [ArticleID.known: true]) }
        let reactions = SpyReactionGateway(failures: ["c": .forbidden])
        let outcomes = try await run(.stock, ["a", "known", "c", "d"], reactions: reactions)
        #expect(outcomes == [.done, .unchanged, failed(.forbidden), .done])
        #expect(reactions.asked.map(\.article.rawValue) == ["a", "d"])
        #expect(queue.waiting.isEmpty)
        #expect(marks.value.stocked.keys.map(\.rawValue).sorted() == ["a", "d", "known"])
    }

    @Test func `without an answer of the host, all changes are queued after one attempt`() async throws {
        let reactions = SpyReactionGateway(failures: ["*": .offline])
        #expect(try await run(.stock, ["a", "b", "c"], reactions: reactions) == [.queued, .queued, .queued])
        #expect(queue.waiting.map(\.article.rawValue) == ["a", "b", "c"])
        #expect(journal.value.waiting.map(\.reason) == [.offline, .offline, .offline])
        #expect(reactions.attempts == 1)
        #expect(marks.value.stocked[try id("c")] == true)
    }

    @Test func `pages are opened one after the other, and a missing browser is a failure`() async throws {
        let names = ["https://qiita.com/ann/items/a", "https://qiita.com/ann/items/b"]
        let opener = SpyOpener()
        #expect(try await run(.open, names, opener: opener) == [.done, .done])
        #expect(opener.opened == names)
        let none = SpyOpener(failure: .notFound)
        #expect(try await run(.open, names, opener: none) == [failed(.notFound), failed(.notFound)])
        #expect(progress.value.number == 2)
    }

    @Test func `cancelling ends the batch with the outcomes so far`() async throws {
        await #expect(throws: ApplicationError(.cancelled)) {
            _ = try await run(.keep, ["a", "b", "c"], library: StubArticles(failures: ["b": .cancelled]))
        }
        #expect(progress.value.outcomes == [.done])
        #expect(!progress.value.isComplete)
    }
}

extension ArticleID {
    fileprivate static var known: ArticleID {
        guard let id = try? ArticleID("known") else { preconditionFailure("'known' is an identifier.") }
        return id
    }
}

struct ArticleMarksTests {
    private let marks = State(ArticleMarks())

    private func id(_ name: String) throws -> ArticleID { try ArticleID(name) }

    @Test func `a list that is fetched says what is kept, and a list of stocks what is stocked`() async throws {
        let paginator = ArticlePaginator(fetch: StubArticles([["a1", "b1"], ["a2", "b2"]]).page)
        marks.set(ArticleMarks(kept: [try id("a1"): false, try id("a2"): false, try id("x"): false]))
        try await BrowseArticles(paginator: paginator, marks: marks)(.start(.newest))
        #expect(marks.value == ArticleMarks(kept: [try id("a2"): false, try id("x"): false]))
        try await BrowseArticles(paginator: paginator, marks: marks)(.loadMore)
        #expect(marks.value == ArticleMarks(kept: [try id("x"): false]))
        try await BrowseArticles(paginator: paginator, marks: marks)(.start(.stocks(of: nil)))
        #expect(marks.value.stocked == [try id("a1"): true, try id("b1"): true])
    }

    @Test func `the next page of stocks says nothing about those before it, and a refresh does`() async throws {
        let paginator = ArticlePaginator(fetch: StubArticles([["a1", "b1"], ["a2", "b2"]]).page)
        try await BrowseArticles(paginator: paginator, marks: marks)(.start(.stocks(of: nil)))
        marks.set(ArticleMarks(stocked: [try id("a1"): false]))
        try await BrowseArticles(paginator: paginator, marks: marks)(.loadMore)
        #expect(marks.value.stocked == [try id("a1"): false, try id("a2"): true, try id("b2"): true])
        try await BrowseArticles(paginator: paginator, marks: marks)(.refresh)
        #expect(marks.value.stocked[try id("a1")] == true)
    }

    @Test func `a list that could not be fetched says nothing`() async throws {
        let offline = ArticlePaginator { (_, _) throws(ApplicationError) in throw ApplicationError(.offline) }
        marks.set(ArticleMarks(kept: [try id("a1"): false]))
        try await BrowseArticles(paginator: offline, marks: marks)(.start(.newest))
        #expect(marks.value.kept == [try id("a1"): false])
    }

    @Test func `stocking an article and removing it from the stocks is marked`() async throws {
        let react = ReactToArticle(
            queue: InMemoryReactionQueue(),
            gateway: SpyReactionGateway(),
            host: .qiita,
            titles: StubTitles(),
            journal: State(ReactionJournal()),
            marks: marks,
            result: State(nil)
        )
        let article = try ArticleReference("a")
        for (isGiven, reaction) in [(true, Reaction.stock), (false, .stock), (true, .like)] {
            try await react(ReactionRequest(reaction, to: article, isGiven: isGiven))
            #expect(marks.value.stocked == [article.id: isGiven && reaction == .stock])
        }
    }
}
