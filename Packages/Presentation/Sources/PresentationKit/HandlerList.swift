/// The registered handlers, in the order of their registration.
@MainActor
final class HandlerList<Value> {
    private struct Entry {
        let key: RegistryKey
        let isAlive: @MainActor () -> Bool
        let handler: @MainActor (Value) -> Void
    }

    private var entries: [Entry] = []

    /// A Boolean value that indicates whether there is no handler with a live owner.
    var isEmpty: Bool { !entries.contains { $0.isAlive() } }

    /// Adds a handler.
    ///
    /// - Parameters:
    ///   - isAlive: returns false once the handler is no longer needed.
    ///   - handler: called with each value from the next one on.
    /// - Returns: the key by which the handler is removed.
    func add(
        while isAlive: @escaping @MainActor () -> Bool = { true },
        _ handler: @escaping @MainActor (Value) -> Void
    ) -> RegistryKey {
        let key = RegistryKey()
        entries.removeAll { !$0.isAlive() }
        entries.append(Entry(key: key, isAlive: isAlive, handler: handler))
        return key
    }

    /// Adds a handler for an owner, without keeping the owner alive.
    func add<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Value) -> Void
    ) -> RegistryKey {
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
    /// - Returns: nil if there is no handler with the key.
    func remove(_ key: RegistryKey) -> Void? {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        entries.remove(at: index)
        return ()
    }

    /// Calls the handlers that were registered when the call began and have not been removed since.
    func call(_ value: Value) {
        for entry in entries where entries.contains(where: { $0.key == entry.key }) {
            entry.handler(value)
        }
    }
}

/// The identity of one registered handler, unique in the process.
public struct RegistryKey: Hashable, Sendable {
    @MainActor private static var lastNumber = 0

    private let number: Int

    @MainActor
    init() {
        Self.lastNumber += 1
        number = Self.lastNumber
    }
}
