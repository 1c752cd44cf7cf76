/// Something that happens in the application and is over at once, such as an article that was saved.
///
/// Unlike a ``State`` it has no current value: whoever subscribes is told what happens from then on, each time, also
/// when it is equal. Command use cases hold the event, all others get ``readOnly``. An event is safe to use from any
/// task: senders never wait for subscribers.
///
/// In a type with an associated type `Event`, qualify the name: `UseCaseKit.Event`.
///
/// ```swift
/// let returned = Event<Identifier<Book>>(bufferLimit: 16)
/// let subscription = returned.readOnly.subscribe()
/// returned.send(try Identifier("moby-dick"))
/// ```
public final class Event<Value: Sendable>: Sendable {
    private let core: EventCore<Value>

    /// Creates an event.
    ///
    /// - Parameter bufferLimit: how many values wait for each subscriber, at least 1; beyond that, the oldest are
    ///   dropped and counted.
    public init(bufferLimit: Int = 64) {
        core = EventCore(bufferLimit: bufferLimit)
    }

    /// The side for everybody who must not send.
    public var readOnly: ReadOnlyEvent<Value> { ReadOnlyEvent(core: core) }

    /// Notifies every subscriber.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    public func send(_ value: Value) {
        core.send(value)
    }
}

/// The side of an ``Event`` that can be subscribed to, but not sent through.
///
/// ```swift
/// struct ReturnDesk {
///     let returned: ReadOnlyEvent<Identifier<Book>>
///
///     func isReturned(_ id: Identifier<Book>) async -> Bool {
///         for await notice in returned.subscribe() where notice == .value(id) { return true }
///         return false
///     }
/// }
/// ```
public struct ReadOnlyEvent<Value: Sendable>: Sendable {
    let core: EventCore<Value>

    /// Subscribes at once: everything that is sent after this call is told, also before anybody iterates.
    public func subscribe() -> EventSubscription<Value> {
        EventSubscription(core: core)
    }
}

/// A notice to a subscriber.
///
/// ```swift
/// func line(for notice: EventNotice<Identifier<Book>>) -> String {
///     switch notice {
///     case .value(let id): "\(id) came back"
///     case .dropped(let count): "\(count) came back before"
///     }
/// }
/// ```
public enum EventNotice<Value: Sendable>: Sendable {
    /// The event occurred with this value.
    case value(Value)
    /// The subscriber was too slow for so many values; they came before the value that is told next.
    case dropped(Int)
}

extension EventNotice: Equatable where Value: Equatable {}
