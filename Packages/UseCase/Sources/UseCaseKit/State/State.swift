public import DomainKit
import Synchronization

/// A shared value with observers, which always has a current value.
///
/// The composition root creates one state for each shared fact. Only command use cases hold the state itself; all
/// others get ``readOnly``. A state may be used from any task, and writers never wait for observers.
///
/// ``set(_:)`` and ``update(_:)`` always take effect, also in a task that was cancelled, because what a command has
/// changed must be shown. A value that is read and then set comes by ``load(_:)``, or in ``serially(_:)``, so that an older one
/// never overwrites a newer one.
///
/// A command that reads the state, waits and writes it does all of that in ``serially(_:)``. Otherwise two of them at once
/// read the same value, and one of the changes is lost; or the older one writes last. ``set(_:)`` and ``update(_:)`` alone
/// are for changes that wait for nothing between what they read and what they write.
///
/// If SwiftUI is imported too, qualify the name: `UseCaseKit.State`.
///
/// ```swift
/// let size = State(12)
/// size.set(14)
/// size.update { $0 += 1 }
/// print(size.value)  // 15
/// ```
public final class State<Value: Sendable & Equatable>: Sendable {
    let machine: Mutex<StateMachine<Value>>
    let turns = Mutex(SerialTurnMachine())

    /// Creates a state.
    public init(_ value: Value) {
        machine = Mutex(StateMachine(value))
    }

    /// The current value.
    public var value: Value { machine.withLock { $0.value } }

    /// The reading side of the state.
    public var readOnly: ReadOnlyState<Value> { ReadOnlyState(state: self) }

    /// Replaces the value.
    ///
    /// - Complexity: O(n) in the number of observers that wait for a value.
    public func set(_ value: Value) {
        machine.withLock { $0.set(value) }.deliver()
    }

    /// Changes the value in place, atomically.
    ///
    /// - Parameter change: changes the value; it must not use this state.
    /// - Returns: The result of `change`.
    /// - Complexity: O(n) in the number of observers that wait for a value, and what a copy of the value takes.
    @discardableResult
    public func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, change) = machine.withLock { machine in
            var value = machine.value
            let result = change(&value)
            return (result, machine.set(value))
        }
        change.deliver()
        return result
    }
}

/// The reading side of a ``State``.
public struct ReadOnlyState<Value: Sendable & Equatable>: Sendable {
    let state: State<Value>

    /// The current value.
    public var value: Value { state.value }

    /// The current value, followed by each change.
    ///
    /// Each iteration is a separate observer.
    public var values: StateValues<Value> { StateValues(state: state) }
}

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
    /// - Throws: The error of `fetch`, or one of kind `cancelled` if the task was cancelled; nothing was set then.
    public func load(_ fetch: () async throws(ApplicationError) -> Value) async throws(ApplicationError) {
        var load = machine.withLock { $0.beginLoad() }
        while true {
            let value: Value
            do throws(ApplicationError) {
                value = try await fetch()
            } catch {
                // Caught, an error returns to the actor of the caller (docs/adr/0085-results-across-actors.md).
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
            // Caught, an error returns to the actor of the caller (docs/adr/0085-results-across-actors.md).
            throw error
        }
    }
}
