/// Decides which subscriber is told what, without a lock and without a task.
struct EventMachine<Value: Sendable>: Sendable {
    typealias Key = Int
    typealias Waiter = CheckedContinuation<EventNotice<Value>?, Never>

    private struct Subscriber: Sendable {
        var buffer = EventBuffer<Value>()
        var waiter: Waiter?
    }

    enum Demand: Sendable {
        /// This is told at once; nil to a subscriber that has gone.
        case deliver(EventNotice<Value>?)
        /// The waiter was kept; one that waited before has to be resumed with nil.
        case wait(replacing: Waiter?)
    }

    private let bufferLimit: Int
    private var subscribers: [Key: Subscriber] = [:]
    private var lastKey = 0

    init(bufferLimit: Int) {
        self.bufferLimit = max(1, bufferLimit)
    }

    var subscriberCount: Int { subscribers.count }

    mutating func subscribe() -> Key {
        lastKey += 1
        subscribers[lastKey] = Subscriber()
        return lastKey
    }

    /// - Returns: whoever waited for the subscriber's next notice; it has to be resumed with nil.
    mutating func unsubscribe(_ key: Key) -> Waiter? {
        subscribers.removeValue(forKey: key)?.waiter
    }

    /// - Returns: the waiters that have to be resumed with the value.
    mutating func send(_ value: Value) -> [Waiter] {
        var resumed: [Waiter] = []
        for index in subscribers.values.indices {
            if let waiter = subscribers.values[index].waiter {
                subscribers.values[index].waiter = nil
                resumed.append(waiter)
            } else {
                subscribers.values[index].buffer.append(value, limit: bufferLimit)
            }
        }
        return resumed
    }

    mutating func demand(_ key: Key, waiter: Waiter) -> Demand {
        guard let index = subscribers.index(forKey: key) else { return .deliver(nil) }
        if let notice = subscribers.values[index].buffer.takeFirst() { return .deliver(notice) }
        let replaced = subscribers.values[index].waiter
        subscribers.values[index].waiter = waiter
        return .wait(replacing: replaced)
    }
}

/// The values that wait for one subscriber, and how many were dropped before them.
struct EventBuffer<Value: Sendable>: Sendable {
    private var values: [Value?] = []
    private var first = 0
    private(set) var dropped = 0

    var count: Int { values.count - first }

    mutating func append(_ value: Value, limit: Int) {
        if count == limit {
            _ = takeValue()
            dropped += 1
        }
        values.append(value)
    }

    mutating func takeFirst() -> EventNotice<Value>? {
        if dropped > 0 {
            defer { dropped = 0 }
            return .dropped(dropped)
        }
        return takeValue().map { .value($0) }
    }

    /// Takes the first value out; the places of those that were taken are given back when they are the greater half.
    private mutating func takeValue() -> Value? {
        guard first < values.count else { return nil }
        defer {
            values[first] = nil
            first += 1
            if first * 2 >= values.count {
                values.removeFirst(first)
                first = 0
            }
        }
        return values[first]
    }
}
