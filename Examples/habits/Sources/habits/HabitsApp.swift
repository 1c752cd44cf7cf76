import FileStorage
import Foundation
import HabitContract
import HabitDomain
import HabitPresentation
import HabitRepository
import HabitUseCase
import HabitView
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The object graph: what the screens share, and how each is put together.
@MainActor
struct HabitsApp {
    private static let store = FileDocumentStore(folder: StandardFolders(application: "habits").config)
    private let list = State(HabitList())
    private let gateway = StoredHabitGateway(store: HabitsApp.store)

    private var load: any CommandUseCase<Void> { LoadHabits(state: list, gateway: gateway) }
    private var change: any CommandUseCase<HabitList.Change> { ChangeHabits(state: list, gateway: gateway) }
    private func today() -> Day { Day(Date()) }

    /// Shows a screen until its tasks have finished or the user quits.
    func run(_ first: HabitRoute, on host: some AppHost) async -> ExitOutcome {
        let navigator = Navigator<HabitRoute, any Screen>(presenter: host) { route, router in
            makeScreen(for: route, on: host, router: router)
        }
        navigator.go(.launch(first))
        return await host.run()
    }

    private func makeScreen(for route: HabitRoute, on host: any SceneHost, router: Router<HabitRoute>) -> any Screen {
        switch route {
        case .list: return makeList(on: host, router: router)
        case .report:
            return ReportScreen.scene(
                on: host,
                failures: RetryAlerts(),
                report: { Report($0, today: today()) },
                interactor: ReportInteractor.command(load, (), state: list.readOnly)
            )
        case .calendar(let id):
            let model = ObservingCalendarModel(
                of: id,
                tasks: host.makeTasks(),
                list: list.readOnly,
                change: change,
                router: router,
                today: today
            )
            return CalendarViewController(model: model, host: host)
        case .newHabit:
            let model = SavingNewHabitModel(tasks: host.makeTasks(), change: change, router: router)
            return NewHabitViewController(model: model, host: host)
        }
    }

    private func makeList(on host: any SceneHost, router: Router<HabitRoute>) -> any Screen {
        Scene<HabitListViewController>.build(
            tasks: host.makeTasks(),
            view: { HabitListViewController(eventListener: $0, host: host) },
            presenter: { HabitListPresenter(commandListener: $0, requestListener: $1, router: router, today: today) },
            interactor: UseCaseInteractor.performing { request in
                switch request {
                case .load: .answer { .ended(request, await load.result().failure) }
                case .observe: .observe(list.readOnly)
                case .change(let input): .answer { .ended(request, await change.result(input).failure) }
                }
            }
        )
    }
}
