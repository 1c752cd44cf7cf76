import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing
import UseCaseKit

/// Returns an article of any name, except for those that fail.
private actor StubGateway: ArticleGateway {
    private var failures: [String: ApplicationError]
    private let freshness: Freshness
    private(set) var asked: [String] = []

    init(_ failures: [String: ApplicationError.Kind] = [:], freshness: Freshness = .live) {
        self.failures = failures.mapValues { ApplicationError($0) }
        self.freshness = freshness
    }

    func recover() { failures = [:] }

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        throw ApplicationError(.notFound)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        asked.append(id.rawValue)
        if let failure = failures[id.rawValue] { throw failure }
        let article = try ApplicationError.validating(try Article(id: id, title: "title \(id)", body: ""))
        return Fetched(article, freshness: freshness)
    }
}

struct KeepArticlesTests {
    private let progress = State(KeepingProgress())

    private func keep(_ gateway: StubGateway) -> KeepArticles {
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
        let gateway = StubGateway(["b": .notFound, "c": .forbidden])
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
        let gateway = StubGateway(["b": kind])
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
        let full = keep(StubGateway(freshness: .notKept(because: .storage(.full))))
        await #expect(throws: ApplicationError(.storage(.full))) { try await full(["a"]) }
        let newer = StubGateway(freshness: .notKept(because: .storage(.newerFormat(path: "/a"))))
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
