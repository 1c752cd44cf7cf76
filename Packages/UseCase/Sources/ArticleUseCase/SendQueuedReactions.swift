public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Sends the queued changes of reactions; the journal receives the outcome of each.
///
/// Changes are sent in the order in which they were made. A change that is already applied counts as sent, and so does
/// the removal of a reaction to an article that is gone. A change that the host does not answer ends the work, and it
/// waits with everything after it; a change that the host refuses stays in the queue, and the next one is sent. A crash
/// loses nothing: a change leaves the queue after it was sent, and sending it twice changes nothing.
public struct SendQueuedReactions: CommandUseCase {
    private let queue: any ReactionQueueGateway
    private let gateway: any ReactionGateway
    private let journal: State<ReactionJournal>

    /// Creates the use case.
    public init(queue: any ReactionQueueGateway, gateway: any ReactionGateway, journal: State<ReactionJournal>) {
        self.queue = queue
        self.gateway = gateway
        self.journal = journal
    }

    /// Sends the queued changes; a host that does not answer or refuses a change is not a failure.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await journal.serially { () throws(ApplicationError) in
            let replay = try await ReactionSender(queue: queue, gateway: gateway).run()
            journal.update { $0.add(replay) }
        }
    }
}

/// The outcomes of the changes of reactions in this run of the program.
public struct ReactionJournal: Hashable, Sendable {
    /// A change that its host does not have, with the reason.
    public struct UnsentChange: Hashable, Sendable {
        /// The change.
        public let change: ReactionChange
        /// The reason.
        public let reason: ApplicationError.Kind

        /// Creates an unsent change.
        public init(_ change: ReactionChange, reason: ApplicationError.Kind) {
            self.change = change
            self.reason = reason
        }
    }

    /// The changes that were sent, in order.
    public var sent: [ReactionChange]
    /// The changes that stay in the queue until the host answers.
    public var waiting: [UnsentChange]
    /// The changes that the host has refused; they stay in the queue, too.
    public var refused: [UnsentChange]

    /// Creates a journal.
    public init(sent: [ReactionChange] = [], waiting: [UnsentChange] = [], refused: [UnsentChange] = []) {
        self.sent = sent
        self.waiting = waiting
        self.refused = refused
    }

    /// Adds the outcomes of the last attempt to send the queue.
    mutating func add(_ replay: ReactionJournal) {
        self = ReactionJournal(sent: sent + replay.sent, waiting: replay.waiting, refused: replay.refused)
    }

    /// Returns the reason why a change can never be sent as it is, or nil: the host has refused it, or nobody is signed
    /// in.
    func refusal(of change: ReactionChange) -> ApplicationError.Kind? {
        if let refusal = refused.first(where: { $0.change == change }) { return refusal.reason }
        return waiting.contains { $0.change == change && $0.reason == .unauthorized } ? .unauthorized : nil
    }

    /// Removes the entries of a change that was not sent.
    mutating func remove(_ change: ReactionChange) {
        waiting.removeAll { $0.change == change }
        refused.removeAll { $0.change == change }
    }
}

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
    /// - Returns: The change with whether it is queued, because the host does not answer.
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
