import AttemptKit
public import PresentationKit
public import ViewKit
public import __Feature__Contract

/// The screen of the list.
public final class __Feature__ViewController: EventViewController<__Feature__RootView, __Feature__Event>, View {
    public typealias Event = __Feature__Event

    private lazy var questionClient = AlertClient<__Feature__Action>(screen: alerts)
    private lazy var failureClient = AlertClient<RetryAction>(screen: alerts)

    public override func viewDidLoad() {
        rootView.list.opens.observe(sendingTo: eventListener) { .didOpen($0) }
        questionClient.register(sendingTo: eventListener) { .didAnswer($0) }
        failureClient.register(sendingTo: eventListener) { .didAnswerFailure($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        let (add, rename) = (Phrase(en: "Add", ja: "追加"), Phrase(en: "Rename", ja: "名前を変更"))
        let (delete, undo) = (Phrase(en: "Delete", ja: "削除"), Phrase(en: "Undo", ja: "元に戻す"))
        let rows = rootView.rows
        return [
            KeyCommand("add", add, keys: ["a"], sending: .didAskToAdd, to: eventListener),
            rows.command("rename", rename, keys: ["r"], sending: { .didAskToRename($0) }, to: eventListener),
            rows.command("delete", delete, keys: ["d"], sending: { .didAskToDelete($0) }, to: eventListener),
            KeyCommand("undo", undo, keys: ["u"], sending: .didAskToUndo, to: eventListener),
        ].compactMap(\.self)
    }

    public func handle(command: __Feature__Command) {
        switch command {
        case .show(let rows, let footer): rootView.show(rows, footer: footer.map { wording($0) })
        case .showMessage(let message): host?.showMessage(message)
        case .ask(let question): questionClient.show(strategy: question)
        case .showAlert(let strategy): failureClient.show(strategy: strategy)
        }
    }
}

/// The items, one below the other.
public final class __Feature__RootView: Component, AppView {
    let list = CollectionView<Int>()
    private(set) lazy var rows = CollectionDataSource<__Feature__Row>(list)

    public func setup() {
        list.numberItems(for: "open", Phrase(en: "Open", ja: "開く"))
        rows.register(make: { Label() }, configure: { $0.text = [TerminalText($1.name)] })
        add(list)
    }

    func show(_ items: [__Feature__Row], footer: String?) {
        list.footer = TerminalText(footer ?? "", style: TextStyle(.secondary))
        rows.apply(Snapshot(items))
    }
}
