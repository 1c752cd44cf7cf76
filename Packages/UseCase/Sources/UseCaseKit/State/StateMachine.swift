/// The state machine that decides which observer gets which value, without a lock or a task.
///
/// It compares values with the last one that was *delivered* to an observer, not versions: after A, B, A an observer
/// that received A and missed B does not receive A again.
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

    /// - Returns: the waiter for the next value of the observer, which has to be resumed with nil.
    mutating func removeObserver(_ key: Key) -> Waiter? {
        observers.removeValue(forKey: key)?.waiter
    }

    enum Demand: Sendable {
        case deliver(Value?)
        case wait
    }

    /// - Returns: the value to deliver immediately, nil if the observation has ended, or the fact that `waiter` was
    ///   stored.
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
    /// - Returns: the result of `change`, and the waiters that have to be resumed with the new value.
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
