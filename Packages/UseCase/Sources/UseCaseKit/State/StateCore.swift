import DomainKit

/// The state machine of a state behind a lock, with the tasks that wait.
final class StateCore<Value: Sendable & Equatable>: Sendable {
    private let machine: Lock<StateMachine<Value>>

    init(_ value: Value) {
        machine = Lock(StateMachine(value))
    }

    var value: Value { machine.withLock { $0.value } }

    var observerCount: Int { machine.withLock { $0.observerCount } }

    func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, change) = machine.withLock { $0.update(change) }
        resumeObservers(change)
        return result
    }

    private func resumeObservers(_ change: StateMachine<Value>.Change) {
        for observer in change.resumed { observer.waiter?.resume(returning: change.value) }
    }

    /// Sets the value that a load returns, as ``State/load(_:)`` describes it.
    func load(_ fetch: () async throws(ApplicationError) -> Value) async throws(ApplicationError) {
        var load = machine.withLock { $0.beginLoad() }
        while true {
            let value: Value
            do throws(ApplicationError) {
                value = try await fetch()
            } catch {
                throw error
            }
            if Task.isCancelled { throw ApplicationError(.cancelled) }
            let (result, moment) = machine.withLock { [load] machine in
                var load = load
                return (machine.end(&load, with: value), load)
            }
            switch result {
            case .applied(let change): return resumeObservers(change)
            case .superseded: return
            case .outdated: load = moment
            }
        }
    }

    func addObserver() -> StateMachine<Value>.Key {
        machine.withLock { $0.addObserver() }
    }

    func removeObserver(_ key: StateMachine<Value>.Key) {
        machine.withLock { $0.removeObserver(key) }?.waiter?.resume(returning: nil)
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
                if case .deliver(let value, _) = machine.withLock({ $0.demand(key, waiter: waiter) }) {
                    waiter.resume(returning: value)
                }
            }
        } onCancel: {
            removeObserver(key)
        }
    }
}
