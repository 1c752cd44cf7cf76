#if canImport(UIKit)
    import AttemptKit
    public import PresentationKit
    public import ReportKit
    import UIKit

    /// The screen of a report: it requests the report once, and shows it.
    public final class ReportViewController<Action: AlertActionType>: EventViewController<
        ReportRootView, ReportEvent<Action>
    >,
    View
    {
        public typealias Event = ReportEvent<Action>

        private lazy var alertClient = AlertClient<Action>(screen: alerts)

        /// Binds the alerts and requests the report.
        public override func viewDidLoad() {
            super.viewDidLoad()
            alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
            eventListener.handle(event: .viewDidLoad)
        }

        public func handle(command: ReportCommand<Action>) {
            switch command {
            case .showProgress(let progress): rootView.status.show(progress, wording)
            case .show(let report):
                rootView.show(report.entries.flatMap(\.lines).map(\.text) + report.notices, wording)
            case .showNotice(let notice): rootView.status.showMessage(wording(notice))
            case .showAlert(let strategy): alertClient.show(strategy: strategy)
            }
        }
    }
#endif
