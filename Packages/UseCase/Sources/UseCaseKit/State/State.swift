/// A shared value with observers, which always has a current value.
///
/// The composition root creates one state for each shared fact. Only command use cases hold the state itself; all
/// others get ``readOnly``. A state may be used from any task, and writers never wait for observers.
///
/// ``set(_:)`` and ``update(_:)`` always take effect, also in a task that was cancelled, because what a command has
/// changed must be shown. A value that is read and then set comes by ``load(_:)``, so that an older one never overwrites
/// a newer one.
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
    let machine: Lock<StateMachine<Value>>
    let turns = Lock(SerialTurnMachine())

    /// Creates a state.
    ///
    /// - Parameter value: the initial value.
    public init(_ value: Value) {
        machine = Lock(StateMachine(value))
    }

    /// The current value.
    public var value: Value { machine.withLock { $0.value } }

    /// The reading side of the state.
    public var readOnly: ReadOnlyState<Value> { ReadOnlyState(state: self) }

    /// Replaces the value.
    ///
    /// - Complexity: O(n) in the number of observers that wait for a value.
    public func set(_ value: Value) {
        machine.withLock { $0.update { $0 = value } }.change.deliver()
    }

    /// Changes the value in place, atomically.
    ///
    /// - Parameter change: changes the value; it must not use this state.
    /// - Returns: The result of `change`.
    /// - Complexity: O(n) in the number of observers that wait for a value, and what a copy of the value takes.
    @discardableResult
    public func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, change) = machine.withLock { $0.update(change) }
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
