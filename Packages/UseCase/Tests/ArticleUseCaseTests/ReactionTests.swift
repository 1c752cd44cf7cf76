import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing
import UseCaseKit

struct ReactionTests {
    private let journal = State(ReactionJournal())

    private func change(_ id: String, _ reaction: Reaction = .stock, isGiven: Bool = true) throws -> ReactionChange {
        ReactionChange(reaction, to: try ArticleID(id), isGiven: isGiven)
    }

    private let result = State<ReactionResult?>(nil)

    private func react(
        _ queue: InMemoryReactionQueue,
        _ gateway: SpyReactionGateway,
        titles: StubTitles = StubTitles(),
        journal: State<ReactionJournal>? = nil
    ) -> ReactToArticle {
        ReactToArticle(
            queue: queue,
            gateway: gateway,
            host: .qiita,
            titles: titles,
            journal: journal ?? self.journal,
            marks: State(ArticleMarks()),
            result: result
        )
    }

    private func replay(_ queue: InMemoryReactionQueue, _ gateway: SpyReactionGateway) -> SendQueuedReactions {
        SendQueuedReactions(queue: queue, gateway: gateway, journal: journal)
    }

    private func request(_ id: String, isGiven: Bool? = true) throws -> ReactionRequest {
        ReactionRequest(.stock, to: try ArticleReference(id), isGiven: isGiven)
    }

    @Test func `a change is sent, and nothing waits`() async throws {
        let (queue, gateway) = (InMemoryReactionQueue(), SpyReactionGateway())
        try await react(queue, gateway)(request("https://qiita.com/koher/items/a"))
        #expect(gateway.asked == [try change("a")])
        #expect(queue.waiting.isEmpty)
        #expect(journal.value == ReactionJournal(sent: [try change("a")]))
        let status = ReactionStatus(try change("a"), isQueued: false)
        #expect(result.value == ReactionResult(status, title: nil, journal: journal.value))
    }

    @Test func `a check has what waits sent first`() async throws {
        let queue = InMemoryReactionQueue([try change("b"), try change("a")])
        let titles = StubTitles(titles: [KeptTitle(try ArticleID("a"), "題")])
        try await react(queue, SpyReactionGateway(), titles: titles)(request("a", isGiven: nil))
        #expect(queue.waiting.isEmpty)
        let late = ReactionJournal(sent: [try change("b"), try change("a")])
        let status = ReactionStatus(try change("a"), isQueued: false)
        #expect(result.value == ReactionResult(status, title: "題", journal: late))
        let offline = SpyReactionGateway(failures: ["*": .offline])
        await #expect(throws: ApplicationError(.offline)) {
            try await react(queue, offline)(request("a", isGiven: nil))
        }
    }

    @Test func `a sign-in between two changes stops the queue, which waits for its own account`() async throws {
        let (queue, gateway) = (InMemoryReactionQueue([try change("a"), try change("b")]), SpyReactionGateway())
        gateway.switchTokenAfterNext(to: "bob")
        try await replay(queue, gateway)()
        #expect(gateway.asked == [try change("a")])
        #expect(queue.waiting == [try change("b")])
        #expect(journal.value.waiting == [.init(try change("b"), reason: .unauthorized)])
    }

    @Test func `an article of another host is refused before anything is written down`() async throws {
        let (queue, gateway) = (InMemoryReactionQueue(), SpyReactionGateway())
        let error = ValidationError(field: "host", value: "team.qiita.com", rule: .oneOf(["qiita.com"]))
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await react(queue, gateway)(request("https://team.qiita.com/koher/items/a"))
        }
        #expect(queue.waiting.isEmpty && gateway.asked.isEmpty)
    }

    @Test(
        arguments: [
            .offline, .timedOut, .rateLimited(until: nil), .unavailable(.busy(until: nil)), .unavailable(.status(502)),
            .unavailable(.unexpectedAnswer),
        ] as [ApplicationError.Kind]
    )
    func `a change that the host does not answer waits`(kind: ApplicationError.Kind) async throws {
        let queue = InMemoryReactionQueue()
        try await react(queue, SpyReactionGateway(failures: ["*": kind]))(request("a"))
        #expect(queue.waiting == [try change("a")])
        #expect(journal.value.waiting == [.init(try change("a"), reason: kind)])
        #expect(result.value?.status == ReactionStatus(try change("a"), isQueued: true))
    }

    @Test(
        arguments: [
            .unauthorized, .forbidden, .notFound, .unavailable(.status(422)),
        ] as [ApplicationError.Kind]
    )
    func `a change that the host refuses fails and is dropped`(kind: ApplicationError.Kind) async throws {
        let queue = InMemoryReactionQueue([try change("earlier", .like)])
        let gateway = SpyReactionGateway(failures: ["a": kind])
        await #expect(throws: ApplicationError(kind)) { try await react(queue, gateway)(request("a")) }
        #expect(queue.waiting.isEmpty)
        #expect(journal.value == ReactionJournal(sent: [try change("earlier", .like)]))
    }

    @Test func `undoing a reaction to an article that does not exist is a failure`() async throws {
        let queue = InMemoryReactionQueue()
        let gateway = SpyReactionGateway(failures: ["a": .notFound])
        await #expect(throws: ApplicationError(.notFound)) {
            try await react(queue, gateway)(request("a", isGiven: false))
        }
        #expect(queue.waiting.isEmpty)
    }

    @Test func `earlier changes go first, and one of the same article gives way`() async throws {
        let queue = InMemoryReactionQueue([try change("a"), try change("b", .like)])
        let gateway = SpyReactionGateway()
        try await react(queue, gateway)(request("a", isGiven: false))
        #expect(gateway.asked == [try change("b", .like), try change("a", isGiven: false)])
        #expect(queue.waiting.isEmpty)
    }

    @Test func `a later change is sent when the earlier one has arrived`() async throws {
        let queue = InMemoryReactionQueue()
        let (earlier, isEarlierSent) = AsyncStream<Void>.makeStream()
        let (answer, sendAnswer) = AsyncStream<Void>.makeStream()
        let gateway = SpyReactionGateway { change in
            guard change.isGiven else { return }
            isEarlierSent.yield()
            for await _ in answer { return }
        }
        let (give, takeBack) = (try request("a"), try request("a", isGiven: false))
        async let first: Void = react(queue, gateway)(give)
        for await _ in earlier { break }
        // Another process has a journal of its own.
        async let second: Void = react(queue, gateway, journal: State(ReactionJournal()))(takeBack)
        for await _ in queue.waits { break }
        #expect(gateway.attempts == 0)
        sendAnswer.yield()
        _ = try await (first, second)
        #expect(gateway.asked == [try change("a"), try change("a", isGiven: false)])
        #expect(queue.waiting.isEmpty)
    }

    @Test func `a change that another sender has replaced is not sent`() async throws {
        let queue = InMemoryReactionQueue([try change("a"), try change("b")])
        let later = try change("b", isGiven: false)
        let gateway = SpyReactionGateway { change in
            if change.article.rawValue == "a" { _ = try? await queue.add(later) }
        }
        try await replay(queue, gateway)()
        #expect(gateway.asked == [try change("a")])
        #expect(queue.waiting == [later])
    }

    @Test func `a change is sent even if it cannot be queued`() async throws {
        let full = ApplicationError(.storage(.full))
        let gateway = SpyReactionGateway()
        try await react(InMemoryReactionQueue(failure: full), gateway)(request("a"))
        #expect(gateway.asked == [try change("a")])
        await #expect(throws: full) {
            try await react(InMemoryReactionQueue(failure: full), SpyReactionGateway(failures: ["*": .offline]))(
                request("a")
            )
        }
    }

    @Test func `a replay sends in order, keeps what is refused, and passes over what is gone`() async throws {
        let queue = InMemoryReactionQueue([
            try change("a"), try change("gone", isGiven: false), try change("missing"), try change("b", .like),
        ])
        let gateway = SpyReactionGateway(failures: ["gone": .notFound, "missing": .notFound])
        try await replay(queue, gateway)()
        #expect(gateway.asked == [try change("a"), try change("b", .like)])
        #expect(queue.waiting == [try change("missing")])
        #expect(journal.value.refused == [.init(try change("missing"), reason: .notFound)])
        #expect(journal.value.sent.count == 3)
        #expect(journal.value.waiting.isEmpty)
    }

    @Test(arguments: [ApplicationError.Kind.offline, .unauthorized])
    func `the first one without an answer ends a replay`(kind: ApplicationError.Kind) async throws {
        let queue = InMemoryReactionQueue([try change("a"), try change("b"), try change("c")])
        let gateway = SpyReactionGateway(failures: ["b": kind])
        try await replay(queue, gateway)()
        #expect(gateway.asked == [try change("a")])
        #expect(queue.waiting == [try change("b"), try change("c")])
        #expect(journal.value.waiting.map(\.change) == queue.waiting)
    }

    @Test func `a change that waits counts as made, and else the host is asked`() async throws {
        let queue = InMemoryReactionQueue([try change("a")])
        let gateway = SpyReactionGateway(failures: ["a": .offline])
        let check = CheckReaction(queue: queue, gateway: gateway, host: .qiita)
        let waiting = try await check(ReactionQuery(.stock, to: ArticleReference("a")))
        #expect(waiting == ReactionStatus(try change("a"), isQueued: true))
        await #expect(throws: ApplicationError(.offline)) {
            try await check(ReactionQuery(.like, to: ArticleReference("a")))
        }
        let other = try await check(ReactionQuery(.stock, to: ArticleReference("b")))
        #expect(other == ReactionStatus(try change("b", isGiven: false), isQueued: false))
    }
}
