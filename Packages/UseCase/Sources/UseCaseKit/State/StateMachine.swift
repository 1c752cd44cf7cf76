/// Decides which observer gets which value, without a lock and without a task.
///
/// It compares with the value that was last *delivered* to an observer, not with a version: after A, B, A an observer
/// that saw A and slept through B must not see A again.
struct StateMachine<Value: Sendable & Equatable>: Sendable {
    typealias Key = Int
    typealias Waiter = CheckedContinuation<Value?, Never>

    private struct Observer: Sendable {
        var delivered: Value?
        var waiter: Waiter?
    }

    private(set) var value: Value
    private var observers: [Key: Observer] = [:]
    private var lastKey = 0

    init(_ value: Value) {
        self.value = value
    }

    var observerCount: Int { observers.count }

    mutating func addObserver() -> Key {
        lastKey += 1
        observers[lastKey] = Observer()
        return lastKey
    }

    /// - Returns: whoever waited for the observer's next value; it has to be resumed with nil.
    mutating func removeObserver(_ key: Key) -> Waiter? {
        observers.removeValue(forKey: key)?.waiter
    }

    enum Demand: Sendable {
        case deliver(Value?)
        case wait
    }

    /// - Returns: the value to deliver at once, nil for an observer that has gone, or that `waiter` was kept.
    mutating func demand(_ key: Key, waiter: Waiter) -> Demand {
        guard var observer = observers[key] else { return .deliver(nil) }
        if observer.delivered == value {
            observer.waiter = waiter
            observers[key] = observer
            return .wait
        }
        observer.delivered = value
        observers[key] = observer
        return .deliver(value)
    }

    /// Changes the value.
    ///
    /// - Returns: what `change` returned, and the waiters that have to be resumed with the new value.
    mutating func update<Result>(_ change: (inout Value) -> Result) -> (result: Result, resumed: [Waiter]) {
        let result = change(&value)
        var resumed: [Waiter] = []
        for index in observers.values.indices {
            guard let waiter = observers.values[index].waiter, observers.values[index].delivered != value else {
                continue
            }
            observers.values[index] = Observer(delivered: value, waiter: nil)
            resumed.append(waiter)
        }
        return (result, resumed)
    }
}
