public import DomainKit
public import Foundation

/// A change that was not sent to its host yet.
public struct QueuedReaction: Identifiable, Hashable, Sendable {
    /// The identifier of the entry in the queue.
    public let id: UUID
    /// The change.
    public let change: ReactionChange
    /// The fingerprint of the token that the change is sent with.
    public let token: String

    /// Creates an entry.
    public init(id: UUID, change: ReactionChange, token: String) {
        self.id = id
        self.change = change
        self.token = token
    }
}

/// A durable queue of the changes that were not sent to their host yet, for each account.
public protocol ReactionQueueGateway: Sendable {
    /// Returns the changes of the signed-in account.
    ///
    /// - Returns: The changes in the order in which they were made.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func changes() async throws(ApplicationError) -> [QueuedReaction]

    /// Adds a change to the end of the queue, in place of an earlier one of the same article and reaction.
    ///
    /// - Returns: Its entry, which is durable.
    /// - Throws: ``ApplicationError`` of kind `storage`, or `unauthorized` if nobody is signed in.
    @concurrent
    func add(_ change: ReactionChange) async throws(ApplicationError) -> QueuedReaction

    /// Returns a Boolean value that indicates whether an entry is still in the queue.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func contains(_ entry: QueuedReaction) async throws(ApplicationError) -> Bool

    /// Removes an entry; does nothing if it is not in the queue.
    ///
    /// A later change of the same article and reaction has an entry of its own, which stays.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func remove(_ entry: QueuedReaction) async throws(ApplicationError)

    /// Waits until nobody else sends changes of the queue, in this process or in another one, and keeps others from it.
    ///
    /// Two senders could overtake each other, so that the host ends on the earlier of two changes.
    ///
    /// - Returns: False if another sender has not ended for a minute; otherwise the caller calls ``endSending()``.
    /// - Throws: ``ApplicationError`` of kind `storage`, or `cancelled`.
    @concurrent
    func beginSending() async throws(ApplicationError) -> Bool

    /// Ends the sending, after which the next sender begins; the end of the process does so, too.
    func endSending()
}
