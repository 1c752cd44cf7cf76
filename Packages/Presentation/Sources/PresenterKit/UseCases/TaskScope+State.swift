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
}
