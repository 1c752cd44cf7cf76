public import AppearanceContract
public import PresentationKit
public import ViewKit

/// The screen of the appearance.
///
/// It passes input to the presenter and output to the root view.
public final class AppearanceViewController: ViewController<AppearanceRootView>, View {
    public typealias Event = AppearanceEvent

    private let eventListener: AnyEventListener<AppearanceEvent>
    private lazy var alertClient = AlertClient<AppearanceFailureAction>(screen: alerts)

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen, held weakly.
    public init(eventListener: AnyEventListener<AppearanceEvent>, host: any SceneHost) {
        self.eventListener = eventListener
        super.init(host: host)
    }

    public override func viewDidLoad() {
        bindButton()
        bindAlerts()
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        guard let title = rootView.button.title else { return [] }
        return [
            KeyCommand("toggle", title, keys: ["t"]) { [eventListener] in
                eventListener.handle(event: .didTapToggle)
            }
        ]
    }
}

// MARK: - Input

extension AppearanceViewController {
    private func bindButton() {
        rootView.button.presses.observe(for: self) { controller, _ in
            controller.eventListener.handle(event: .didTapToggle)
        }
    }

    private func bindAlerts() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1)) }
    }
}

// MARK: - Output

extension AppearanceViewController {
    public func handle(command: AppearanceCommand) {
        switch command {
        case .show(let display):
            rootView.setText(display.label)
            rootView.setColorMode(lightMode: display.isLight, button: display.button)
        case .alert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
