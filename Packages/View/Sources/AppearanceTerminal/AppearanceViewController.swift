public import AppearanceContract
public import PresentationKit
public import ViewKit

/// The screen of the appearance on the line host.
///
/// It passes input to the presenter and output to the root view.
public final class AppearanceViewController: LineViewController<AppearanceRootView>, View {
    public typealias Event = AppearanceEvent

    private let eventListener: AnyEventListener<AppearanceEvent>
    private let alertClient: AlertClient<AppearanceFailureAction>
    private var button: Phrase?

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen; it is not kept alive.
    public init(eventListener: AnyEventListener<AppearanceEvent>, host: LineHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    public override func viewDidLoad() {
        bindAlerts()
        eventListener.handle(event: .viewDidLoad)
    }

    public override var menu: LineMenu {
        guard let button else { return LineMenu() }
        return LineMenu([
            LineMenu.Item("t", button) { [eventListener] in eventListener.handle(event: .didTapToggle) }
        ])
    }
}

// MARK: - Input

extension AppearanceViewController {
    private func bindAlerts() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
    }
}

// MARK: - Output

extension AppearanceViewController {
    public func handle(command: AppearanceCommand) {
        switch command {
        case .show(let display):
            button = display.button
            rootView.show(display, wording: wording)
            self.display()
        case .alert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }
}
