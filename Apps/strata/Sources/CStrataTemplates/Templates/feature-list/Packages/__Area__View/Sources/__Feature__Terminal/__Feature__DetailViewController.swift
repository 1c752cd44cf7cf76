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
        model.output.observe(for: self) { $0.show($1) }
        model.begin()
    }

    private func show(_ row: __Feature__Row?) {
        rootView.show(row, absence: wording(Phrase(en: "The item is not there any more.", ja: "この項目はもうありません。")))
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

    func show(_ row: __Feature__Row?, absence: String) {
        label.text =
            row.map { [TerminalText($0.name, style: TextStyle(.title)), TerminalText("# \($0.id)")] }
            ?? [TerminalText(absence, style: TextStyle(.secondary))]
        setNeedsPrinting()
    }
}
