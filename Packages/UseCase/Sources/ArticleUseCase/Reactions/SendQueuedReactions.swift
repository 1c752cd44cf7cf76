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
    ///
    /// - Parameters:
    ///   - queue: the queue of changes.
    ///   - gateway: the reactions on the host.
    ///   - journal: the state that receives the outcomes.
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
