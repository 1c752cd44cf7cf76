/// A shared fact of the application that always has a value.
///
/// The composition root makes one state for each fact. Only command use cases hold the state, its writing side; all
/// others get ``readOnly``. A state is safe to use from any task: writers never wait for observers.
///
/// Qualify the name where SwiftUI is imported too: `UseCaseKit.State`.
///
/// ```swift
/// let size = State(12)
/// size.set(14)
/// size.update { $0 += 1 }
/// print(size.value)  // 15
/// ```
public final class State<Value: Sendable & Equatable>: Sendable {
    private let core: StateCore<Value>

    /// Creates a state.
    ///
    /// - Parameter value: the value until the first write.
    public init(_ value: Value) {
        core = StateCore(value)
    }

    /// The value now.
    public var value: Value { core.value }

    /// The side for everybody who must not write.
    public var readOnly: ReadOnlyState<Value> { ReadOnlyState(core: core) }

    /// Replaces the value.
    ///
    /// - Complexity: O(n) in the number of observers that wait for a value.
    public func set(_ value: Value) {
        core.update { $0 = value }
    }

    /// Changes the value in place, as one step that no other writer can interrupt.
    ///
    /// - Parameter change: makes the change; it must not touch this state.
    /// - Returns: what `change` returns.
    /// - Complexity: O(n) in the number of observers that wait for a value.
    @discardableResult
    public func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        core.update(change)
    }
}

/// The side of a ``State`` that can be read and observed, but not written.
///
/// ```swift
/// struct ReaderSettings {
///     let size: ReadOnlyState<Int>
/// }
///
/// let size = State(12)
/// let settings = ReaderSettings(size: size.readOnly)
/// print(settings.size.value)  // 12
/// ```
public struct ReadOnlyState<Value: Sendable & Equatable>: Sendable {
    let core: StateCore<Value>

    /// The value now.
    public var value: Value { core.value }

    /// The value now, and then each change.
    ///
    /// Every iteration is an observer of its own.
    public var values: StateValues<Value> { StateValues(core: core) }
}
