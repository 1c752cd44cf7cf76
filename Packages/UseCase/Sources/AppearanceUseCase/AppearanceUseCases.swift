public import AppearanceDomain
public import DomainKit
public import UseCaseKit

/// Restores the appearance that was chosen when the app ran last.
public struct RestoreAppearance: CommandUseCase {
    private let state: State<Appearance>
    private let gateway: any AppearanceGateway

    /// Creates the use case.
    public init(state: State<Appearance>, gateway: any AppearanceGateway) {
        self.state = state
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await state.serially { () throws(ApplicationError) in
            guard let stored = try await gateway.appearance() else { return }
            state.set(stored)
        }
    }
}

/// Toggles the appearance and saves the choice.
///
/// The state is set only after saving, so that the screen never shows what the next start would not restore.
public struct ToggleAppearance: CommandUseCase {
    private let state: State<Appearance>
    private let gateway: any AppearanceGateway

    /// Creates the use case.
    public init(state: State<Appearance>, gateway: any AppearanceGateway) {
        self.state = state
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        // A second key press waits for the first. The stored choice counts, because another process may have toggled it.
        try await state.serially { () throws(ApplicationError) in
            let shown = state.value
            let toggled = try await gateway.keep { ($0 ?? shown).toggled }
            state.set(toggled)
        }
    }
}
