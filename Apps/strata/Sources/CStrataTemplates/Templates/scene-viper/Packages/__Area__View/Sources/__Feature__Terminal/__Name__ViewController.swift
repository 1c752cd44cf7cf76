public import PresentationKit
public import ViewKit
public import __Feature__Contract

/// The screen __Name__.
///
/// It passes input to the presenter and output to the root view.
public final class __Name__ViewController: ViewController<__Name__RootView>, View {
    public typealias Event = __Name__Event

    private let eventListener: AnyEventListener<__Name__Event>
    private lazy var alertClient = AlertClient<__Feature__FailureAction>(screen: alerts)

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - eventListener: the listener that receives the events of the screen.
    ///   - host: the host that shows the screen, held weakly.
    public init(eventListener: AnyEventListener<__Name__Event>, host: any SceneHost) {
        self.eventListener = eventListener
        super.init(host: host)
    }

    public override func viewDidLoad() {
        bindAlerts()
        eventListener.handle(event: .viewDidLoad)
    }
}

// MARK: - Input

extension __Name__ViewController {
    private func bindAlerts() {
        alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
    }
}

// MARK: - Output

extension __Name__ViewController {
    public func handle(command: __Name__Command) {
        switch command {
        case .show(let display): rootView.show(display, in: wording)
        case .alert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
