import ArticleDomain
import DomainKit

/// Sends the changes that wait, one after the other, and says what became of each.
struct ReactionSender {
    let queue: any ReactionQueueGateway
    let gateway: any ReactionGateway

    /// Sends what waits.
    ///
    /// - Parameter ask: the entry whose article has to be there; to take something back from any other article that is
    ///   gone means that there is nothing left to do.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    func run(asking ask: QueuedReaction? = nil) async throws(ApplicationError) -> ReactionJournal {
        var journal = ReactionJournal()
        var entries = try await queue.changes()[...]
        while let entry = entries.first {
            do throws(ApplicationError) {
                try await send(entry.change, mustExist: entry == ask)
                try await queue.remove(entry)
                journal.sent.append(entry.change)
            } catch {
                switch error.kind.meaning {
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

    private func send(_ change: ReactionChange, mustExist: Bool) async throws(ApplicationError) {
        do throws(ApplicationError) {
            try await gateway.apply(change)
        } catch {
            guard error.kind == .notFound, !change.isGiven, !mustExist else { throw error }
        }
    }
}

extension ApplicationError.Kind {
    /// What a failure to send a change means for what waits.
    enum SendFailure {
        /// The host answers nothing for a while, or not before somebody signs in.
        case everythingWaits
        /// The host does not want this change.
        case thisIsRefused
        /// It has nothing to do with the host.
        case none
    }

    var meaning: SendFailure {
        switch self {
        case .offline, .timedOut, .rateLimited, .unauthorized: .everythingWaits
        case .unavailable(.status(let status)): status >= 500 ? .everythingWaits : .thisIsRefused
        case .unavailable: .everythingWaits
        case .forbidden, .notFound, .invalidInput, .invalidData: .thisIsRefused
        case .storage, .cancelled: .none
        }
    }
}
