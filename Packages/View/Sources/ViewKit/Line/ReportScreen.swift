public import PresentationKit

/// The screen of a report on the line host: it asks once, and prints the answer in the form that was asked for.
///
/// ```swift
/// @MainActor
/// func makeScreen<Action: AlertActionType>(
///     _ events: AnyEventListener<ReportEvent<Action>>,
///     on host: LineHost
/// ) -> ReportScreen<Action> {
///     ReportScreen(eventListener: events, host: host)
/// }
/// ```
public final class ReportScreen<Action: AlertActionType>: ViewController<ReportRootView>, View {
    public typealias Event = ReportEvent<Action>

    private let eventListener: AnyEventListener<ReportEvent<Action>>
    private let alertClient: AlertClient<Action>

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - eventListener: takes events to the presenter.
    ///   - host: where the report is printed.
    public init(eventListener: AnyEventListener<ReportEvent<Action>>, host: LineHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
        rootView.setWording(wording)
    }

    public override func viewDidLoad() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1)) }
        eventListener.handle(event: .viewDidLoad)
    }

    public func handle(command: ReportCommand<Action>) {
        switch command {
        case .showProgress(let progress): host?.showProgress(TerminalText(wording(progress)))
        case .hideProgress: host?.hideProgress()
        case .show(let report): show(report)
        case .showNotice(let notice): host?.printMessage(TerminalText(wording(notice)))
        case .showAlert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }

    private func show(_ report: Report) {
        host?.outcome = report.outcome
        rootView.show(report)
        display()
    }
}

extension ReportScreen {
    /// Makes the scene of a plain report.
    ///
    /// - Parameters:
    ///   - host: where the report is printed.
    ///   - confirmation: asks the user before anything is done, or nil where that is not needed.
    ///   - progress: what is going on until the answer is there, or nil where it takes no time.
    ///   - failures: knows what is told about failures.
    ///   - report: words the answer.
    ///   - interactor: makes the interactor from the listener of its responses and the scope of its tasks.
    public static func scene<Value: Sendable, Alerts: FailureAlerts, I: Interactor>(
        on host: LineHost,
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
