/// The state machine that decides which observer gets which value, without a lock or a task.
///
/// It compares values with the last one that was *delivered* to an observer, not versions: after A, B, A an observer
/// that received A and missed B does not receive A again.
///
/// A value that is replaced is returned, so that it is freed outside of the lock: the `deinit` of an object may read the
/// state.
struct StateMachine<Value: Sendable & Equatable>: Sendable {
    typealias Key = Int
    typealias Waiter = CheckedContinuation<Value?, Never>

    struct Observer: Sendable {
        fileprivate(set) var delivered: Value?
        fileprivate(set) var waiter: Waiter?
    }

    /// The observers to resume with a new value, and the value before.
    struct Change: Sendable {
        let value: Value
        let replaced: Value
        let resumed: [Observer]

        /// Resumes the observers, outside of the lock.
        func deliver() {
            for observer in resumed { observer.waiter?.resume(returning: value) }
        }
    }

    /// The moment at which a load began.
    struct Load: Sendable {
        fileprivate let number: Int
        fileprivate var writes: Int
    }

    private(set) var value: Value
    private var observers: [Key: Observer] = [:]
    private var lastKey = 0
    /// The number of changes other than loads.
    private var writes = 0
    private var begunLoads = 0
    /// The number of the newest load that has set the value.
    private var lastLoad = 0

    init(_ value: Value) {
        self.value = value
    }

    var observerCount: Int { observers.count }

    mutating func addObserver() -> Key {
        lastKey += 1
        observers[lastKey] = Observer()
        return lastKey
    }

    /// - Returns: The observer, whose waiter has to be resumed with nil.
    mutating func removeObserver(_ key: Key) -> Observer? {
        observers.removeValue(forKey: key)
    }

    enum Demand: Sendable {
        case deliver(Value?, replacing: Value?)
        case wait
    }

    /// - Returns: The value to deliver immediately, nil if the observation has ended, or the fact that `waiter` was
    ///   stored.
    mutating func demand(_ key: Key, waiter: Waiter) -> Demand {
        guard var observer = observers[key] else { return .deliver(nil, replacing: nil) }
        let delivered = observer.delivered
        if delivered == value {
            observer.waiter = waiter
            observers[key] = observer
            return .wait
        }
        observer.delivered = value
        observers[key] = observer
        return .deliver(value, replacing: delivered)
    }

    /// Sets a value that does not come from a load.
    mutating func set(_ value: Value) -> Change {
        writes += 1
        return replace(with: value)
    }

    private mutating func replace(with new: Value) -> Change {
        let replaced = value
        value = new
        var resumed: [Observer] = []
        for index in observers.values.indices {
            let observer = observers.values[index]
            guard observer.waiter != nil, observer.delivered != value else { continue }
            observers.values[index] = Observer(delivered: value, waiter: nil)
            resumed.append(observer)
        }
        return Change(value: value, replaced: replaced, resumed: resumed)
    }

    // MARK: - Loads

    mutating func beginLoad() -> Load {
        begunLoads += 1
        return Load(number: begunLoads, writes: writes)
    }

    enum LoadResult: Sendable {
        case applied(Change)
        /// A newer load has set the value.
        case superseded
        /// The value was changed since the load began, which has to be repeated.
        case outdated
    }

    /// Sets the value that was loaded, unless the value is a newer one.
    mutating func end(_ load: inout Load, with loaded: Value) -> LoadResult {
        guard load.number > lastLoad else { return .superseded }
        guard load.writes == writes else {
            load.writes = writes
            return .outdated
        }
        lastLoad = load.number
        return .applied(replace(with: loaded))
    }
}
