/// The values of a ``State`` for one observer.
///
/// An observer receives the current value first and always ends on the latest one. A slow observer may skip values,
/// never receives equal values in a row, and takes the memory of one value. The sequence ends when the observing task
/// is cancelled.
///
/// ```swift
/// func follow(_ sizes: StateValues<Int>) async {
///     for await size in sizes { print(size) }
/// }
///
/// let size = State(12)
/// let following = Task { await follow(size.readOnly.values) }
/// size.set(14)
/// following.cancel()
/// ```
public struct StateValues<Value: Sendable & Equatable>: AsyncSequence, Sendable {
    let core: StateCore<Value>

    /// Starts an observation, which ends when the iterator is freed.
    public func makeAsyncIterator() -> Iterator {
        Iterator(observer: StateObserver(core: core))
    }

    /// The iterator of one observer.
    public struct Iterator: AsyncIteratorProtocol {
        let observer: StateObserver<Value>

        /// Waits for a value that differs from the last one.
        ///
        /// - Returns: the value, or nil once the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
            await observer.core.next(for: observer.key, isolation: actor)
        }

        /// Waits for a value that differs from the last one.
        ///
        /// - Returns: the value, or nil once the task is cancelled.
        public mutating func next() async -> Value? {
            await next(isolation: #isolation)
        }
    }
}

/// The registration of an observer, which ends when its iterator is freed.
final class StateObserver<Value: Sendable & Equatable>: Sendable {
    let core: StateCore<Value>
    let key: StateMachine<Value>.Key

    init(core: StateCore<Value>) {
        self.core = core
        key = core.addObserver()
    }

    deinit {
        core.removeObserver(key)
    }
}
