public import AppearanceContract
public import PresentationKit
public import ViewKit

/// The screen of the appearance for scripts: it prints which appearance holds, and takes no input.
public final class AppearanceScript: View, LineScreen {
    public typealias Event = AppearanceEvent

    private let eventListener: AnyEventListener<AppearanceEvent>
    private let alertClient: AlertClient<AppearanceFailureAction>
    private weak let host: LineHost?
    private var hasFailed = false

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - eventListener: takes events to the presenter.
    ///   - host: where the answer is printed.
    public init(eventListener: AnyEventListener<AppearanceEvent>, host: LineHost) {
        self.eventListener = eventListener
        self.host = host
        alertClient = AlertClient(host: host.alerts)
    }

    public var menu: LineMenu { LineMenu() }

    public func viewDidLoad() {
        alertClient.register(for: self) { screen, answer in
            screen.hasFailed = answer.action == .cancel
            screen.eventListener.handle(event: .didAnswer(answer.action))
        }
        eventListener.handle(event: .viewDidLoad)
    }

    public func viewDidReappear() {}

    public func handle(command: AppearanceCommand) {
        switch command {
        case .show(let display): answer(with: display)
        case .alert(let strategy): alertClient.show(strategy: strategy, animated: false, completion: nil)
        }
    }

    /// Prints, unless something failed: a script must not take what is shown instead for the answer.
    private func answer(with display: AppearanceDisplay) {
        if !hasFailed { host?.print([display.record]) }
    }
}
