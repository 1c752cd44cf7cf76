public import AppearanceDomain
public import DomainKit
public import UseCaseKit

/// Asks which appearance holds, where nobody watches it change.
@MainActor
public struct AppearanceInquiry {
    private let appearance: ReadOnlyState<Appearance>
    private let restore: any CommandUseCase<Void>
    private let toggle: any CommandUseCase<Void>

    /// Puts together what is needed.
    ///
    /// - Parameters:
    ///   - appearance: what is asked for.
    ///   - restore: brings back what was chosen last.
    ///   - toggle: changes what was chosen last.
    public init(
        appearance: ReadOnlyState<Appearance>,
        restore: any CommandUseCase<Void>,
        toggle: any CommandUseCase<Void>
    ) {
        self.appearance = appearance
        self.restore = restore
        self.toggle = toggle
    }

    /// The appearance that was chosen last, or the other one.
    ///
    /// - Parameter isToggled: whether the choice is changed first.
    public func answer(toggling isToggled: Bool) async -> Result<Appearance, ApplicationError> {
        do throws(ApplicationError) {
            try await isToggled ? toggle(()) : restore(())
            return .success(appearance.value)
        } catch {
            return .failure(error)
        }
    }
}
