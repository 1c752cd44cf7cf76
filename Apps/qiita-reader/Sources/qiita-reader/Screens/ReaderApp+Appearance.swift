import AppearanceCommandLine
import AppearancePresentation
import AppearanceUseCase
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

extension ReaderApp {
    func makeAppearance(_ invocation: AppearanceInvocation, on host: any SceneHost) -> any Screen {
        let change: any CommandUseCase<Void> =
            invocation == .toggle
            ? ToggleAppearance(state: appearance, gateway: appearances)
            : RestoreAppearance(state: appearance, gateway: appearances)
        return ReportScreens(host: host, failures: RetryAlerts())
            .command(change, (), state: appearance.readOnly) { Report($0) }
    }
}
