import PresentationKit
import Testing
import ViewTesting

@testable import ViewKit

private struct Frequency: TextRule {
    func problem(in text: String) -> Phrase? {
        Int(text).map { 1...7 ~= $0 } == true ? nil : Phrase(en: "Enter a number from 1 to 7.", ja: "1 から 7 の数です。")
    }
}

private final class HabitView: Component, AppView {
    let form = Form([
        Form.Field("name", Phrase(en: "Habit", ja: "習慣")),
        Form.Field("times", Phrase(en: "Times a week", ja: "週に何回"), rule: Frequency()),
    ])

    func setup() { add(form) }
}

private final class HabitScreen: ViewController<HabitView> {
    private(set) var sent: [[String]] = []

    override func viewDidLoad() {
        rootView.form.submits.observe(for: self) { $0.sent.append($1) }
    }
}

@MainActor
struct FormTests {
    @Test func `a refused text has its reason below it, until it is valid`() throws {
        let form = HabitView().form
        let screen = ComponentScreen(form, columns: 40, rows: 4)
        let inputs = form.children.compactMap { $0 as? TextField }
        screen.press(.enter, on: inputs[0])
        #expect(screen.rows == ["Habit", "              Enter some text.", "Times a week", ""])
        #expect(screen.focused == nil)
        screen.press("W", on: inputs[0])
        #expect(screen.rows == ["Habit         W", "", "Times a week", ""])
        screen.press(.enter, on: inputs[0])
        #expect(screen.focused === inputs[1])
    }

    @Test func `Enter in the last field goes to the first that is refused, or sends the texts`() {
        let form = HabitView().form
        var sent: [[String]] = []
        form.submits.observe(for: form) { sent.append($1) }
        let screen = ComponentScreen(form, columns: 40, rows: 4)
        let inputs = form.children.compactMap { $0 as? TextField }
        screen.press("3", .enter, on: inputs[1])
        #expect(screen.focused === inputs[0])
        screen.press("W", .enter, on: inputs[0])
        screen.press(.enter, on: inputs[1])
        #expect(sent == [["W", "3"]])
    }

    @Test func `on lines the name of a field sets its text`() async {
        let typed = ["name Walk the dog", "name", "times 9", "submit", "times 3", "submit", "q"]
        let terminal = ScriptedLineTerminal(typing: typed)
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        let screen = HabitScreen(host: host)
        host.show(screen)
        _ = await host.run()
        #expect(screen.sent == [["Walk the dog", "3"]])
        #expect(
            terminal.outputText == """
                Habit: 
                Times a week: 
                Habit: Walk the dog
                Times a week: 
                Habit: Walk the dog
                Times a week: 9
                  Enter a number from 1 to 7.
                Habit: Walk the dog
                Times a week: 9
                  Enter a number from 1 to 7.
                Habit: Walk the dog
                Times a week: 3

                """
        )
        #expect(
            terminal.messageText.hasPrefix("name … Habit · times … Times a week · submit submit · ? help · q quit > ")
        )
    }
}
