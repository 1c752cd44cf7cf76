import AttemptKit
import DomainKit
import HabitDomain
import PresentationKit
import PresenterKit
import UseCaseKit

/// The changes that a view model asks for, with the alerts about those that fail.
@MainActor
struct HabitChanges {
    let failures = SignalSource<AlertStrategy<RetryAction>>()
    private let attempt: Attempt<AttemptWork, ApplicationError, RetryAction>
    private let tasks: TaskLifetime
    private let change: any CommandUseCase<HabitList.Change>

    init(tasks: TaskLifetime, change: any CommandUseCase<HabitList.Change>) {
        (self.tasks, self.change) = (tasks, change)
        attempt = Attempt(alerts: RetryAlerts(), showAlert: { [failures] in failures.send($0) }, send: { $0() })
    }

    /// Makes a change, and shows an alert if it fails or is not valid.
    func make(
        _ change: () throws(ValidationError) -> HabitList.Change,
        then finish: @escaping @MainActor () -> Void = {}
    ) {
        attempt.validating { () throws(ValidationError) in
            let input = try change()
            attempt.run(replacing: "change", in: tasks.scope) { [change = self.change] in
                await change.result(input)
            } then: {
                finish()
            }
        }
    }

    func answer(_ answer: AlertAnswer<RetryAction>) { attempt.answer(answer) }
}
