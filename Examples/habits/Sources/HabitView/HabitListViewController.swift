import AttemptKit
public import HabitContract
public import PresentationKit
public import ViewKit

/// The screen of the list.
public final class HabitListViewController: EventViewController<HabitListRootView, HabitListEvent>, View {
    public typealias Event = HabitListEvent

    private lazy var questionClient = AlertClient<DeletionAction>(screen: alerts)
    private lazy var failureClient = AlertClient<RetryAction>(screen: alerts)

    public override func viewDidLoad() {
        rootView.table.list.opens.observe(sendingTo: eventListener) { .didOpen($0) }
        questionClient.register(sendingTo: eventListener) { .didAnswer($0) }
        failureClient.register(sendingTo: eventListener) { .didAnswerFailure($0) }
        eventListener.handle(event: .viewDidLoad)
    }

    public override var commands: [KeyCommand] {
        let (add, done) = (Phrase(en: "Add", ja: "追加"), Phrase(en: "Done today", ja: "今日できた"))
        let (rename, delete) = (Phrase(en: "Rename", ja: "名前を変更"), Phrase(en: "Delete", ja: "削除"))
        let rows = rootView.rows
        return [
            KeyCommand("add", add, keys: ["a"], sending: .didAskToAdd, to: eventListener),
            rows.command("today", done, keys: ["t"], sending: { .didToggleToday($0) }, to: eventListener),
            rows.command(
                "rename",
                rename,
                keys: ["r"],
                editing: \.name,
                sending: { .didRename($0, to: $1) },
                to: eventListener
            ),
            rows.command("delete", delete, keys: ["d"], sending: { .didAskToDelete($0) }, to: eventListener),
        ].compactMap(\.self)
    }

    public func handle(command: HabitListCommand) {
        switch command {
        case .show(let rows, let footer): rootView.show(rows, footer: footer.map { wording($0) })
        case .ask(let question): questionClient.show(strategy: question)
        case .showAlert(let strategy): failureClient.show(strategy: strategy)
        }
    }
}

/// The habits in a table: the name, the present week, and how much of the goal is reached.
public final class HabitListRootView: Component, AppView {
    let table = Table<Int>([
        TableColumn(Phrase(en: "Habit", ja: "習慣")),
        TableColumn(Phrase(en: "This week", ja: "今週"), width: 9),
        TableColumn(Phrase(en: "Goal", ja: "目標"), width: 6, alignment: .trailing),
    ])
    private(set) lazy var rows = CollectionDataSource<HabitRow>(table.list)

    public func setup() {
        table.list.numberItems(for: "open", Phrase(en: "Calendar", ja: "カレンダー"))
        rows.register { [columns = table.columns] in
            TableRow(columns)
        } configure: { row, habit in
            let week = habit.week.map { $0 ? "●" : "·" }.joined()
            row.cells = [
                TerminalText(habit.name), TerminalText(week, style: TextStyle(.accent)),
                TerminalText("\(habit.count)/\(habit.goal)"),
            ]
        }
        add(table)
    }

    func show(_ habits: [HabitRow], footer: String?) {
        table.list.footer = TerminalText(footer ?? "", style: TextStyle(.secondary))
        rows.apply(Snapshot(habits))
    }
}
