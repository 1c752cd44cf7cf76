public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Sends the changes of reactions that wait for their host; the journal tells what became of each.
///
/// They go in the order in which they were made. One that is made already has arrived, and so has one that takes
/// something back from an article that is gone. The first one that the host does not answer ends the replay, and
/// everything behind it waits on; one that the host refuses is kept and told, and the next one goes. Killed at any
/// moment, nothing is lost: a change leaves the queue after it has arrived, and arriving twice changes nothing.
public struct SendQueuedReactions: CommandUseCase {
    private let queue: any ReactionQueueGateway
    private let gateway: any ReactionGateway
    private let journal: State<ReactionJournal>

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - queue: keeps the changes.
    ///   - gateway: where they are sent.
    ///   - journal: gets what became of them.
    public init(queue: any ReactionQueueGateway, gateway: any ReactionGateway, journal: State<ReactionJournal>) {
        self.queue = queue
        self.gateway = gateway
        self.journal = journal
    }

    /// Sends what waits; that the host does not answer or refuses something is no failure.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        let replay = try await ReactionSender(queue: queue, gateway: gateway).run()
        journal.update { $0.add(replay) }
    }
}
