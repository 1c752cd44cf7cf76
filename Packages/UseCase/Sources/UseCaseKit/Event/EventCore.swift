/// The state machine of an event behind a lock, with the tasks that wait.
final class EventCore<Value: Sendable>: Sendable {
    private let machine: Lock<EventMachine<Value>>

    init(bufferLimit: Int) {
        machine = Lock(EventMachine(bufferLimit: bufferLimit))
    }

    var subscriberCount: Int { machine.withLock { $0.subscriberCount } }

    func send(_ value: Value) {
        for waiter in machine.withLock({ $0.send(value) }) { waiter.resume(returning: .value(value)) }
    }

    func subscribe() -> EventMachine<Value>.Key {
        machine.withLock { $0.subscribe() }
    }

    func unsubscribe(_ key: EventMachine<Value>.Key) {
        machine.withLock { $0.unsubscribe(key) }?.resume(returning: nil)
    }

    /// Waits on the actor of the subscriber, without switching to the cooperative pool.
    func next(
        for key: EventMachine<Value>.Key,
        isolation actor: isolated (any Actor)?
    ) async -> EventNotice<Value>? {
        await withTaskCancellationHandler {
            _ = actor
            guard !Task.isCancelled else {
                unsubscribe(key)
                return nil
            }
            return await withCheckedContinuation { waiter in
                switch machine.withLock({ $0.demand(key, waiter: waiter) }) {
                case .deliver(let notice): waiter.resume(returning: notice)
                case .wait(let replaced): replaced?.resume(returning: nil)
                }
            }
        } onCancel: {
            unsubscribe(key)
        }
    }
}
