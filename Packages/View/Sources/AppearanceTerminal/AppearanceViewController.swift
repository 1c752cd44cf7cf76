public import AppearanceContract
import AttemptKit
public import PresentationKit
public import ViewKit

/// The screen of the appearance.
public final class AppearanceViewController: EventViewController<AppearanceRootView, AppearanceEvent>, View {
    public typealias Event = AppearanceEvent

    private lazy var alertClient = AlertClient<RetryAction>(screen: alerts)

    public override func viewDidLoad() {
        rootView.button.presses.observe(sendingTo: eventListener) { .didTapToggle }
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        guard let title = rootView.button.title else { return [] }
        return [KeyCommand("toggle", title, keys: ["t"], sending: .didTapToggle, to: eventListener)]
    }
}

// MARK: - Output

extension AppearanceViewController {
    public func handle(command: AppearanceCommand) {
        switch command {
        case .show(let display):
            rootView.setText(display.label)
            rootView.setColorMode(lightMode: display.isLight, button: display.button)
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
