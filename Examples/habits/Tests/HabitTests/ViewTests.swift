import AttemptKit
import HabitContract
import HabitView
import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@MainActor
struct ViewTests {
    @Test func `the list is a table, and what is typed becomes events`() async {
        let terminal = ScriptedLineTerminal(typing: ["t 1", "r 2 Read a book", "d 2", "a", "1", "q"], width: 40)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        var events: [HabitListEvent] = []
        let screen = HabitListViewController(eventListener: AnyEventListener { events.append($0) }, host: host)
        host.show(screen)
        let week = [true, false, true, false, false, false, false]
        let rows = [(3, "Walk"), (7, "Read\u{1B}[2J")].map { HabitRow(id: $0, name: $1, week: week, goal: 3) }
        screen.handle(command: .show(rows, footer: nil))
        #expect(await host.run() == .done)
        #expect(
            terminal.outputText.hasPrefix(
                "   Habit               This week    Goal\n1  Walk                ●·●····       2/3\n"
            )
        )
        #expect(!terminal.outputText.contains("\u{1B}"))
        #expect(
            events == [
                .viewDidLoad, .didToggleToday(3), .didRename(7, to: "Read a book"), .didAskToDelete(7), .didAskToAdd,
                .didOpen(3),
            ]
        )
    }

    @Test func `the calendar has a week in each line, and a number marks a day`() async {
        let terminal = ScriptedLineTerminal(typing: ["m 2", "q"])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let model = StubCalendarModel()
        host.show(CalendarViewController(model: model, host: host))
        #expect(await host.run() == .done)
        let weeks = [
            "Mon  Tue  Wed  Thu  Fri  Sat  Sun", "31    1 ●  2    3    4    5    6", " 7    8    9   10   11   12   13",
        ]
        #expect(terminal.outputText.contains(weeks.joined(separator: "\n")), "\(terminal.outputText)")
        #expect(model.toggled == [2])
    }

    @Test func `the form refuses with the rule of the model`() async {
        let terminal = ScriptedLineTerminal(typing: ["name Walk", "goal 9", "submit", "goal 3", "submit", "q"])
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let model = StubNewHabitModel()
        host.show(NewHabitViewController(model: model, host: host))
        #expect(await host.run() == .done)
        #expect(terminal.outputText.contains("Too many."))
        #expect(model.added == ["Walk 3"])
    }
}

/// Two weeks that begin on 31 August, on whose 1 September the habit was done.
@MainActor
private final class StubCalendarModel: CalendarModel {
    private let shown = OutputSource(
        CalendarMonth(
            title: Phrase(verbatim: "Walk"),
            days: (0..<14).map {
                CalendarDay(id: $0, number: $0 == 0 ? 31 : $0, isInMonth: $0 > 0, isDone: $0 == 1, hasCome: $0 < 3)
            }
        )
    )
    private(set) var toggled: [Int] = []

    var output: Output<CalendarMonth> { shown.output }
    let signals = SignalSource<AlertStrategy<RetryAction>>().signals

    func begin() {}
    func turn(by months: Int) {}
    func toggle(_ id: Int) { toggled.append(id) }
    func answer(_ answer: AlertAnswer<RetryAction>) {}
    func goBack() {}
}

@MainActor
private final class StubNewHabitModel: NewHabitModel {
    private struct AtMostSeven: TextRule {
        func problem(in text: String) -> Phrase? { (Int(text) ?? 0) > 7 ? Phrase(verbatim: "Too many.") : nil }
    }

    private(set) var added: [String] = []
    let nameRule: any TextRule = RequiredText()
    let goalRule: any TextRule = AtMostSeven()
    let signals = SignalSource<AlertStrategy<RetryAction>>().signals

    func add(name: String, goal: String) { added.append("\(name) \(goal)") }
    func answer(_ answer: AlertAnswer<RetryAction>) {}
    func goBack() {}
}
