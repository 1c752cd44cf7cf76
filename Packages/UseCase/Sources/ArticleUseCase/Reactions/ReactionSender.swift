import ArticleDomain
import DomainKit

/// Sends the queued changes one by one, while nobody else does, and collects the outcome of each.
struct ReactionSender {
    let queue: any ReactionQueueGateway
    let gateway: any ReactionGateway

    /// Sends the queued changes.
    ///
    /// - Parameter ask: the entry whose article has to exist. Where any other article is gone, there is no reaction
    ///   left to remove.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    func run(asking ask: QueuedReaction? = nil) async throws(ApplicationError) -> ReactionJournal {
        let waiting = try await queue.changes()
        guard !waiting.isEmpty else { return ReactionJournal() }
        guard try await queue.beginSending() else {
            return ReactionJournal(waiting: waiting.map { .init($0.change, reason: .timedOut) })
        }
        defer { queue.endSending() }
        var journal = ReactionJournal()
        var entries = try await queue.changes()[...]
        while let entry = entries.first {
            do throws(ApplicationError) {
                // A later change may have replaced it since the queue was listed.
                guard try await queue.contains(entry) else {
                    entries.removeFirst()
                    continue
                }
                try await send(entry, mustExist: entry.id == ask?.id)
                try await queue.remove(entry)
                journal.sent.append(entry.change)
            } catch {
                switch error.kind.sendFailure {
                case .none: throw error
                case .everythingWaits:
                    journal.waiting += entries.map { .init($0.change, reason: error.kind) }
                    return journal
                case .thisIsRefused: journal.refused.append(.init(entry.change, reason: error.kind))
                }
            }
            entries.removeFirst()
        }
        return journal
    }

    private func send(_ entry: QueuedReaction, mustExist: Bool) async throws(ApplicationError) {
        do throws(ApplicationError) {
            try await gateway.apply(entry.change, with: entry.token)
        } catch {
            guard error.kind == .notFound, !entry.change.isGiven, !mustExist else { throw error }
        }
    }
}

extension ApplicationError.Kind {
    /// The consequence of a failure to send a change.
    enum SendFailure {
        /// The host answers no request for a while, or none before the user signs in, so that all changes wait.
        case everythingWaits
        /// The host has refused this change.
        case thisIsRefused
        /// The failure has nothing to do with the host.
        case none
    }

    var sendFailure: SendFailure {
        switch self {
        case .offline, .timedOut, .rateLimited, .unauthorized: .everythingWaits
        case .unavailable(.status(let status)): status >= 500 ? .everythingWaits : .thisIsRefused
        case .unavailable: .everythingWaits
        case .forbidden, .notFound, .invalidInput, .invalidData: .thisIsRefused
        case .storage, .editor, .cancelled: .none
        }
    }
}
