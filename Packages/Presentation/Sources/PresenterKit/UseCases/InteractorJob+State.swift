public import PresentationKit
public import UseCaseKit

extension InteractorJob {
    /// Sends a response for the current value of a state and for each change, until the scene is freed.
    ///
    /// - Parameters:
    ///   - key: the name of the observation; a newer one with the same name ends this one.
    ///   - state: the state.
    ///   - response: returns the response for a value.
    public static func observe<Value: Equatable & Sendable>(
        _ key: String,
        _ state: ReadOnlyState<Value>,
        _ response: @escaping @MainActor (Value) -> Response
    ) -> InteractorJob {
        .observe(key, state.values, current: state.value, response)
    }
}
