/// The handlers of one alert client, in the order of their registration.
@MainActor
final class HandlerRegistry<Action: AlertActionType> {
    private struct Entry {
        let key: RegistryKey
        let condition: @MainActor (Action) -> Bool
        let handler: @MainActor (AlertAnswer<Action>) -> Void
    }

    private var entries: [Entry] = []
    private var lastNumber = 0

    func register(
        where condition: @escaping @MainActor (Action) -> Bool,
        _ handler: @escaping @MainActor (AlertAnswer<Action>) -> Void
    ) -> RegistryKey {
        lastNumber += 1
        let key = RegistryKey(number: lastNumber)
        entries.append(Entry(key: key, condition: condition, handler: handler))
        return key
    }

    func unregister(_ key: RegistryKey) -> Void? {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        entries.remove(at: index)
        return ()
    }

    /// Calls the handlers that were there when the answer came and have not been taken out meanwhile.
    func dispatch(_ answer: AlertAnswer<Action>) {
        for entry in entries where entries.contains(where: { $0.key == entry.key }) && entry.condition(answer.action) {
            entry.handler(answer)
        }
    }
}
