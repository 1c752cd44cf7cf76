import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of plain reports on a host, which have the alerts for failures in common.
@MainActor
struct ReportScreens<Alerts: FailureAlerts> where Alerts.Failure == ApplicationError {
    let host: any SceneHost
    let failures: Alerts

    /// Creates the screen of a report on the output of a query.
    func query<Input: Sendable, Output: Sendable>(
        _ query: any QueryUseCase<Input, Output>,
        _ input: @autoclosure @escaping @MainActor () throws(ValidationError) -> Input,
        progress: Phrase? = nil,
        report: @escaping (Output) -> Report
    ) -> any Screen {
        screen(of: ReportInteractor.query(query, try input()), progress: progress, report: report)
    }

    /// Creates the screen of a report on the value of a state after a command has changed it.
    func command<Input: Sendable, Value>(
        _ command: any CommandUseCase<Input>,
        _ input: @autoclosure @escaping @MainActor () throws(ValidationError) -> Input,
        state: ReadOnlyState<Value>,
        progress: Phrase? = nil,
        report: @escaping (Value) -> Report
    ) -> any Screen {
        let interactor = ReportInteractor.command(command, try input(), state: state)
        return screen(of: interactor, progress: progress, report: report)
    }

    /// Creates the screen of a report that a command has succeeded.
    func command<Input: Sendable>(
        _ command: any CommandUseCase<Input>,
        _ input: @autoclosure @escaping @MainActor () throws(ValidationError) -> Input,
        confirmation: AlertStrategy<Alerts.Action>? = nil,
        report: @escaping () -> Report
    ) -> any Screen {
        screen(of: ReportInteractor.command(command, try input()), confirmation: confirmation, report: report)
    }

    /// Creates the screen of a report that is always the same.
    func fixed(_ report: Report) -> any Screen {
        screen(of: { UseCaseInteractor(responseListener: $0, tasks: $1) { .success(()) } }, report: { report })
    }

    private func screen<Value: Sendable>(
        of interactor: ReportInteractor.Factory<Value>,
        confirmation: AlertStrategy<Alerts.Action>? = nil,
        progress: Phrase? = nil,
        report: @escaping (Value) -> Report
    ) -> any Screen {
        ReportScreen.scene(
            on: host,
            confirmation: confirmation,
            progress: progress,
            failures: failures,
            report: report,
            interactor: interactor
        )
    }
}
