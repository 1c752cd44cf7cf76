/// A notification of something that has happened in the application, such as an article that was saved.
///
/// Unlike a ``State``, an event has no current value: a subscriber receives every value that is sent after it
/// subscribed, including equal ones. Command use cases hold the event; all others get ``readOnly``. An event may be
/// used from any task, and senders never wait for subscribers.
///
/// In a type with an associated type `Event`, qualify the name: `UseCaseKit.Event`.
public final class Event<Value: Sendable>: Sendable {
    private let core: EventCore<Value>

    /// Creates an event.
    ///
    /// - Parameter bufferLimit: the maximum number of values that wait for each subscriber, at least 1; the oldest ones
    ///   beyond it are dropped and counted.
    public init(bufferLimit: Int = 64) {
        core = EventCore(bufferLimit: bufferLimit)
    }

    /// The subscribing side of the event.
    public var readOnly: ReadOnlyEvent<Value> { ReadOnlyEvent(core: core) }

    /// Sends a value to every subscriber.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    public func send(_ value: Value) {
        core.send(value)
    }
}

/// The subscribing side of an ``Event``.
public struct ReadOnlyEvent<Value: Sendable>: Sendable {
    let core: EventCore<Value>

    /// Subscribes immediately: every value that is sent after this call is delivered, even if iteration begins later.
    public func subscribe() -> EventSubscription<Value> {
        EventSubscription(core: core)
    }
}

/// A value for a subscriber, or the number of values that it lost.
public enum EventNotice<Value: Sendable>: Sendable {
    /// The event occurred with this value.
    case value(Value)
    /// The number of values that were dropped before the next one, because the subscriber was too slow.
    case dropped(Int)
}

extension EventNotice: Equatable where Value: Equatable {}
