import PresentationKit
public import ViewKit
public import __Feature__Contract

/// The screen of one item.
public final class __Feature__DetailViewController:
    ModelViewController<__Feature__DetailRootView, any __Feature__DetailModel>
{
    public override func viewDidLoad() {
        model.output.observe(for: self) { $0.show($1) }
    }

    private func show(_ row: __Feature__Row?) {
        let absence = Phrase(en: "The item is not there any more.", ja: "この項目はもうありません。")
        rootView.label.text =
            row.map { [TerminalText($0.name, style: TextStyle(.title)), TerminalText("# \($0.id)")] }
            ?? [TerminalText(wording(absence), style: TextStyle(.secondary))]
        rootView.setNeedsPrinting()
    }

    public override var commands: [KeyCommand] {
        [KeyCommand("back", Phrase(en: "Back", ja: "戻る"), keys: ["b", .escape]) { [model] in model.goBack() }]
    }
}

/// The number and the name of an item.
public final class __Feature__DetailRootView: Component, AppView {
    let label = Label()

    public func setup() {
        add(Stack(.vertical, [label, Spacer()]))
    }
}
