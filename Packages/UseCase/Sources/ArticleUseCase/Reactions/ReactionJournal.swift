public import ArticleDomain
public import DomainKit

/// What became of the changes of reactions in this run of the program.
public struct ReactionJournal: Hashable, Sendable {
    /// A change, and why its host does not have it.
    public struct UnsentChange: Hashable, Sendable {
        /// What was to be changed.
        public let change: ReactionChange
        /// Why that was not possible.
        public let reason: ApplicationError.Kind

        /// Makes an obstacle.
        public init(_ change: ReactionChange, reason: ApplicationError.Kind) {
            self.change = change
            self.reason = reason
        }
    }

    /// The changes that reached their host, in their order.
    public var sent: [ReactionChange]
    /// The changes that are kept until the host answers.
    public var waiting: [UnsentChange]
    /// The changes that the host refused; they are kept too.
    public var refused: [UnsentChange]

    /// Makes a journal.
    public init(sent: [ReactionChange] = [], waiting: [UnsentChange] = [], refused: [UnsentChange] = []) {
        self.sent = sent
        self.waiting = waiting
        self.refused = refused
    }

    /// Adds what became of the changes that were tried last.
    mutating func add(_ replay: ReactionJournal) {
        self = ReactionJournal(sent: sent + replay.sent, waiting: replay.waiting, refused: replay.refused)
    }

    /// Why a change will never arrive as it is, or nil: the host refused it, or does not know who wants it.
    func refusal(of change: ReactionChange) -> ApplicationError.Kind? {
        if let refusal = refused.first(where: { $0.change == change }) { return refusal.reason }
        return waiting.contains { $0.change == change && $0.reason == .unauthorized } ? .unauthorized : nil
    }

    /// Drops what is said of a change that did not arrive.
    mutating func remove(_ change: ReactionChange) {
        waiting.removeAll { $0.change == change }
        refused.removeAll { $0.change == change }
    }
}
