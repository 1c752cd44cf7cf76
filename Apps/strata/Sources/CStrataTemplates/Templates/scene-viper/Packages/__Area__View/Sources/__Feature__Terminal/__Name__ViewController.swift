import AttemptKit
public import PresentationKit
public import ViewKit
public import __Feature__Contract

/// The screen __Name__.
public final class __Name__ViewController: EventViewController<__Name__RootView, __Name__Event>, View {
    public typealias Event = __Name__Event

    private lazy var alertClient = AlertClient<RetryAction>(screen: alerts)

    public override func viewDidLoad() {
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public func handle(command: __Name__Command) {
        switch command {
        case .show(let text): rootView.show(wording(text))
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}

/// A text in the middle.
public final class __Name__RootView: Component, AppView {
    private let label = Label(alignment: .center)

    public func setup() {
        add(Stack(.vertical, [Spacer(), label, Spacer()], alignment: .center))
    }

    func show(_ text: String) {
        label.text = [TerminalText(text)]
        setNeedsPrinting()
    }
}
