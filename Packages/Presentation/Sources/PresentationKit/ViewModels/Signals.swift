/// The sending side of the one-time events of a view model, which only the view model holds.
///
/// Signals that are sent before the first observation are delivered to the first observer, so that none is lost while a
/// view loads. A signal that is sent while another one is handled is delivered after it, to every observer.
@MainActor
public final class SignalSource<Signal: Equatable & Sendable> {
    private let observers = HandlerList<Signal>()
    private var waiting = MessageQueue<Signal>()
    private var isDelivering = false

    /// Creates a source.
    public init() {}

    /// The observable side, for the view.
    public var signals: Signals<Signal> { Signals(source: self) }

    /// Sends a signal to every observer, even if it equals the previous one.
    public func send(_ signal: Signal) {
        waiting.append(signal)
        deliverWaiting()
    }

    private func deliverWaiting() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !observers.isEmpty, let signal = waiting.takeFirst() { observers.call(signal) }
    }

    func observe<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Signal) -> Void
    ) {
        observers.add(for: owner, handler)
        deliverWaiting()
    }
}

/// The one-time events of a view model, such as an alert or a transition.
@MainActor
public struct Signals<Signal: Equatable & Sendable> {
    let source: SignalSource<Signal>

    /// Delivers each signal once, and to the first observer also those that were sent before.
    ///
    /// - Parameters:
    ///   - owner: the object that is passed to the handler and not kept alive; once it is freed, the handler is not
    ///     called.
    ///   - handler: handles a signal.
    public func observe<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Signal) -> Void
    ) {
        source.observe(for: owner, handler)
    }
}
