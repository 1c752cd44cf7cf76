import AttemptKit
public import PresentationKit
public import ViewKit
public import __Feature__Contract

/// The screen of the count.
public final class __Feature__ViewController: EventViewController<__Feature__RootView, __Feature__Event>, View {
    public typealias Event = __Feature__Event

    private lazy var alertClient = AlertClient<RetryAction>(screen: alerts)

    public override func viewDidLoad() {
        rootView.button.presses.observe(sendingTo: eventListener) { .didTapIncrement }
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        guard let title = rootView.button.title else { return [] }
        return [KeyCommand("add", title, keys: ["a"], sending: .didTapIncrement, to: eventListener)]
    }

    public func handle(command: __Feature__Command) {
        switch command {
        case .show(let text, let button): rootView.show(wording(text), button: button)
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}

/// A text and a button.
public final class __Feature__RootView: Component, AppView {
    let button = Button()
    private let label = Label(alignment: .center)

    public func setup() {
        add(Stack(.vertical, [Spacer(), label, button, Spacer()], spacing: 1, alignment: .center))
    }

    func show(_ text: String, button title: Phrase) {
        label.text = [TerminalText(text)]
        button.title = title
        setNeedsPrinting()
    }
}
