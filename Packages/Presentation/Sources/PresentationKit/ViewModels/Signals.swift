/// The sending side of what a view model tells once; only the view model holds it.
///
/// What is sent before anybody observes waits for the first observer, so that nothing is lost while a view loads.
///
/// ```swift
/// let submitted = SignalSource<String>()
/// submitted.send("whales")
/// ```
@MainActor
public final class SignalSource<Signal: Equatable & Sendable> {
    private let observers = HandlerList<Signal>()
    private var waiting: [Signal] = []

    /// Makes a source that has sent nothing.
    public init() {}

    /// The side for the view.
    public var signals: Signals<Signal> { Signals(source: self) }

    /// Tells every observer once, also if the same was told before.
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

/// What a view model tells once, such as an alert or a wish to go elsewhere.
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

    /// Tells what waits, if this is the first observer, and then each signal once.
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
