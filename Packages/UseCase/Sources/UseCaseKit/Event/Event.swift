import Synchronization

/// A notification of something that has happened in the application, such as an article that was saved.
///
/// Unlike a ``State``, an event has no current value: a subscriber receives every value that is sent after it
/// subscribed, including equal ones. Command use cases hold the event; all others get ``readOnly``. An event may be
/// used from any task, and senders never wait for subscribers.
///
/// In a type with an associated type `Event`, qualify the name: `UseCaseKit.Event`.
public final class Event<Value: Sendable>: Sendable {
    let machine: Mutex<EventMachine<Value>>

    /// Creates an event.
    ///
    /// - Parameter bufferLimit: the maximum number of values that wait for each subscriber, at least 1; the oldest ones
    ///   beyond it are dropped and counted.
    public init(bufferLimit: Int = 64) {
        machine = Mutex(EventMachine(bufferLimit: bufferLimit))
    }

    /// The subscribing side of the event.
    public var readOnly: ReadOnlyEvent<Value> { ReadOnlyEvent(event: self) }

    /// Sends a value to every subscriber.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    public func send(_ value: Value) {
        for waiter in machine.withLock({ $0.send(value) }) { waiter.resume(returning: .value(value)) }
    }
}

/// The subscribing side of an ``Event``.
public struct ReadOnlyEvent<Value: Sendable>: Sendable {
    let event: Event<Value>

    /// Subscribes immediately: every value that is sent after this call is delivered, even if iteration begins later.
    public func subscribe() -> EventSubscription<Value> {
        EventSubscription(to: event)
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

/// The notices of an ``Event`` for one subscriber.
///
/// A slow subscriber takes at most the memory of the buffer limit and never delays a sender. A subscription is iterated
/// once, by one task, and ends when that task is cancelled. It is freed with the last reference to it.
public final class EventSubscription<Value: Sendable>: AsyncSequence, Sendable {
    private let event: Event<Value>
    private let key: EventMachine<Value>.Key

    init(to event: Event<Value>) {
        self.event = event
        key = event.machine.withLock { $0.subscribe() }
    }

    deinit {
        end()
    }

    private func end() {
        event.machine.withLock { $0.unsubscribe(key) }?.resume(returning: nil)
    }

    /// Continues where the previous iteration stopped.
    public func makeAsyncIterator() -> Iterator {
        Iterator(subscription: self)
    }

    /// The iterator over the notices of a subscription.
    public struct Iterator: AsyncIteratorProtocol {
        let subscription: EventSubscription

        /// Waits for the next notice, on the actor of the subscriber.
        ///
        /// - Returns: The notice, or nil once the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> EventNotice<Value>? {
            let subscription = subscription
            return await withTaskCancellationHandler {
                _ = actor
                guard !Task.isCancelled else {
                    subscription.end()
                    return nil
                }
                return await withCheckedContinuation { waiter in
                    switch subscription.event.machine.withLock({ $0.demand(subscription.key, waiter: waiter) }) {
                    case .deliver(let notice): waiter.resume(returning: notice)
                    case .wait(let replaced): replaced?.resume(returning: nil)
                    }
                }
            } onCancel: {
                subscription.end()
            }
        }

        /// Waits for the next notice.
        ///
        /// - Returns: The notice, or nil once the task is cancelled.
        public mutating func next() async -> EventNotice<Value>? {
            await next(isolation: #isolation)
        }
    }
}
