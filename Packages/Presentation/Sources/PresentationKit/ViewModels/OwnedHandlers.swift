/// Handlers in the order in which they were added, each for an owner that it does not keep alive.
@MainActor
final class OwnedHandlers<Value> {
    private struct Entry {
        let key: RegistryKey
        weak let owner: AnyObject?
        let handler: @MainActor (Value) -> Void
    }

    private var entries: [Entry] = []
    private var lastNumber = 0

    /// Whether nobody is told anything.
    var isEmpty: Bool { !entries.contains { $0.owner != nil } }

    func add<Owner: AnyObject>(
        for owner: Owner,
        _ handler: @escaping @MainActor (Owner, Value) -> Void
    ) -> RegistryKey {
        lastNumber += 1
        let key = RegistryKey(number: lastNumber)
        entries.removeAll { $0.owner == nil }
        entries.append(
            Entry(key: key, owner: owner) { [weak owner] value in
                guard let owner else { return }
                handler(owner, value)
            }
        )
        return key
    }

    func remove(_ key: RegistryKey) -> Void? {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        entries.remove(at: index)
        return ()
    }

    /// Tells those who were there at the beginning and were not removed meanwhile.
    func tell(_ value: Value) {
        for entry in entries where entries.contains(where: { $0.key == entry.key }) {
            entry.handler(value)
        }
    }
}
