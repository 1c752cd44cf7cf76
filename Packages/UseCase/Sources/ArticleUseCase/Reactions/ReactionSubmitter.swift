import ArticleDomain
import DomainKit
import UseCaseKit

/// Queues a change of a reaction and sends the queue; the journal receives the outcomes.
///
/// Two at once would send the queue twice, and the older journal of what waits would be the one that stays: use cases call
/// it in `journal.serially`.
struct ReactionSubmitter: Sendable {
    let queue: any ReactionQueueGateway
    let gateway: any ReactionGateway
    let journal: State<ReactionJournal>

    /// Submits a change.
    ///
    /// - Returns: the change with whether it is queued, because the host does not answer.
    /// - Throws: ``ApplicationError``: the refusal of the host, after which the change is not queued any more, or `storage`
    ///   if the host does not answer and the change cannot be queued.
    func submit(_ change: ReactionChange) async throws(ApplicationError) -> ReactionStatus {
        let entry: QueuedReaction
        do throws(ApplicationError) {
            entry = try await queue.add(change)
        } catch {
            guard case .storage = error.kind else { throw error }
            try await send(change, insteadOf: error)
            return ReactionStatus(change, isQueued: false)
        }
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

    /// Queues a change without an attempt to send it, because the host has just not answered.
    func queueOnly(_ change: ReactionChange) async throws(ApplicationError) -> ReactionStatus {
        _ = try await queue.add(change)
        journal.update { journal in
            guard let reason = journal.waiting.last?.reason else { return }
            journal.waiting.append(.init(change, reason: reason))
        }
        return ReactionStatus(change, isQueued: true)
    }

    /// Sends a change that could not be queued.
    private func send(_ change: ReactionChange, insteadOf failure: ApplicationError) async throws(ApplicationError) {
        // Where nothing can be stored, there may be no lock either.
        let isAlone = try? await queue.beginSending()
        if isAlone == false { throw failure }
        defer { if isAlone == true { queue.endSending() } }
        do throws(ApplicationError) {
            try await gateway.apply(change, with: nil)
            journal.update { $0.sent.append(change) }
        } catch {
            throw error.kind.sendFailure == .everythingWaits && error.kind != .unauthorized ? failure : error
        }
    }
}
