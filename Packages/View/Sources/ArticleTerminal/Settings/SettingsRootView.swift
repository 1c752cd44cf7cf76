import ArticleContract
public import PresentationKit
public import ReportKit
public import ViewKit

/// The settings below a heading, each with its value and the source of the value.
public final class SettingsRootView: Component, AppView {
    /// The settings, one below the other.
    public let list = CollectionView<String>()
    private lazy var settings = CollectionDataSource<SettingRow>(list)

    public func setup() {
        let title = ArticleMenuText.change
        list.numberItems(for: title.name, title.phrase, explanation: title.explanation)
        settings.register(make: SettingCell.init, configure: { [list] in $0.show($1, list.traits.wording) })
        add(list)
    }

    /// Shows settings below a heading; the selected one stays selected.
    public func show(_ heading: Phrase, _ rows: [SettingRow]) {
        list.header = TerminalText(traits.wording(heading), style: TextStyle(.title))
        settings.apply(Snapshot(rows))
    }
}

/// A setting in a list: its name and value, and a line with its purpose and its source.
private final class SettingCell: Component {
    private let value = Label()
    private let remarks = Label()

    override init() {
        super.init()
        add(Stack(.vertical, [value, remarks]))
    }

    func show(_ row: SettingRow, _ wording: Wording) {
        value.text = [TerminalText(row.id, style: TextStyle(.title)) + " = " + TerminalText(row.value)]
        let texts = [row.explanation, row.source, row.builtIn].compactMap(\.self).map { wording($0) }
        let line = TerminalText(texts.joined(separator: " · "), style: TextStyle(.secondary))
        let error = row.error.map { TerminalText.errorMessage(TerminalText(wording($0))) }
        remarks.text = [line, error].compactMap(\.self)
    }
}
