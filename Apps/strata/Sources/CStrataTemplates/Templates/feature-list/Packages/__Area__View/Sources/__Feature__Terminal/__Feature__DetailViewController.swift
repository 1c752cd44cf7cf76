import PresentationKit
public import ViewKit
public import __Feature__Contract

/// The screen of one item.
public final class __Feature__DetailViewController: ViewController<__Feature__DetailRootView> {
    private let model: any __Feature__DetailModel

    /// Creates the screen.
    public init(model: any __Feature__DetailModel, host: any SceneHost) {
        self.model = model
        super.init(host: host)
    }

    public override func viewDidLoad() {
        model.output.observe(for: self) { $0.rootView.show($1) }
        model.begin()
    }

    public override var commands: [KeyCommand] {
        [KeyCommand("back", Phrase(en: "Back", ja: "戻る"), keys: ["b", .escape]) { [model] in model.goBack() }]
    }
}

/// The number and the name of an item.
public final class __Feature__DetailRootView: Component, AppView {
    private let label = Label()

    public func setup() {
        add(Stack(.vertical, [label, Spacer()]))
    }

    func show(_ row: __Feature__Row?) {
        guard let row else { return }
        label.text = [TerminalText(row.name, style: TextStyle(.title)), TerminalText("# \(row.id)")]
        setNeedsPrinting()
    }
}
