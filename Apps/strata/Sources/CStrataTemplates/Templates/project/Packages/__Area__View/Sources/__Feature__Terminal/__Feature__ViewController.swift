public import PresentationKit
public import ViewKit
public import __Feature__Contract

/// The screen of the count.
///
/// It passes input to the presenter and output to the root view.
public final class __Feature__ViewController: ViewController<__Feature__RootView>, View {
    public typealias Event = __Feature__Event

    private let eventListener: AnyEventListener<__Feature__Event>
    private lazy var alertClient = AlertClient<__Feature__FailureAction>(screen: alerts)

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen, held weakly.
    public init(eventListener: AnyEventListener<__Feature__Event>, host: any SceneHost) {
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
            KeyCommand("add", title, keys: ["a"]) { [eventListener] in
                eventListener.handle(event: .didTapIncrement)
            }
        ]
    }
}

// MARK: - Input

extension __Feature__ViewController {
    private func bindButton() {
        rootView.button.presses.observe(for: self) { controller, _ in
            controller.eventListener.handle(event: .didTapIncrement)
        }
    }

    private func bindAlerts() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1)) }
    }
}

// MARK: - Output

extension __Feature__ViewController {
    public func handle(command: __Feature__Command) {
        switch command {
        case .show(let display): rootView.show(display, in: wording)
        case .alert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
