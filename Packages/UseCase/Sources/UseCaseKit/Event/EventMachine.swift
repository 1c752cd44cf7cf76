/// The state machine that decides which subscriber receives which value, without a lock or a task.
struct EventMachine<Value: Sendable>: Sendable {
    typealias Key = Int
    typealias Waiter = CheckedContinuation<EventNotice<Value>?, Never>

    private struct Subscriber: Sendable {
        var buffer = EventBuffer<Value>()
        var waiter: Waiter?
    }

    enum Demand: Sendable {
        /// The notice is delivered immediately; nil if the subscription has ended.
        case deliver(EventNotice<Value>?)
        /// The waiter was stored; the previous one has to be resumed with nil.
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

    /// - Returns: The waiter for the next notice of the subscriber, which has to be resumed with nil.
    mutating func unsubscribe(_ key: Key) -> Waiter? {
        subscribers.removeValue(forKey: key)?.waiter
    }

    /// - Returns: The waiters that have to be resumed with the value.
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

/// The values that wait for one subscriber, and the number of values that were dropped before them.
struct EventBuffer<Value: Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var dropped = 0

    mutating func append(_ value: Value, limit: Int) {
        if values.count == limit {
            values.removeFirst()
            dropped += 1
        }
        values.append(value)
    }

    mutating func takeFirst() -> EventNotice<Value>? {
        if dropped > 0 {
            defer { dropped = 0 }
            return .dropped(dropped)
        }
        return values.isEmpty ? nil : .value(values.removeFirst())
    }
}
