public import ArticleDomain
public import DomainKit

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
