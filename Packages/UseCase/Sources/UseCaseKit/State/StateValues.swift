import Synchronization

/// The values of a ``State`` for one observer.
///
/// An observer receives the current value first and always ends on the latest one. A slow observer may skip values,
/// never receives equal values in a row, and takes the memory of one value. The sequence ends when the observing task
/// is cancelled.
public struct StateValues<Value: Sendable & Equatable>: AsyncSequence, Sendable {
    let state: State<Value>

    /// Starts an observation, which ends when the iterator is freed.
    public func makeAsyncIterator() -> Iterator {
        Iterator(observer: StateObserver(of: state))
    }

    /// The iterator of one observer.
    public struct Iterator: AsyncIteratorProtocol {
        let observer: StateObserver<Value>

        /// Waits for a value that differs from the last one, on the actor of the observer.
        ///
        /// - Returns: The value, or nil once the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
            let observer = observer
            return await withTaskCancellationHandler {
                _ = actor
                guard !Task.isCancelled else {
                    observer.end()
                    return nil
                }
                return await withCheckedContinuation { waiter in
                    let demand = observer.state.machine.withLock { $0.demand(observer.key, waiter: waiter) }
                    if case .deliver(let value, _) = demand { waiter.resume(returning: value) }
                }
            } onCancel: {
                observer.end()
            }
        }

        /// Waits for a value that differs from the last one.
        ///
        /// - Returns: The value, or nil once the task is cancelled.
        public mutating func next() async -> Value? {
            await next(isolation: #isolation)
        }
    }
}

/// The registration of an observer, which ends when its iterator is freed or its task is cancelled.
final class StateObserver<Value: Sendable & Equatable>: Sendable {
    let state: State<Value>
    let key: StateMachine<Value>.Key

    init(of state: State<Value>) {
        self.state = state
        key = state.machine.withLock { $0.addObserver() }
    }

    func end() {
        state.machine.withLock { $0.removeObserver(key) }?.waiter?.resume(returning: nil)
    }

    deinit {
        end()
    }
}
