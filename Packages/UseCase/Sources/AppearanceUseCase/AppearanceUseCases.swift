public import AppearanceDomain
public import DomainKit
public import UseCaseKit

/// Restores the appearance that was chosen when the app ran last.
public struct RestoreAppearance: CommandUseCase {
    private let state: State<Appearance>
    private let gateway: any AppearanceGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - state: what this changes.
    ///   - gateway: keeps the choice.
    public init(state: State<Appearance>, gateway: any AppearanceGateway) {
        self.state = state
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await state.serially { () throws(ApplicationError) in
            guard let kept = try await gateway.appearance() else { return }
            state.set(kept)
        }
    }
}

/// Toggles the appearance and saves the choice.
///
/// The state changes only after the choice is kept, so what is seen is what the next start brings.
public struct ToggleAppearance: CommandUseCase {
    private let state: State<Appearance>
    private let gateway: any AppearanceGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - state: what this changes.
    ///   - gateway: keeps the choice.
    public init(state: State<Appearance>, gateway: any AppearanceGateway) {
        self.state = state
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await state.serially { () throws(ApplicationError) in
            let shown = state.value
            let toggled = try await gateway.keep { ($0 ?? shown).toggled }
            state.set(toggled)
        }
    }
}
