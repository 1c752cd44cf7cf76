/// The notices of an ``Event`` for one subscriber.
///
/// A slow subscriber takes at most the memory of the buffer limit and never delays a sender. A subscription is iterated
/// once, by one task, and ends when that task is cancelled. It is freed with the last reference to it.
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

    /// Continues where the previous iteration stopped.
    public func makeAsyncIterator() -> Iterator {
        Iterator(subscription: self)
    }

    /// The iterator over the notices of a subscription.
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
