import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Synchronization
import Testing

struct RemoteReactionGatewayTests {
    private static let item = #"{"id": "a", "title": "t", "body": ""}"#

    private func gateway(
        _ exchange: ScriptedHTTPExchange,
        tokenHost: String = "qiita.com"
    ) throws -> RemoteReactionGateway {
        let token = HostToken(try Secret("0123"), host: tokenHost)
        return RemoteReactionGateway(ResourceClient(host: .qiita, exchange: exchange, token: token))
    }

    private func change(_ reaction: Reaction, isGiven: Bool) throws -> ReactionChange {
        ReactionChange(reaction, to: try ArticleID("a"), isGiven: isGiven)
    }

    private func sent(_ exchange: ScriptedHTTPExchange) -> [String] {
        exchange.requests.map { "\($0.method.rawValue) \($0.url.path)" }
    }

    @Test(arguments: [
        (Reaction.stock, true, "PUT /api/v2/items/a/stock"), (.stock, false, "DELETE /api/v2/items/a/stock"),
        (.like, true, "PUT /api/v2/items/a/like"), (.like, false, "DELETE /api/v2/items/a/like"),
    ])
    func `each change is one request`(reaction: Reaction, isGiven: Bool, request: String) async throws {
        let exchange = ScriptedHTTPExchange([.response(204)])
        try await gateway(exchange).apply(change(reaction, isGiven: isGiven), with: nil)
        #expect(sent(exchange) == [request])
    }

    @Test func `a refusal to give what is given is success`() async throws {
        let exchange = ScriptedHTTPExchange([.response(403), .response(204)])
        try await gateway(exchange).apply(change(.stock, isGiven: true), with: nil)
        #expect(sent(exchange) == ["PUT /api/v2/items/a/stock", "GET /api/v2/items/a/stock"])
    }

    @Test func `a refusal to give what is not given is a missing scope`() async throws {
        let exchange = ScriptedHTTPExchange([.response(403), .response(404)])
        await #expect(throws: ApplicationError(.forbidden)) {
            try await gateway(exchange).apply(change(.stock, isGiven: true), with: nil)
        }
    }

    @Test func `withdrawing a missing reaction is success, if the article is there`() async throws {
        let exchange = ScriptedHTTPExchange([.response(404), .response(body: Self.item)])
        try await gateway(exchange).apply(change(.like, isGiven: false), with: nil)
        #expect(sent(exchange) == ["DELETE /api/v2/items/a/like", "GET /api/v2/items/a"])
        let missing = ScriptedHTTPExchange([.response(404), .response(404)])
        await #expect(throws: ApplicationError(.notFound)) {
            try await gateway(missing).apply(change(.like, isGiven: false), with: nil)
        }
    }

    @Test(
        arguments: [
            (true, 404, .notFound), (false, 403, .forbidden), (true, 401, .unauthorized), (false, 401, .unauthorized),
            (true, 500, .unavailable(.status(500))),
        ] as [(Bool, Int, ApplicationError.Kind)]
    )
    func `any other refusal is a failure at once`(
        isGiven: Bool,
        status: Int,
        kind: ApplicationError.Kind
    ) async throws {
        let exchange = ScriptedHTTPExchange([.response(status)])
        await #expect(throws: ApplicationError(kind)) {
            try await gateway(exchange).apply(change(.stock, isGiven: isGiven), with: nil)
        }
    }

    @Test func `a reaction that is not given is distinguished from a missing article`() async throws {
        let article = try ArticleID("a")
        let yes = ScriptedHTTPExchange([.response(204)])
        #expect(try await gateway(yes).isGiven(.stock, to: article))
        let no = ScriptedHTTPExchange([.response(404), .response(body: Self.item)])
        #expect(try await !gateway(no).isGiven(.stock, to: article))
        let missing = ScriptedHTTPExchange([.response(404), .response(404)])
        await #expect(throws: ApplicationError(.notFound)) {
            try await gateway(missing).isGiven(.stock, to: article)
        }
    }

    @Test func `without a token of the host nothing is sent`() async throws {
        let gateway = try gateway(ScriptedHTTPExchange([]), tokenHost: "team.qiita.com")
        await #expect(throws: ApplicationError(.unauthorized)) {
            try await gateway.apply(change(.stock, isGiven: true), with: nil)
        }
        await #expect(throws: ApplicationError(.unauthorized)) {
            try await gateway.isGiven(.stock, to: ArticleID("a"))
        }
    }

    @Test func `a change is sent with its own token, and with no other one`() async throws {
        let mine = HostToken(try Secret("0123"), host: "qiita.com")
        let current = CurrentToken(mine)
        let exchange = ScriptedHTTPExchange([.response(204)])
        let gateway = RemoteReactionGateway(ResourceClient(host: .qiita, exchange: exchange, token: current.value))
        try await gateway.apply(change(.stock, isGiven: true), with: mine.fingerprint)
        current.set(HostToken(try Secret("4567"), host: "qiita.com"))
        await #expect(throws: ApplicationError(.unauthorized)) {
            try await gateway.apply(change(.like, isGiven: true), with: mine.fingerprint)
        }
        #expect(sent(exchange) == ["PUT /api/v2/items/a/stock"])
    }
}

/// A source of another token each time.
private final class ChangingToken: Sendable {
    private let tokens: Mutex<[HostToken]>

    init(_ tokens: [HostToken]) { self.tokens = Mutex(tokens) }

    var next: HostToken? { tokens.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

struct StoredReactionQueueTests {
    private let store = InMemoryDocumentStore()
    private let lock = SpyProcessLock()
    private let token: HostToken

    init() throws {
        token = HostToken(try Secret("0123"), host: "qiita.com")
    }

    /// Creates a queue.
    ///
    /// Without a script the host is not asked; a host that does not state the account of a token fails with
    /// `interrupted`.
    private func queue(
        _ token: HostToken? = nil,
        host: ArticleHost = .qiita,
        asked script: [ScriptedHTTPExchange.Step] = [],
        skipped: SkippedDocuments = SkippedDocuments()
    ) -> StoredReactionQueue {
        let exchange = ScriptedHTTPExchange(script)
        let owners = TokenOwners(host: host, exchange: exchange, token: token ?? self.token, store: store)
        return StoredReactionQueue(host: host, owners: owners, lock: lock, store: store, skipped: skipped)
    }

    private func change(_ id: String, _ reaction: Reaction = .stock, isGiven: Bool = true) throws -> ReactionChange {
        ReactionChange(reaction, to: try ArticleID(id), isGiven: isGiven)
    }

    @Test func `changes keep their order, from one run to the next`() async throws {
        for number in 1...12 { _ = try await queue().add(change("\(number)")) }
        #expect(try await queue().changes().map(\.change.article.rawValue) == (1...12).map { String($0) })
    }

    @Test func `the later change of an article and a reaction replaces the earlier, behind the others`() async throws {
        _ = try await queue().add(change("a"))
        _ = try await queue().add(change("a", .like))
        _ = try await queue().add(change("a", isGiven: false))
        #expect(
            try await queue().changes().map(\.change) == [try change("a", .like), try change("a", isGiven: false)]
        )
        #expect(try await store.keys(in: "reactions-qiita.com").count == 2)
    }

    @Test func `the sender of an earlier change does not remove the later one`() async throws {
        let earlier = try await queue().add(change("a"))
        _ = try await queue().add(change("a", isGiven: false))
        try await queue(asked: [.failure(.interrupted)]).remove(earlier)
        #expect(try await queue().changes().map(\.change) == [try change("a", isGiven: false)])
    }

    @Test func `a sender holds the lock of the queue`() async throws {
        let queue = queue()
        #expect(try await queue.beginSending())
        #expect(lock.isHeld)
        #expect(try await !queue.beginSending())
        queue.endSending()
        #expect(!lock.isHeld)
    }

    @Test func `a change that was replaced is in the queue no more`() async throws {
        let earlier = try await queue().add(change("a"))
        #expect(try await queue().contains(earlier))
        let later = try await queue().add(change("a", isGiven: false))
        #expect(try await !queue().contains(earlier))
        #expect(try await queue().contains(later))
    }

    @Test func `a change that has arrived is gone`() async throws {
        let entry = try await queue().add(change("a"))
        #expect(try await queue().changes() == [entry])
        let queue = queue(asked: [.failure(.interrupted), .response(body: #"{"id": "koher"}"#)])
        for _ in 1...3 { try await queue.remove(entry) }
        #expect(try await queue.changes().isEmpty)
    }

    @Test func `a change goes to no other account and to no other host`() async throws {
        let other = HostToken(try Secret("4567"), host: "qiita.com")
        _ = try await queue().add(change("a"))
        _ = try await queue(other).add(change("a", isGiven: false))
        #expect(try await queue(other).changes().map(\.change) == [try change("a", isGiven: false)])
        #expect(try await queue().changes().map(\.change) == [try change("a")])
        let team = try ArticleHost("team.qiita.com")
        let member = HostToken(try Secret("0123"), host: "team.qiita.com")
        #expect(try await queue(member, host: team).changes().isEmpty)
    }

    @Test func `a change goes to another token of the same account, once the host has said whose both are`()
        async throws
    {
        let koher = ScriptedHTTPExchange.Step.response(body: #"{"id": "koher"}"#)
        let (new, ann) = (
            HostToken(try Secret("4567"), host: "qiita.com"), HostToken(try Secret("89ab"), host: "qiita.com")
        )
        let arrived = try await queue().add(change("first"))
        try await queue(asked: [koher]).remove(arrived)
        _ = try await queue().add(change("a"))
        #expect(try await queue(new).changes().isEmpty)
        try await queue(new, asked: [koher]).remove(arrived)
        try await queue(ann, asked: [.response(body: #"{"id": "ann"}"#)]).remove(arrived)
        #expect(try await queue(new).changes().map(\.change) == [try change("a")])
        #expect(try await queue(ann).changes().isEmpty)
        _ = try await queue(new).add(change("a", isGiven: false))
        #expect(try await queue(new).changes().map(\.change) == [try change("a", isGiven: false)])
        #expect(try await queue().changes().count == 1)
    }

    @Test func `an account is stored for the token that has asked for it, also when another one follows`() async throws
    {
        let (mine, other) = (token, HostToken(try Secret("4567"), host: "qiita.com"))
        let exchange = ScriptedHTTPExchange([.response(body: #"{"id": "koher"}"#)])
        let changing = ChangingToken([mine, other, other, other])
        let owners = TokenOwners(host: .qiita, exchange: exchange, token: changing.next, store: store)
        let queue = StoredReactionQueue(host: .qiita, owners: owners, lock: lock, store: store)
        try await queue.remove(QueuedReaction(id: UUID(), change: change("a"), token: "x"))
        #expect(exchange.requests.map(\.token) == [mine])
        #expect(try await store.keys(in: "owners-qiita.com").map(\.name) == [mine.fingerprint])
    }

    @Test func `without a session there are no changes`() async throws {
        let team = HostToken(try Secret("0123"), host: "team.qiita.com")
        let nobody = queue(team)
        await #expect(throws: ApplicationError(.unauthorized)) { try await nobody.add(change("a")) }
        #expect(try await nobody.changes().isEmpty)
    }

    @Test func `no document gives the token away`() async throws {
        let secret = "0123456789abcdef"
        let queue = queue(HostToken(try Secret(secret), host: "qiita.com"))
        _ = try await queue.add(change("a"))
        let key = try #require(try await store.keys(in: "reactions-qiita.com").first)
        let document = try #require(try await store.document(for: key))
        let text = String(decoding: document.json, as: UTF8.self)
        #expect(!text.contains(secret))
        #expect(text.contains(#""article":"a""#))
    }

    @Test(arguments: [
        #"{"number":1,"owner":"x","article":"a","reaction":"love","isGiven":true}"#,
        #"{"number":1,"owner":"x","article":"a/b","reaction":"like","isGiven":true}"#, "{}",
    ])
    func `a document of another form is reported and left`(json: String) async throws {
        let entry = try await queue().add(change("a"))
        let key = DocumentKey(collection: "reactions-qiita.com", name: entry.id.uuidString.lowercased())
        store.edit(key, to: Array(json.utf8))
        let name = "reactions-qiita.com/\(key.name)"
        let skipped = SkippedDocuments()
        #expect(try await queue(skipped: skipped).changes().isEmpty)
        #expect(skipped.reasons.map(\.kind) == [.storage(.malformed(document: name))])
        #expect(try await store.keys(in: "reactions-qiita.com") == [key])
    }

    @Test func `a change that a newer program has written is left, and the others go`() async throws {
        _ = try await queue().add(change("a"))
        let newer = Document(version: 99, json: Array("{}".utf8))
        let key = DocumentKey(collection: "reactions-qiita.com", name: UUID().uuidString.lowercased())
        try await store.put(newer, for: key)
        let skipped = SkippedDocuments()
        let queue = queue(skipped: skipped)
        _ = try await queue.add(change("b"))
        #expect(try await queue.changes().map(\.change.article.rawValue) == ["a", "b"])
        #expect(
            skipped.reasons.map(\.kind) == [.storage(.newerFormat(path: "reactions-qiita.com/\(key.name)"))]
        )
        #expect(try await store.document(for: key) == newer)
    }
}

struct HostTokenFingerprintTests {
    @Test func `a fingerprint distinguishes tokens and hosts, and stays the same`() throws {
        let token = HostToken(try Secret("0123"), host: "qiita.com")
        #expect(token.fingerprint == HostToken(try Secret("0123"), host: "Qiita.com").fingerprint)
        #expect(token.fingerprint != HostToken(try Secret("0124"), host: "qiita.com").fingerprint)
        #expect(token.fingerprint != HostToken(try Secret("0123"), host: "team.qiita.com").fingerprint)
        #expect(token.fingerprint.count == 8)
    }
}

/// A lock whose waits end at once.
private final class SpyProcessLock: ProcessLock {
    private let held = Mutex(false)

    var isHeld: Bool { held.withLock { $0 } }

    func acquire(within timeout: Duration) async throws(DocumentError) -> Bool {
        held.withLock { held in
            defer { held = true }
            return !held
        }
    }

    func release() { held.withLock { $0 = false } }
}
