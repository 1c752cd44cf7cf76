import AttemptKit
public import LoanContract
public import PresentationKit
public import ViewKit

/// The screen of the loans.
public final class LoanListViewController: ViewController<LoanListRootView>, View {
    public typealias Event = LoanListEvent

    private let eventListener: AnyEventListener<LoanListEvent>
    private lazy var alertClient = AlertClient<LoanListAction>(screen: alerts)

    /// Creates the screen.
    public init(eventListener: AnyEventListener<LoanListEvent>, host: any SceneHost) {
        self.eventListener = eventListener
        super.init(host: host)
    }

    public override func viewDidLoad() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1)) }
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
