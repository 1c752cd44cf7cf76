import AttemptKit
import PresentationKit
public import ViewKit
public import __Feature__Contract

/// The screen __Name__.
public final class __Name__ViewController: ModelViewController<__Name__RootView, any __Name__ViewModel> {
    private lazy var alertClient = AlertClient<RetryAction>(screen: alerts)

    public override func viewDidLoad() {
        alertClient.register(for: self) { $0.model.answer($1) }
        model.output.observe(for: self) { $0.show($1) }
        model.signals.observe(for: self) { $0.alertClient.show(strategy: $1) }
        model.begin()
    }

    private func show(_ text: Phrase?) {
        if let text { rootView.show(wording(text)) }
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
