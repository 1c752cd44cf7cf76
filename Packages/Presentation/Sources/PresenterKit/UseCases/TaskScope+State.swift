public import PresentationKit
public import UseCaseKit

extension TaskScope {
    /// Observes a state until the scene is freed.
    ///
    /// - Parameters:
    ///   - key: the name of the observation; one with the same name ends first.
    ///   - state: the state.
    ///   - handle: handles the current value and each change, on the main actor.
    public func observe<Value: Equatable & Sendable>(
        replacing key: String,
        _ state: ReadOnlyState<Value>,
        _ handle: @escaping @MainActor (Value) -> Void
    ) {
        observe(replacing: key, state.values, current: { state.value }, handle)
    }

    /// Returns an output of a view model that follows a state until the scene is freed.
    ///
    /// - Parameters:
    ///   - state: the state; a scope has one output of it.
    ///   - display: returns what is shown of a value.
    public func output<Value: Equatable & Sendable, Shown: Equatable & Sendable>(
        of state: ReadOnlyState<Value>,
        _ display: @escaping @MainActor (Value) -> Shown
    ) -> Output<Shown> {
        let source = OutputSource(display(state.value))
        observe(replacing: "output of \(Value.self)", state) { source.set(display($0)) }
        return source.output
    }
}
