import AttemptKit
public import LoanContract
public import PresentationKit
public import ViewKit

/// The screen of the loans.
public final class LoanListViewController: EventViewController<LoanListRootView, LoanListEvent>, View {
    public typealias Event = LoanListEvent

    private lazy var alertClient = AlertClient<LoanListAction>(screen: alerts)

    public override func viewDidLoad() {
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public func handle(command: LoanListCommand) {
        switch command {
        case .showProgress(let phrase): progress = .activity(phrase)
        case .show(let rows): rootView.show(rows)
        case .alert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
