#if canImport(UIKit)
    public import AppearanceContract
    public import PresentationKit
    import UIKit
    public import UIKitHost

    /// The screen of the appearance.
    ///
    /// It passes input to the presenter and output to the root view.
    public final class AppearanceViewController: ViewController<AppearanceRootView>, View {
        public typealias Event = AppearanceEvent

        private let eventListener: AnyEventListener<AppearanceEvent>
        private lazy var alertClient: any AlertClientType<AppearanceFailureAction> = AlertClient(screen: alerts)

        /// Creates the screen.
        ///
        /// - Parameters:
        ///   - eventListener: the listener that receives the events of the screen.
        ///   - host: the host that shows the screen, held weakly.
        ///   - alertClient: the client that shows the alerts; nil for one of the screen.
        public init(
            eventListener: AnyEventListener<AppearanceEvent>,
            host: SceneHost,
            alertClient: (any AlertClientType<AppearanceFailureAction>)? = nil
        ) {
            self.eventListener = eventListener
            super.init(host: host)
            if let alertClient { self.alertClient = alertClient }
        }

        /// Binds the input and requests the content.
        public override func viewDidLoad() {
            super.viewDidLoad()
            bindButton()
            bindAlerts()
            eventListener.handle(event: .viewDidLoad)
        }
    }

    // MARK: - Input

    extension AppearanceViewController {
        private func bindButton() {
            let press = UIAction { [eventListener] _ in eventListener.handle(event: .didTapToggle) }
            rootView.button.addAction(press, for: .touchUpInside)
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
                rootView.setColorMode(lightMode: display.isLight, button: wording(display.button))
            case .alert(let strategy): alertClient.show(strategy: strategy)
            }
        }
    }
#endif
