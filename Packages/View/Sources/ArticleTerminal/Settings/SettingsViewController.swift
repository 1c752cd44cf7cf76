import ArticleContract
public import PresentationKit
public import ReportKit
public import ViewKit

/// The screen of the settings.
public final class SettingsViewController: EventViewController<SettingsRootView, SettingsEvent>, View {
    public typealias Event = SettingsEvent

    private lazy var alertClient = AlertClient<SettingAction>(screen: alerts)
    private var rows: [SettingRow] = []
    /// The position to restore, until the settings are there.
    private var pendingPosition: CollectionPosition<String>?

    public override func viewDidLoad() {
        rootView.list.opens.observe(sendingTo: eventListener) { .didOpen($0) }
        alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        [KeyCommand(.back, "b", .didAskToGoBack, to: eventListener), setCommand]
    }
}

// MARK: - Input

extension SettingsViewController {
    private var setCommand: KeyCommand {
        let text = ArticleMenuText.set
        return KeyCommand(
            text.name,
            text.phrase,
            explanation: text.explanation,
            completions: { [weak self] in self?.completions(of: $0) ?? [] },
            performWithText: { [weak self] in self?.enter($0) }
        )
    }

    /// Returns the names, or the name with the values, that complete a text.
    private func completions(of text: String) -> [String] {
        let texts =
            text.contains(" ")
            ? rows.flatMap { row in row.words.map { "\(row.id) \($0)" } }
            : rows.map(\.id)
        return texts.filter { $0.hasPrefix(text) }
    }

    private func enter(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1).map { String($0) }
        guard let name = words.first, SettingKey(rawValue: name) != nil else {
            host?.showMessage(PromptText.noSuchWord(text))
            return
        }
        eventListener.handle(event: words.count > 1 ? .didEnter(name, words[1]) : .didOpen(name))
    }
}

// MARK: - Output

extension SettingsViewController {
    private func show(_ heading: Phrase, _ rows: [SettingRow]) {
        self.rows = rows
        rootView.show(heading, rows)
        if let pendingPosition { _ = rootView.list.restore(pendingPosition) }
        pendingPosition = nil
    }

    public func handle(command: SettingsCommand) {
        switch command {
        case .show(let heading, let rows): show(heading, rows)
        case .showMessage(let message): host?.showMessage(message)
        case .showAlert(let strategy): alertClient.show(strategy: strategy)
        }
    }
}

// MARK: - Restoration

extension SettingsViewController: RestorableScreen {
    public var restorationState: JSONValue? {
        (pendingPosition ?? rootView.list.position).flatMap { JSONValue(encoding: $0) }
    }

    public func restore(_ state: JSONValue) {
        // Lines have no position.
        guard host?.isFullScreen == true else { return }
        pendingPosition = state.decoded()
    }
}
