import AttemptKit
import DomainKit
public import HabitContract
public import HabitDomain
public import PresentationKit
public import PresenterKit

/// The requests of the list; each is one use case.
public enum HabitListRequest: InteractorRequest, Hashable {
    case load
    case observe
    case change(HabitList.Change)
}

/// The presenter of the list.
public final class HabitListPresenter: Presenter {
    public typealias Command = HabitListCommand
    public typealias Request = HabitListRequest

    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<Request>
    private let router: Router<HabitRoute>
    private let today: () -> Day
    private let attempt: Attempt<Request, ApplicationError, RetryAction>
    private var list = HabitList()

    public init(
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<Request>,
        router: Router<HabitRoute>,
        today: @escaping () -> Day
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        self.today = today
        attempt = Attempt(alerts: RetryAlerts(), commandListener: commandListener, requestListener: requestListener)
    }

    public func handle(event: HabitListEvent) {
        switch event {
        case .viewDidLoad: attempt.start(.load)
        case .didOpen(let id): router.go(.push(.calendar(id)))
        case .didAskToAdd: router.go(.push(.newHabit))
        case .didToggleToday(let id): attempt.start(.change(.toggle(id, today(), today: today())))
        case .didRename(let id, let name):
            attempt.validating { () throws(ValidationError) in
                attempt.start(.change(.rename(id, to: try Habit.Name(name))))
            }
        case .didAskToDelete(let id):
            if let habit = list[id] { commandListener.handle(command: .ask(.deleting(habit))) }
        case .didAnswer(let answer):
            if case .delete(let id) = answer.action { attempt.start(.change(.delete(id))) }
        case .didAnswerFailure(let answer): attempt.answer(answer)
        }
    }

    public func handle(response: StateResponse<Request, HabitList>) {
        switch response {
        case .changed(let list):
            self.list = list
            let rows = list.habits.map { HabitRow($0, in: today().week) }
            commandListener.handle(command: .show(rows, footer: rows.isEmpty ? .noHabits : nil))
        case .ended(let request, let error?): attempt.fail(error, retrying: request)
        case .ended(let request, nil):
            attempt.succeed()
            if request == .load { requestListener.handle(request: .observe) }
        }
    }
}
