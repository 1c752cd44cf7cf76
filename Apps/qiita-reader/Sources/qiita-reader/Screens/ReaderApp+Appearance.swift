import AppearanceCommandLine
import AppearancePresentation
import AppearanceUseCase
import FailureKit
import PresentationKit
import UseCaseKit
import ViewKit

/// The screens of the appearance.
extension ReaderApp {
    func makeAppearance(_ invocation: AppearanceInvocation, on host: LineHost) -> any LineScreen {
        let inquiry = AppearanceInquiry(
            appearance: appearance.readOnly,
            restore: RestoreAppearance(state: appearance, gateway: appearances),
            toggle: ToggleAppearance(state: appearance, gateway: appearances)
        )
        return ReportScreen.scene(
            on: host,
            failures: AppearanceFailureAlerts(),
            report: { Report($0) },
            interactor: {
                UseCaseInteractor(responseListener: $0, tasks: $1) {
                    await inquiry.answer(toggling: invocation == .toggle)
                }
            }
        )
    }
}
