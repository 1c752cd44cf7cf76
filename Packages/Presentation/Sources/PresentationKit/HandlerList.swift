/// The registered handlers, in the order of their registration.
@MainActor
final class HandlerList<Value> {
    private struct Entry {
        let key: RegistryKey
        let isAlive: @MainActor () -> Bool
        let accepts: @MainActor (Value) -> Bool
        let handler: @MainActor (Value) -> Void
    }

    /// The handlers, of which the keys ascend.
    private var entries: [Entry] = []
    /// The number of handlers at which those that are no longer needed are removed.
    private var limit = 16

    /// A Boolean value that indicates whether there is no handler with a live owner.
    var isEmpty: Bool { !entries.contains { $0.isAlive() } }

    /// Adds a handler.
    ///
    /// - Parameters:
    ///   - isAlive: returns false once the handler is no longer needed.
    ///   - accepts: returns whether the handler is called with a value.
    ///   - handler: called with each value from the next one on.
    /// - Returns: The key by which the handler is removed.
    @discardableResult
    func add(
        while isAlive: @escaping @MainActor () -> Bool = { true },
        where accepts: @escaping @MainActor (Value) -> Bool = { _ in true },
        _ handler: @escaping @MainActor (Value) -> Void
    ) -> RegistryKey {
        let key = RegistryKey()
        if entries.count >= limit {
            entries.removeAll { !$0.isAlive() }
            limit = max(16, 2 * entries.count)
        }
        entries.append(Entry(key: key, isAlive: isAlive, accepts: accepts, handler: handler))
        return key
    }

    /// Adds a handler for an owner, without keeping the owner alive.
    func add<Owner: AnyObject>(for owner: Owner, _ handler: @escaping @MainActor (Owner, Value) -> Void) {
        add(
            while: { [weak owner] in owner != nil },
            { [weak owner] value in
                guard let owner else { return }
                handler(owner, value)
            }
        )
    }

    /// Removes a handler.
    ///
    /// - Returns: Nil if there is no handler with the key.
    func remove(_ key: RegistryKey) -> Void? {
        guard let index = index(of: key) else { return nil }
        entries.remove(at: index)
        return ()
    }

    private func index(of key: RegistryKey) -> Int? {
        var range = entries.indices
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            if entries[middle].key == key { return middle }
            range = entries[middle].key < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    /// Calls the handlers that were registered when the call began and have not been removed since.
    ///
    /// - Returns: Whether a handler accepted the value.
    /// - Complexity: O(n log n) in the number of handlers.
    @discardableResult
    func call(_ value: Value) -> Bool {
        var isHandled = false
        for entry in entries where index(of: entry.key) != nil && entry.accepts(value) {
            entry.handler(value)
            isHandled = true
        }
        return isHandled
    }
}

/// The identity of one registered handler, unique in the process.
public struct RegistryKey: Hashable, Sendable {
    @MainActor private static var lastNumber = 0

    private let number: Int

    /// Creates a key, for a client of one's own.
    @MainActor
    public init() {
        Self.lastNumber += 1
        number = Self.lastNumber
    }

    /// Returns whether a handler was registered before another one.
    static func < (one: RegistryKey, other: RegistryKey) -> Bool { one.number < other.number }
}
