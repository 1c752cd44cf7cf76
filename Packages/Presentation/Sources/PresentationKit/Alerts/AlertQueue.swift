/// The state machine that decides which alert is visible and which alerts wait.
///
/// An alert waits, is visible, and is removed. The next alert is shown once the previous one is no longer visible, so
/// an alert that the handler of another one shows waits for the end of its dismissal.
public struct AlertQueue<ID: Hashable & Sendable>: Equatable, Sendable {
    /// The phase of the first alert.
    public enum Phase: Equatable, Sendable {
        /// There is no alert.
        case empty
        /// The alert is visible and awaits an answer.
        case shown(ID)
        /// The alert was answered and is being removed.
        case leaving(ID)
        /// The host was closed; no alert is shown any more.
        case closed
    }

    /// An event that the queue handles.
    public enum Input: Equatable, Sendable {
        /// An alert was requested; `canBeDismissed` indicates whether it has a cancel action.
        case show(ID, canBeDismissed: Bool)
        /// The user chose an answer to this alert.
        case choose(ID)
        /// The user dismissed this alert without a choice.
        case dismiss(ID)
        /// This alert is no longer visible; one that was not answered is answered as if it was dismissed.
        case leave(ID)
        /// The screen of the visible alert was left.
        case remove
        /// The alert was not presented, because its screen is hidden.
        case withdraw
        /// The host was closed.
        case hostGone
    }

    /// An instruction of the queue to the host.
    public enum Effect: Equatable, Sendable {
        /// Show this alert.
        case present(ID)
        /// Pass the choice to the client of the alert.
        case deliverChoice(ID)
        /// Answer the alert with its cancel action, and remove it.
        case deliverCancel(ID)
        /// Drop this alert without an answer.
        case discard(ID)
        /// Drop this visible alert without an answer, and take it off the surface.
        case remove(ID)
    }

    /// The phase of the first alert.
    public private(set) var phase = Phase.empty
    /// The alerts that wait, in the order in which they will be shown.
    public var waiting: [ID] { queue.map(\.id) }

    private struct Entry: Equatable, Sendable {
        let id: ID
        let canBeDismissed: Bool
    }

    private var queue: [Entry] = []
    private var frontCanBeDismissed = false

    /// Creates an empty queue.
    public init() {}

    /// Handles an event; one that is impossible in the current phase is ignored.
    ///
    /// - Returns: The instructions for the host, in this order.
    public mutating func apply(_ input: Input) -> [Effect] {
        switch (input, phase) {
        case (.show(let id, _), .closed):
            return [.discard(id)]
        case (.show(let id, let canBeDismissed), _):
            queue.append(Entry(id: id, canBeDismissed: canBeDismissed))
            return presentNext()
        case (.choose(let id), _) where phase == .shown(id):
            phase = .leaving(id)
            return [.deliverChoice(id)]
        case (.dismiss(let id), _) where phase == .shown(id) && frontCanBeDismissed:
            phase = .leaving(id)
            return [.deliverCancel(id)]
        case (.leave(let id), _) where phase == .shown(id):
            phase = .empty
            return [frontCanBeDismissed ? .deliverCancel(id) : .discard(id)] + presentNext()
        case (.remove, .shown(let id)):
            phase = .leaving(id)
            return [.remove(id)]
        case (.leave(let id), _) where phase == .leaving(id):
            phase = .empty
            return presentNext()
        case (.withdraw, .shown):
            phase = .empty
            return presentNext()
        case (.hostGone, _):
            return close()
        case (.choose, _), (.dismiss, _), (.leave, _), (.remove, _), (.withdraw, _):
            return []
        }
    }

    private mutating func presentNext() -> [Effect] {
        guard phase == .empty, !queue.isEmpty else { return [] }
        let next = queue.removeFirst()
        phase = .shown(next.id)
        frontCanBeDismissed = next.canBeDismissed
        return [.present(next.id)]
    }

    private mutating func close() -> [Effect] {
        var effects = waiting.map(Effect.discard)
        if case .shown(let id) = phase { effects.insert(.discard(id), at: 0) }
        queue = []
        phase = .closed
        return effects
    }
}
