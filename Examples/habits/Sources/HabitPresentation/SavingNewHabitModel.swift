public import AttemptKit
import DomainKit
public import HabitContract
public import HabitDomain
public import PresentationKit
public import UseCaseKit

/// The view model of the form, which saves what the form has checked.
public final class SavingNewHabitModel: NewHabitModel {
    public let nameRule: any TextRule = NameRule()
    public let goalRule: any TextRule = GoalRule()
    private let changes: HabitChanges
    private let router: Router<HabitRoute>

    public init(tasks: TaskLifetime, change: any CommandUseCase<HabitList.Change>, router: Router<HabitRoute>) {
        changes = HabitChanges(tasks: tasks, change: change)
        self.router = router
    }

    public var signals: Signals<AlertStrategy<RetryAction>> { changes.failures.signals }

    public func add(name: String, goal: String) {
        changes.make { () throws(ValidationError) in
            .add(try Habit.Name(name), try Habit.Goal(goal))
        } then: { [router] in
            router.go(.back)
        }
    }

    public func answer(_ answer: AlertAnswer<RetryAction>) { changes.answer(answer) }

    public func goBack() { router.go(.back) }
}

/// The rule of the domain for names, in words.
struct NameRule: TextRule {
    func problem(in text: String) -> Phrase? {
        (try? Habit.Name(text)) == nil ? Phrase(en: "Enter a name.", ja: "名前を入力してください。") : nil
    }
}

/// The rule of the domain for goals, in words.
struct GoalRule: TextRule {
    func problem(in text: String) -> Phrase? {
        (try? Habit.Goal(text)) == nil ? Phrase(en: "Enter a number from 1 to 7.", ja: "1 から 7 の数を入力してください。") : nil
    }
}
