import ArticleDomain
import DomainKit
import Foundation
import Synchronization

/// Stores changes in memory, as the queue of the signed-in account.
final class InMemoryReactionQueue: ReactionQueueGateway {
    private let entries = Mutex<[QueuedReaction]>([])
    private let senders = Mutex<(isSending: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))
    private let failure: ApplicationError?
    /// An element for each sender that has to wait for another one.
    let waits: AsyncStream<Void>
    private let reportWait: AsyncStream<Void>.Continuation

    init(_ changes: [ReactionChange] = [], failure: ApplicationError? = nil) {
        self.failure = failure
        (waits, reportWait) = AsyncStream.makeStream()
        entries.withLock { $0 = changes.map { QueuedReaction(id: UUID(), change: $0, token: "ann") } }
    }

    var waiting: [ReactionChange] { entries.withLock { $0.map(\.change) } }

    func changes() async throws(ApplicationError) -> [QueuedReaction] {
        if let failure { throw failure }
        return entries.withLock { $0 }
    }

    func add(_ change: ReactionChange) async throws(ApplicationError) -> QueuedReaction {
        if let failure { throw failure }
        let entry = QueuedReaction(id: UUID(), change: change, token: "ann")
        entries.withLock { entries in
            entries.removeAll { $0.change.article == change.article && $0.change.reaction == change.reaction }
            entries.append(entry)
        }
        return entry
    }

    func remove(_ entry: QueuedReaction) async throws(ApplicationError) {
        if let failure { throw failure }
        entries.withLock { $0.removeAll { $0 == entry } }
    }

    func contains(_ entry: QueuedReaction) async throws(ApplicationError) -> Bool {
        entries.withLock { $0.contains(entry) }
    }

    func beginSending() async throws(ApplicationError) -> Bool {
        if let failure { throw failure }
        await withCheckedContinuation { continuation in
            senders.withLock { senders in
                guard senders.isSending else {
                    senders.isSending = true
                    return continuation.resume()
                }
                senders.waiting.append(continuation)
                reportWait.yield()
            }
        }
        return true
    }

    func endSending() {
        senders.withLock { senders in
            if senders.waiting.isEmpty { senders.isSending = false } else { senders.waiting.removeFirst().resume() }
        }
    }
}

/// Records changes, and refuses those of some articles.
final class SpyReactionGateway: ReactionGateway {
    private struct State {
        var asked: [ReactionChange] = []
        var attempts = 0
        var failures: [String: ApplicationError.Kind]
        var token = "ann"
        var tokenAfterNext: String?
    }

    private let state: Mutex<State>
    /// Is called before a change is applied.
    private let willApply: @Sendable (ReactionChange) async -> Void

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - failures: the failures by article; `*` is any other article.
    ///   - willApply: is called before a change is applied.
    init(
        failures: [String: ApplicationError.Kind] = [:],
        willApply: @escaping @Sendable (ReactionChange) async -> Void = { _ in }
    ) {
        state = Mutex(State(failures: failures))
        self.willApply = willApply
    }

    /// Signs in with another token after the next change.
    func switchTokenAfterNext(to token: String) { state.withLock { $0.tokenAfterNext = token } }

    var asked: [ReactionChange] { state.withLock { $0.asked } }

    /// The number of requests, also of those that were refused.
    var attempts: Int { state.withLock { $0.attempts } }

    func isGiven(_ reaction: Reaction, to article: ArticleID) async throws(ApplicationError) -> Bool {
        try check(article)
        return asked.last { $0.article == article && $0.reaction == reaction }?.isGiven ?? false
    }

    func apply(_ change: ReactionChange, with token: String?) async throws(ApplicationError) {
        await willApply(change)
        try check(change.article)
        try state.withLock { state throws(ApplicationError) in
            if let token, state.token != token { throw ApplicationError(.unauthorized) }
            state.asked.append(change)
            if let next = state.tokenAfterNext { state.token = next }
        }
    }

    private func check(_ article: ArticleID) throws(ApplicationError) {
        let kind = state.withLock { state in
            state.attempts += 1
            return state.failures[article.rawValue] ?? state.failures["*"]
        }
        if let kind { throw ApplicationError(kind) }
    }
}
