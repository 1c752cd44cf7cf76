public import DomainKit

extension State {
    /// Performs work on the state after all earlier work on it has ended.
    ///
    /// For commands that read the state, wait and write it, such as one that adds a book to those on loan and stores them
    /// all. ``update(_:)`` is atomic, but two such commands would both read the same value before either writes, and one
    /// of the changes would be lost. All commands of that kind on a state do their whole work in a call of this function.
    ///
    /// The order is that of the calls. Nothing else waits: the value can be read, observed and updated meanwhile. The work
    /// must not call this function on the same state, which would wait for itself.
    ///
    /// ```swift
    /// struct LendBook: CommandUseCase {
    ///     let lent: State<[Identifier<Book>]>
    ///     let gateway: any BookGateway
    ///
    ///     func callAsFunction(_ id: Identifier<Book>) async throws(ApplicationError) {
    ///         try await lent.serially { () throws(ApplicationError) in
    ///             guard lent.value.count < 3 else { throw ApplicationError(.forbidden) }
    ///             try await gateway.borrow(id)
    ///             lent.update { $0.append(id) }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter work: reads, waits and writes, on the actor of the caller.
    /// - Returns: The result of `work`.
    /// - Throws: The error of `work`, or `ApplicationError` of kind `cancelled` if the task was cancelled before the work
    ///   began.
    public func serially<Output>(
        _ work: () async throws(ApplicationError) -> Output
    ) async throws(ApplicationError) -> Output {
        guard !Task.isCancelled else { throw ApplicationError(.cancelled) }
        let (key, begins) = turns.withLock { $0.enter() }
        if !begins {
            let begins = await withTaskCancellationHandler {
                await withCheckedContinuation { waiter in
                    if let begins = turns.withLock({ $0.wait(key, waiter) }) { waiter.resume(returning: begins) }
                }
            } onCancel: {
                turns.withLock { $0.leave(key) }?.resume(returning: false)
            }
            guard begins else { throw ApplicationError(.cancelled) }
        }
        defer { turns.withLock { $0.end() }?.resume(returning: true) }
        do throws(ApplicationError) {
            return try await work()
        } catch {
            throw error
        }
    }
}
