/// Decides which alert is on the screen and which ones wait, without a screen.
///
/// An alert goes through three steps: it waits, it is on the screen, it leaves. The next one comes only when the last
/// has really left, so an alert that is shown from a handler of another one waits for the end of its dismissal.
///
/// ```swift
/// var queue = AlertQueue<Int>()
/// print(queue.apply(.show(1, canBeDismissed: true)) == [.present(1)])  // true
/// print(queue.apply(.show(2, canBeDismissed: true)) == [])  // true
/// print(queue.apply(.dismiss) == [.deliverCancel(1)])  // true
/// print(queue.apply(.leave) == [.present(2)])  // true
/// ```
public struct AlertQueue<ID: Hashable & Sendable>: Equatable, Sendable {
    /// Where the alert at the front is.
    ///
    /// ```swift
    /// func front(of queue: AlertQueue<Int>) -> Int? {
    ///     let phase: AlertQueue<Int>.Phase = queue.phase
    ///     return switch phase {
    ///     case .shown(let id), .leaving(let id): id
    ///     case .empty, .closed: nil
    ///     }
    /// }
    /// ```
    public enum Phase: Equatable, Sendable {
        /// There is none.
        case empty
        /// On the screen, waiting for an answer.
        case shown(ID)
        /// Answered, on its way out.
        case leaving(ID)
        /// The host has gone; nothing is shown any more.
        case closed
    }

    /// What happened.
    public enum Input: Equatable, Sendable {
        /// Somebody wants an alert to be shown; `canBeDismissed` says whether it has a cancel action.
        case show(ID, canBeDismissed: Bool)
        /// The user chose an answer.
        case choose
        /// The user turned away without a choice.
        case dismiss
        /// The alert has left the screen.
        case leave
        /// The host has gone.
        case hostGone
    }

    /// What has to be done now.
    public enum Effect: Equatable, Sendable {
        /// Put this alert on the screen.
        case present(ID)
        /// Hand the choice to the alert's client.
        case deliverChoice(ID)
        /// Answer the alert with its cancel action, and take it from the screen.
        case deliverCancel(ID)
        /// Forget this alert; it will never be answered.
        case discard(ID)
    }

    /// Where the alert at the front is.
    public private(set) var phase = Phase.empty
    /// The alerts that wait, first come, first shown.
    public var waiting: [ID] { queue.map(\.id) }

    private struct Entry: Equatable, Sendable {
        let id: ID
        let canBeDismissed: Bool
    }

    private var queue: [Entry] = []
    private var frontCanBeDismissed = false

    /// Makes an empty queue.
    public init() {}

    /// Takes in what happened; what does not fit the phase changes nothing.
    ///
    /// - Returns: what has to be done, in this order.
    public mutating func apply(_ input: Input) -> [Effect] {
        switch (input, phase) {
        case (.show(let id, _), .closed):
            return [.discard(id)]
        case (.show(let id, let canBeDismissed), _):
            queue.append(Entry(id: id, canBeDismissed: canBeDismissed))
            return presentNext()
        case (.choose, .shown(let id)):
            phase = .leaving(id)
            return [.deliverChoice(id)]
        case (.dismiss, .shown(let id)) where frontCanBeDismissed:
            phase = .leaving(id)
            return [.deliverCancel(id)]
        case (.leave, .leaving):
            phase = .empty
            return presentNext()
        case (.hostGone, _):
            return close()
        case (.choose, _), (.dismiss, _), (.leave, _):
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
