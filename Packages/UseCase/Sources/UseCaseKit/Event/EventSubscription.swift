/// The notices of an ``Event`` for one subscriber.
///
/// A slow subscriber costs the memory of the event's buffer limit and never holds up a sender. Iterate it once, in one
/// task: the sequence ends when that task is cancelled. The subscription is freed with the last reference to it.
///
/// ```swift
/// func printAll(_ subscription: EventSubscription<Identifier<Book>>) async {
///     for await notice in subscription {
///         if case .value(let id) = notice { print(id) }
///     }
/// }
/// ```
public final class EventSubscription<Value: Sendable>: AsyncSequence, Sendable {
    private let core: EventCore<Value>
    private let key: EventMachine<Value>.Key

    init(core: EventCore<Value>) {
        self.core = core
        key = core.subscribe()
    }

    deinit {
        core.unsubscribe(key)
    }

    /// Goes on where the last iteration stopped.
    public func makeAsyncIterator() -> Iterator {
        Iterator(subscription: self)
    }

    /// Takes the notices of a subscription.
    public struct Iterator: AsyncIteratorProtocol {
        let subscription: EventSubscription

        /// Waits for the next notice.
        ///
        /// - Returns: the notice, or nil once the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> EventNotice<Value>? {
            await subscription.next(isolation: actor)
        }

        /// Waits for the next notice.
        ///
        /// - Returns: the notice, or nil once the task is cancelled.
        public mutating func next() async -> EventNotice<Value>? {
            await subscription.next(isolation: #isolation)
        }
    }

    private func next(isolation actor: isolated (any Actor)?) async -> EventNotice<Value>? {
        await core.next(for: key, isolation: actor)
    }
}
