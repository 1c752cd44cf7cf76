import AppearanceCommandLine
import AppearanceDomain
import AppearancePresentation
import AppearanceRepository
import AppearanceUseCase
import DomainKit
import FileStorage
import PresentationKit
import UseCaseKit
import ViewKit

/// The column of the appearance, as this app puts it together: colours that suit light or dark ground.
@MainActor
struct AppearanceFeature {
    private let state = State(Appearance.light)
    private let gateway = StoredAppearanceGateway(
        store: FileDocumentStore(folder: StandardFolders(application: "qiita-reader").config + "/documents")
    )

    /// What colours have to suit.
    var ground: TerminalGround {
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
        let toggle = ToggleAppearance(state: state, gateway: gateway)
        // To toggle, what is kept is changed before anything is shown.
        let begin: any CommandUseCase<Void> =
            invocation == .toggle ? toggle : RestoreAppearance(state: state, gateway: gateway)
        return Scene<AppearanceScript>.build(
            tasks: host.makeTasks(),
            view: { AppearanceScript(eventListener: $0, host: host) },
            presenter: AppearancePresenter.init,
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    appearance: state.readOnly,
                    restore: begin,
                    toggle: toggle
                )
            }
        )
    }
}
