#if canImport(UIKit)
    public import AppearanceContract
    public import AttemptKit
    public import PresentationKit
    import UIKit
    public import UIKitHost

    /// The screen of the appearance.
    public final class AppearanceViewController: EventViewController<AppearanceRootView, AppearanceEvent>, View {
        public typealias Event = AppearanceEvent

        private lazy var alertClient: any AlertClientType<RetryAction> = AlertClient(screen: alerts)

        /// Creates the screen.
        ///
        /// - Parameter alertClient: the client that shows the alerts; nil for one of the screen.
        public init(
            eventListener: AnyEventListener<AppearanceEvent>,
            host: SceneHost,
            alertClient: (any AlertClientType<RetryAction>)? = nil
        ) {
            super.init(eventListener: eventListener, host: host)
            if let alertClient { self.alertClient = alertClient }
        }

        /// Binds the input and requests the content.
        public override func viewDidLoad() {
            super.viewDidLoad()
            bindButton()
            alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
            eventListener.handle(event: .viewDidLoad)
        }
    }

    // MARK: - Input

    extension AppearanceViewController {
        private func bindButton() {
            let press = UIAction { [eventListener] _ in eventListener.handle(event: .didTapToggle) }
            rootView.button.addAction(press, for: .touchUpInside)
        }
    }

    // MARK: - Output

    extension AppearanceViewController {
        public func handle(command: AppearanceCommand) {
            switch command {
            case .show(let display):
                rootView.setText(display.label)
                rootView.setColorMode(lightMode: display.isLight, button: wording(display.button))
            case .showAlert(let strategy): alertClient.show(strategy: strategy)
            }
        }
    }
#endif
