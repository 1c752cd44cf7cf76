/// The state machine of a state behind a lock, with the tasks that wait.
final class StateCore<Value: Sendable & Equatable>: Sendable {
    private let machine: Lock<StateMachine<Value>>

    init(_ value: Value) {
        machine = Lock(StateMachine(value))
    }

    var value: Value { machine.withLock { $0.value } }

    var observerCount: Int { machine.withLock { $0.observerCount } }

    func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, value, waiters) = machine.withLock { machine in
            let (result, waiters) = machine.update(change)
            return (result, machine.value, waiters)
        }
        for waiter in waiters { waiter.resume(returning: value) }
        return result
    }

    func addObserver() -> StateMachine<Value>.Key {
        machine.withLock { $0.addObserver() }
    }

    func removeObserver(_ key: StateMachine<Value>.Key) {
        machine.withLock { $0.removeObserver(key) }?.resume(returning: nil)
    }

    /// Waits on the actor of the observer, without switching to the cooperative pool.
    func next(for key: StateMachine<Value>.Key, isolation actor: isolated (any Actor)?) async -> Value? {
        await withTaskCancellationHandler {
            _ = actor
            guard !Task.isCancelled else {
                removeObserver(key)
                return nil
            }
            return await withCheckedContinuation { waiter in
                if case .deliver(let value) = machine.withLock({ $0.demand(key, waiter: waiter) }) {
                    waiter.resume(returning: value)
                }
            }
        } onCancel: {
            removeObserver(key)
        }
    }
}
