/// The sending side of the one-time events of a view model; only the view model holds it.
///
/// A signal that is sent before anybody observes waits for the first observer, so that nothing is lost while a view
/// loads.
///
/// ```swift
/// let submitted = SignalSource<String>()
/// submitted.send("whales")
/// ```
@MainActor
public final class SignalSource<Signal: Equatable & Sendable> {
    private let observers = HandlerList<Signal>()
    private var waiting: [Signal] = []

    /// Creates a source that has sent nothing.
    public init() {}

    /// The side for the view.
    public var signals: Signals<Signal> { Signals(source: self) }

    /// Sends a signal to every observer, also if it equals the last one.
    public func send(_ signal: Signal) {
        if observers.isEmpty {
            waiting.append(signal)
        } else {
            observers.call(signal)
        }
    }

    func observe<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Signal) -> Void
    ) -> RegistryKey {
        let key = observers.add(for: owner, handler)
        let signals = waiting
        waiting = []
        for signal in signals { handler(owner, signal) }
        return key
    }

    func stop(_ key: RegistryKey) -> Void? {
        observers.remove(key)
    }
}

/// The one-time events of a view model, such as an alert or a transition.
///
/// ```swift
/// @MainActor
/// final class SearchScreen {
///     private(set) var searches: [String] = []
///
///     func bind(_ signals: Signals<String>) {
///         signals.observe(for: self) { screen, text in screen.searches.append(text) }
///     }
/// }
/// ```
@MainActor
public struct Signals<Signal: Equatable & Sendable> {
    let source: SignalSource<Signal>

    /// Delivers the signals that wait, if this is the first observer, and then each signal once.
    ///
    /// - Parameters:
    ///   - owner: is handed to the handler and not kept alive; once it has gone, it is told nothing.
    ///   - handler: takes the signal.
    /// - Returns: what ends the observation.
    @discardableResult
    public func observe<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Signal) -> Void
    ) -> RegistryKey {
        source.observe(for: owner, handler)
    }

    /// Ends an observation.
    ///
    /// - Returns: nil if there is none of that key.
    @discardableResult
    public func stop(_ key: RegistryKey) -> Void? {
        source.stop(key)
    }
}
