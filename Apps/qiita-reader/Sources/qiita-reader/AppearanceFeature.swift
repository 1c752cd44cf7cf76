import AppearanceCommandLine
import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import AppearanceRepository
import AppearanceUseCase
import DomainKit
import FailureKit
import FileStorage
import PresentationKit
import UseCaseKit
import ViewKit

/// The column of the appearance, as this app puts it together: colours that suit light or dark background.
@MainActor
struct AppearanceFeature {
    private let state = State(Appearance.light)
    private let gateway = StoredAppearanceGateway(
        store: FileDocumentStore(folder: StandardFolders(application: "qiita-reader").config + "/documents")
    )

    /// What colours have to suit.
    var background: TerminalBackground {
        switch state.value {
        case .light: .light
        case .dark: .dark
        }
    }

    /// Brings the last choice back.
    ///
    /// - Returns: why that failed; articles can be read all the same.
    func restore() async -> ApplicationError? {
        switch await RestoreAppearance(state: state, gateway: gateway).result() {
        case .success: nil
        case .failure(let error): error
        }
    }

    func makeScreen(for invocation: AppearanceInvocation, on host: LineHost) -> any LineScreen {
        let inquiry = AppearanceInquiry(
            appearance: state.readOnly,
            restore: RestoreAppearance(state: state, gateway: gateway),
            toggle: ToggleAppearance(state: state, gateway: gateway)
        )
        return ReportScreen<AppearanceFailureAction>.scene(
            on: host,
            failures: AppearanceFailureAlerts(),
            report: { Report($0) },
            interactor: { listener, tasks in
                UseCaseInteractor(responseListener: listener, tasks: tasks) {
                    await inquiry.answer(toggling: invocation == .toggle)
                }
            }
        )
    }
}
