import AttemptKit
public import HabitContract
import PresentationKit
public import ViewKit

/// The screen of one habit: a month, on whose days it is marked as done.
public final class CalendarViewController: ModelViewController<CalendarRootView, any CalendarModel> {
    private lazy var failureClient = AlertClient<RetryAction>(screen: alerts)

    public override func viewDidLoad() {
        rootView.grid.opens.observe(for: self) { $0.model.toggle($1) }
        failureClient.register(for: self) { $0.model.answer($1) }
        model.output.observe(for: self) { $0.rootView.show($1) }
        model.signals.observe(for: self) { $0.failureClient.show(strategy: $1) }
        model.begin()
    }

    public override var commands: [KeyCommand] {
        let days = rootView.days.snapshot.items.filter { $0.isInMonth && $0.hasCome }
        let (mark, back) = (Phrase(en: "Mark a day", ja: "日に印をつける"), Phrase(en: "Back", ja: "戻る"))
        let (last, next) = (Phrase(en: "Last month", ja: "前の月"), Phrase(en: "Next month", ja: "次の月"))
        let commands = [
            KeyCommand("last", last, keys: ["p", .pageUp]) { [model] in model.turn(by: -1) },
            KeyCommand("next", next, keys: ["n", .pageDown]) { [model] in model.turn(by: 1) },
            KeyCommand("back", back, keys: ["b", .escape]) { [model] in model.goBack() },
        ]
        guard !days.isEmpty else { return commands }
        return commands
            + [
                KeyCommand("mark", mark, keys: ["m"], numbers: 1...days.count) { [model] in
                    model.toggle(days[$0 - 1].id)
                }
            ]
    }
}

/// A title, and a grid of days below those of the week.
public final class CalendarRootView: Component, AppView {
    private static let width = 7 * 5

    let grid = CollectionView<Int>(itemWidth: 5)
    private(set) lazy var days = CollectionDataSource<CalendarDay>(grid)
    private let title = Label()
    private let weekdays = Label()

    public func setup() {
        let names = Phrase(en: "Mon  Tue  Wed  Thu  Fri  Sat  Sun", ja: "月   火   水   木   金   土   日")
        weekdays.text = [TerminalText(traits.wording(names), style: TextStyle(.secondary))]
        days.register(make: { Label() }, configure: { $0.text = [Self.text(of: $1)] })
        add(Stack(.vertical, [title, weekdays, grid]))
    }

    private static func text(of day: CalendarDay) -> TerminalText {
        let number = (day.number < 10 ? " " : "") + "\(day.number)"
        let isNear = day.isInMonth && day.hasCome
        return TerminalText(number + (day.isDone ? " ●" : ""), style: TextStyle(isNear ? .accent : .secondary))
    }

    func show(_ month: CalendarMonth) {
        title.text = [TerminalText(traits.wording(month.title), style: TextStyle(.title)), TerminalText()]
        let isOther = days.snapshot.items.first?.id != month.days.first?.id
        days.apply(Snapshot(month.days))
        if isOther, let day = month.days.last(where: { $0.isInMonth && $0.hasCome }) { grid.select(day.id) }
        setNeedsPrinting()
    }

    // Seven days side by side, in any width.
    public override func layout() {
        let size = Size(columns: min(frame.size.columns, Self.width), rows: frame.size.rows)
        children.first?.frame = Rect(.zero, size)
    }

    public override func takeLines(for page: LinePage) -> [TerminalText] {
        let width = min(page.width ?? Self.width, Self.width)
        return super.takeLines(for: LinePage(width: width, metrics: page.metrics, wording: page.wording))
    }
}
