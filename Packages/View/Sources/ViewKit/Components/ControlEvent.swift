public import PresentationKit

/// An event of a component, such as a press of a button, and its observer.
///
/// An event that nobody observes is dropped. The observer is usually the view controller, which binds it in
/// `viewDidLoad`.
///
/// ```swift
/// @MainActor
/// func bind(_ presses: ControlEvent<Void>, to counter: Counter) {
///     presses.observe(for: counter) { counter, _ in counter.count += 1 }
/// }
///
/// final class Counter {
///     var count = 0
/// }
/// ```
@MainActor
public final class ControlEvent<Value> {
    private var handler: (@MainActor (Value) -> Void)?
    private weak var owner: AnyObject?

    /// Creates an event without an observer.
    public init() {}

    /// A Boolean value that indicates whether the event has an observer whose owner is alive.
    ///
    /// A component binds a key to an observed event only, so that the key is left to the responders behind it otherwise.
    public var isObserved: Bool { owner != nil }

    /// Sets the observer, in place of the previous one.
    ///
    /// - Parameters:
    ///   - owner: the object that is passed to the handler, held weakly.
    ///   - handler: the handler, which is called until the owner is freed.
    public func observe<Owner: AnyObject>(for owner: Owner, _ handler: @escaping @MainActor (Owner, Value) -> Void) {
        self.owner = owner
        self.handler = { [weak owner] value in
            guard let owner else { return }
            handler(owner, value)
        }
    }

    /// Sends each value to the presenter, as an event; this replaces the previous observer.
    ///
    /// - Parameters:
    ///   - listener: the listener that receives the events.
    ///   - event: returns the event for a value.
    public func observe<Event: ViewEvent>(
        sendingTo listener: AnyEventListener<Event>,
        _ event: @escaping @MainActor (Value) -> Event
    ) {
        observe(for: listener) { $0.handle(event: event($1)) }
    }

    /// Sends the event to its observer.
    public func send(_ value: Value) {
        handler?(value)
    }
}

extension ControlEvent<Void> {
    /// Sends the event to its observer.
    public func send() {
        send(())
    }
}
