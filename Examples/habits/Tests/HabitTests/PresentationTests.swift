import AttemptKit
import DomainKit
import HabitContract
import HabitDomain
import HabitPresentation
import PresentationKit
import PresenterKit
import Testing
import UseCaseKit

/// A command that changes a state, or fails.
private struct StubChange: CommandUseCase {
    let state: State<HabitList>
    var error: ApplicationError?

    func callAsFunction(_ input: HabitList.Change) async throws(ApplicationError) {
        if let error { throw error }
        var list = state.value
        try list.apply(input)
        state.set(list)
    }
}

@MainActor
final class PresentationTests {
    private var commands: [HabitListCommand] = []
    private var requests: [HabitListRequest] = []
    private var routes: [Transition<HabitRoute>] = []
    private lazy var router = Router<HabitRoute> { [unowned self] in routes.append($0) }
    private lazy var presenter = HabitListPresenter(
        commandListener: AnyCommandListener { [unowned self] in commands.append($0) },
        requestListener: AnyRequestListener { [unowned self] in requests.append($0) },
        router: router,
        today: { today }
    )

    @Test func `the list is loaded, shown with its week, and leads to the calendar`() throws {
        presenter.handle(event: .viewDidLoad)
        presenter.handle(response: .ended(.load, nil))
        #expect(requests == [.load, .observe])
        presenter.handle(response: .changed(try list("Walk", done: [today])))
        let week = [false, false, false, false, false, true, false]
        #expect(commands == [.show([HabitRow(id: 1, name: "Walk", week: week, goal: 3)], footer: nil)])
        presenter.handle(event: .didOpen(1))
        #expect(routes == [.push(.calendar(1))])
    }

    @Test func `a name is checked, and a deletion confirmed`() throws {
        presenter.handle(response: .changed(try list("Walk")))
        presenter.handle(event: .didRename(1, to: " "))
        #expect(commands.count == 2 && requests.isEmpty)
        presenter.handle(event: .didRename(1, to: "Run"))
        presenter.handle(event: .didAskToDelete(1))
        let question = commands.compactMap { if case .ask(let question) = $0 { question } else { nil } }.last
        #expect(question?.actions == [.delete(1), .cancel])
        presenter.handle(event: .didAnswer(AlertAnswer(.delete(1))))
        #expect(requests == [.change(.rename(1, to: try Habit.Name("Run"))), .change(.delete(1))])
    }

    @Test func `the calendar shows every change, and turns its pages`() async throws {
        let state = State(try list("Walk"))
        let tasks = TaskLifetime()
        let model = ObservingCalendarModel(
            of: 1,
            tasks: tasks,
            list: state.readOnly,
            change: StubChange(state: state),
            router: router,
            today: { today }
        )
        model.begin()
        model.toggle(today.number)
        await tasks.scope.waitUntilIdle()
        #expect(model.output.value.title.english == "Walk: November 2026")
        #expect(model.output.value.days.filter(\.isDone).map(\.number) == [28])
        model.turn(by: 1)
        #expect(model.output.value.title.japanese == "Walk：2026年12月")
        #expect(!model.output.value.days.contains { $0.isInMonth && $0.hasCome })
    }

    @Test func `a failure to add is shown, and what was added leads back`() async throws {
        let (state, full) = (State(HabitList()), ApplicationError(.storage(.full)))
        for error in [full, nil] {
            let tasks = TaskLifetime()
            let change = StubChange(state: state, error: error)
            let model = SavingNewHabitModel(tasks: tasks, change: change, router: router)
            model.add(name: "Walk", goal: "3")
            await tasks.scope.waitUntilIdle()
            #expect(routes == (error == nil ? [.back] : []))
        }
        #expect(state.value == (try list("Walk")))
    }
}
