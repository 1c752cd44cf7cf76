/// The state machine that decides whose turn it is, without a lock or a task.
struct SerialTurnMachine: Sendable {
    typealias Key = Int
    typealias Waiter = CheckedContinuation<Bool, Never>

    private var current: Key?
    /// The places whose turn has not come, in the order of their keys, with the task that waits in each.
    private var places: [Key: Waiter?] = [:]
    private var lastKey = 0

    var waitingCount: Int { places.count }

    /// Takes a place in the line.
    ///
    /// - Returns: The key of the place, and whether its turn has come.
    mutating func enter() -> (key: Key, begins: Bool) {
        lastKey += 1
        if current == nil { current = lastKey } else { places.updateValue(nil, forKey: lastKey) }
        return (lastKey, current == lastKey)
    }

    /// - Returns: True if the turn of the place has come, false if it was left, or nil if `waiter` was stored.
    mutating func wait(_ key: Key, _ waiter: Waiter) -> Bool? {
        if current == key { return true }
        guard places.keys.contains(key) else { return false }
        places[key] = .some(waiter)
        return nil
    }

    /// Leaves a place whose turn has not come.
    ///
    /// - Returns: The waiter, which has to be resumed with false.
    mutating func leave(_ key: Key) -> Waiter? { places.removeValue(forKey: key) ?? nil }

    /// Ends the current turn, and begins the next one.
    ///
    /// - Returns: The waiter of the next one, which has to be resumed with true.
    /// - Complexity: O(1) on average.
    mutating func end() -> Waiter? {
        while let key = current {
            current = key < lastKey ? key + 1 : nil
            if let next = current, let waiter = places.removeValue(forKey: next) { return waiter }
        }
        return nil
    }
}
