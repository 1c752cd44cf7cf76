public import ArticleContract
public import PresentationKit
public import ViewKit

/// The screen of the settings.
///
/// It passes input to the presenter and output to the root view.
public final class SettingsViewController: ViewController<SettingsRootView>, View {
    public typealias Event = SettingsEvent

    private let eventListener: AnyEventListener<SettingsEvent>
    private let alertClient: AlertClient<SettingAction>

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen; it is not kept alive.
    public init(eventListener: AnyEventListener<SettingsEvent>, host: any SceneHost) {
        self.eventListener = eventListener
        alertClient = AlertClient(host: host.alerts)
        super.init(host: host)
    }

    public override func viewDidLoad() {
        bindList()
        bindAlerts()
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        [KeyCommand(.back, "b", .didAskToGoBack, to: eventListener)]
    }
}

// MARK: - Input

extension SettingsViewController {
    private func bindList() {
        rootView.list.opens.observe(for: self) { $0.eventListener.handle(event: .didSelect($1)) }
    }

    private func bindAlerts() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1)) }
    }
}

// MARK: - Output

extension SettingsViewController {
    public func handle(command: SettingsCommand) {
        switch command {
        case .show(let heading, let rows): rootView.show(heading, rows)
        case .showMessage(let message): host?.showMessage(message)
        case .showAlert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
        }
    }
}
