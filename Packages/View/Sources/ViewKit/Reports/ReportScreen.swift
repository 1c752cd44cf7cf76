public import AttemptKit
public import PresentationKit
public import ReportKit

/// The screen of a report: it requests the report once, and shows it.
public final class ReportScreen<Action: AlertActionType>: EventViewController<ReportRootView, ReportEvent<Action>>, View
{
    public typealias Event = ReportEvent<Action>

    private lazy var alertClient = AlertClient<Action>(screen: alerts)

    public override func viewDidLoad() {
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public func handle(command: ReportCommand<Action>) {
        switch command {
        case .showProgress(let progress): self.progress = progress
        case .show(let report): show(report)
        case .showNotice(let notice): host?.showMessage(notice)
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}

extension ViewController<ReportRootView> {
    /// Shows a report, with its outcome and its records.
    public func show(_ report: Report) {
        host?.outcome = report.outcome
        host?.takeRecords(report.entries.compactMap(\.record))
        rootView.report = report
    }
}

extension ReportScreen {
    /// Creates the scene of a plain report.
    ///
    /// - Parameters:
    ///   - host: the host that shows the report.
    ///   - confirmation: an alert that the user has to confirm first, or nil.
    ///   - progress: the text that is shown until the report is ready, or nil.
    ///   - failures: the alerts for failures.
    ///   - report: returns the report of a result.
    ///   - interactor: creates the interactor from the listener of its responses and the scope of its tasks.
    public static func scene<Value: Sendable, Alerts: FailureAlerts, I: Interactor>(
        on host: any SceneHost,
        confirmation: AlertStrategy<Action>? = nil,
        progress: Phrase? = nil,
        failures: Alerts,
        report: @escaping (Value) -> Report,
        interactor: @MainActor (AnyResponseListener<ReportResponse<Value, Alerts.Failure>>, TaskScope) -> I
    ) -> ReportScreen
    where Alerts.Action == Action, I.Request == ReportRequest, I.Response == ReportResponse<Value, Alerts.Failure> {
        Scene<ReportScreen>.build(
            tasks: host.makeTasks(),
            view: { ReportScreen(eventListener: $0, host: host) },
            presenter: {
                ReportPresenter<Value, Alerts>(
                    confirmation: confirmation,
                    progress: progress,
                    failures: failures,
                    report: report,
                    commandListener: $0,
                    requestListener: $1
                )
            },
            interactor: interactor
        )
    }
}
