public import AttemptKit
public import HabitContract
public import HabitDomain
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The view model of a calendar, which observes the list.
public final class ObservingCalendarModel: CalendarModel {
    private let shown: OutputSource<CalendarMonth>
    private let changes: HabitChanges
    private let id: Int
    private let tasks: TaskLifetime
    private let list: ReadOnlyState<HabitList>
    private let router: Router<HabitRoute>
    private let today: () -> Day
    private var month: ClosedRange<Day>

    public init(
        of id: Int,
        tasks: TaskLifetime,
        list: ReadOnlyState<HabitList>,
        change: any CommandUseCase<HabitList.Change>,
        router: Router<HabitRoute>,
        today: @escaping () -> Day
    ) {
        (self.id, self.tasks, self.list, self.router, self.today) = (id, tasks, list, router, today)
        changes = HabitChanges(tasks: tasks, change: change)
        let month = today().month
        self.month = month
        let empty = CalendarMonth(title: Phrase(verbatim: ""), days: [])
        shown = OutputSource(list.value[id].map { CalendarMonth($0, month, today: today()) } ?? empty)
    }

    public var output: Output<CalendarMonth> { shown.output }
    public var signals: Signals<AlertStrategy<RetryAction>> { changes.failures.signals }

    public func begin() {
        tasks.scope.observe(replacing: "list", list) { [weak self] _ in self?.show() }
    }

    public func turn(by months: Int) {
        month = (months < 0 ? month.lowerBound.advanced(by: -1) : month.upperBound.advanced(by: 1)).month
        show()
    }

    public func toggle(_ id: Int) {
        changes.make { .toggle(self.id, Day(number: id), today: today()) }
    }

    public func answer(_ answer: AlertAnswer<RetryAction>) { changes.answer(answer) }

    public func goBack() { router.go(.back) }

    private func show() {
        if let habit = list.value[id] { shown.set(CalendarMonth(habit, month, today: today())) }
    }
}
