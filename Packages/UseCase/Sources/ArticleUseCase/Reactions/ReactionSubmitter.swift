import ArticleDomain
import DomainKit
import UseCaseKit

/// Queues a change of a reaction and sends the queue; the journal receives the outcomes, and the marks the stocks.
///
/// A change is queued at once, so that a crash does not lose it while it waits for others. There is one sender at a time,
/// because the last of two to end could leave an older journal of the queue.
struct ReactionSubmitter: Sendable {
    let queue: any ReactionQueueGateway
    let gateway: any ReactionGateway
    let journal: State<ReactionJournal>
    let marks: State<ArticleMarks>

    /// Submits a change.
    ///
    /// - Returns: the change with whether it is queued, because the host does not answer.
    /// - Throws: ``ApplicationError``: the refusal of the host, after which the change is not queued any more, or `storage`
    ///   if the host does not answer and the change cannot be queued.
    func submit(_ change: ReactionChange) async throws(ApplicationError) -> ReactionStatus {
        let entry: Result<QueuedReaction, ApplicationError>
        do throws(ApplicationError) {
            entry = .success(try await queue.add(change))
        } catch {
            guard case .storage = error.kind else { throw error }
            entry = .failure(error)
        }
        return try await journal.serially { () throws(ApplicationError) in
            let status =
                switch entry {
                case .success(let entry): try await send(entry)
                case .failure(let error): try await send(change, insteadOf: error)
                }
            mark(change)
            return status
        }
    }

    /// Sends the queue with a change that it has.
    private func send(_ entry: QueuedReaction) async throws(ApplicationError) -> ReactionStatus {
        let change = entry.change
        var replay = try await ReactionSender(queue: queue, gateway: gateway).run(asking: entry)
        let refusal = replay.refusal(of: change)
        if refusal != nil {
            try await queue.remove(entry)
            replay.remove(change)
        }
        journal.update { [replay] in $0.add(replay) }
        if let refusal { throw ApplicationError(refusal) }
        return ReactionStatus(change, isQueued: journal.value.waiting.contains { $0.change == change })
    }

    private func mark(_ change: ReactionChange) {
        if change.reaction == .stock { marks.update { $0.stocked[change.article] = change.isGiven } }
    }

    /// Queues a change without an attempt to send it, because the host has just not answered.
    func queueOnly(_ change: ReactionChange) async throws(ApplicationError) -> ReactionStatus {
        _ = try await queue.add(change)
        journal.update { journal in
            guard let reason = journal.waiting.last?.reason else { return }
            journal.waiting.append(.init(change, reason: reason))
        }
        mark(change)
        return ReactionStatus(change, isQueued: true)
    }

    /// Sends a change that could not be queued.
    private func send(
        _ change: ReactionChange,
        insteadOf failure: ApplicationError
    ) async throws(ApplicationError) -> ReactionStatus {
        // Where nothing can be stored, there may be no lock either.
        let isAlone = try? await queue.beginSending()
        if isAlone == false { throw failure }
        defer { if isAlone == true { queue.endSending() } }
        do throws(ApplicationError) {
            try await gateway.apply(change, with: nil)
            journal.update { $0.sent.append(change) }
            return ReactionStatus(change, isQueued: false)
        } catch {
            throw error.kind.sendFailure == .everythingWaits && error.kind != .unauthorized ? failure : error
        }
    }
}
