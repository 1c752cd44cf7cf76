import AttemptKit
public import HabitContract
import PresentationKit
public import ViewKit

/// The screen of a form for a new habit.
public final class NewHabitViewController: ModelViewController<NewHabitRootView, any NewHabitModel> {
    private lazy var failureClient = AlertClient<RetryAction>(screen: alerts)

    public override func viewDidLoad() {
        let form = Form([
            Form.Field("name", Phrase(en: "Habit", ja: "習慣"), rule: model.nameRule),
            Form.Field("goal", Phrase(en: "Days a week", ja: "週に何日"), rule: model.goalRule),
        ])
        form.submits.observe(for: self) { $0.model.add(name: $1[0], goal: $1[1]) }
        failureClient.register(for: self) { $0.model.answer($1) }
        model.signals.observe(for: self) { $0.failureClient.show(strategy: $1) }
        rootView.show(form)
    }

    public override var commands: [KeyCommand] {
        [KeyCommand("back", Phrase(en: "Back", ja: "戻る"), keys: [.escape]) { [model] in model.goBack() }]
    }
}

/// A title above the form.
public final class NewHabitRootView: Component, AppView {
    private let title = Label()

    public func setup() {
        let text = traits.wording(Phrase(en: "New habit", ja: "新しい習慣"))
        title.text = [TerminalText(text, style: TextStyle(.title))]
    }

    func show(_ form: Form) {
        add(Stack(.vertical, [title, form, Spacer()], spacing: 1))
    }
}
