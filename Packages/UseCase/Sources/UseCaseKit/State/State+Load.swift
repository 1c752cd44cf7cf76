public import DomainKit

extension State {
    /// Sets the value that a load returns, unless the state has a newer one by then.
    ///
    /// Use it wherever a value is set that was read before, and ``set(_:)`` or ``update(_:)`` for what a command has
    /// changed:
    ///
    /// - A load whose task was cancelled, because another request has replaced it, sets nothing.
    /// - A load that began before another one does not overwrite what that one has set.
    /// - A change that is made during a load stays: the load is repeated, because it may have read the value before the
    ///   change.
    ///
    /// ```swift
    /// struct FetchShelf: CommandUseCase {
    ///     let gateway: any BookGateway
    ///     let shelf: State<[Book]>
    ///
    ///     func callAsFunction(_ query: String) async throws(ApplicationError) {
    ///         try await shelf.load { () throws(ApplicationError) in
    ///             try await gateway.books(.first, about: query).elements
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter fetch: reads the value; called again if the state was changed meanwhile.
    /// - Throws: the error of `fetch`, or one of kind `cancelled` if the task was cancelled; nothing was set then.
    public func load(_ fetch: () async throws(ApplicationError) -> Value) async throws(ApplicationError) {
        var load = machine.withLock { $0.beginLoad() }
        while true {
            let value: Value
            do throws(ApplicationError) {
                value = try await fetch()
            } catch {
                throw error
            }
            if Task.isCancelled { throw ApplicationError(.cancelled) }
            let (result, moment) = machine.withLock { [load] machine in
                var load = load
                return (machine.end(&load, with: value), load)
            }
            switch result {
            case .applied(let change): return change.deliver()
            case .superseded: return
            case .outdated: load = moment
            }
        }
    }
}
