public import DomainKit
public import Foundation

/// A change that waits for its host.
public struct QueuedReaction: Identifiable, Hashable, Sendable {
    /// Names this entry of the queue.
    public let id: UUID
    /// What is to be changed.
    public let change: ReactionChange

    /// Makes an entry.
    public init(id: UUID, change: ReactionChange) {
        self.id = id
        self.change = change
    }
}

/// Keeps the changes that their host does not have yet, durably, for whoever is signed in there.
public protocol ReactionQueueGateway: Sendable {
    /// Reads the changes.
    ///
    /// - Returns: those of the account that is signed in, in the order in which they were made.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func changes() async throws(ApplicationError) -> [QueuedReaction]

    /// Adds a change behind the others, in place of an earlier one of the same article and reaction.
    ///
    /// - Returns: its entry, which is durable.
    /// - Throws: ``ApplicationError`` of kind `storage`, or `unauthorized` if nobody is signed in.
    @concurrent
    func add(_ change: ReactionChange) async throws(ApplicationError) -> QueuedReaction

    /// Removes an entry; one that is no longer there is no error.
    ///
    /// A later change of the same article and reaction has an entry of its own and stays.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func remove(_ entry: QueuedReaction) async throws(ApplicationError)
}
