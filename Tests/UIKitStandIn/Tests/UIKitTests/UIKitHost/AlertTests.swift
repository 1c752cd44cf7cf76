import PresentationKit
import Testing
import UIKit
import UIKitHost

private enum DoorAction: AlertActionType {
    case open, lock, cancel

    var title: Phrase {
        switch self {
        case .open: Phrase(en: "Open", ja: "開く")
        case .lock: Phrase(en: "Lock", ja: "閉める")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    var style: AlertActionStyle {
        switch self {
        case .open: .default
        case .lock: .destructive
        case .cancel: .cancel
        }
    }
}

extension UIKitTests {
    @MainActor
    struct AlertTests {
        private let window = Window()
        private let client: AlertClient<DoorAction>
        private let answers = Answers()

        private final class Answers {
            var all: [AlertAnswer<DoorAction>] = []
            var completions = 0
        }

        init() {
            client = AlertClient(screen: ScreenAlerts(host: window.host.alerts))
            client.register { [answers] in answers.all.append($0) }
            window.go(.launch(1))
        }

        private func strategy(
            _ title: String = "The door",
            _ actions: [DoorAction] = [.open, .lock, .cancel],
            style: AlertStyle = .alert,
            link: String? = nil,
            field: AlertTextField? = nil
        ) -> AlertStrategy<DoorAction> {
            AlertStrategy(
                title: Phrase(verbatim: title),
                message: Phrase(en: "It is ajar.", ja: "少し開いています。"),
                link: link,
                actions: actions,
                style: style,
                textField: field
            )
        }

        private func show(_ strategy: AlertStrategy<DoorAction>) {
            client.show(strategy: strategy, animated: true) { [answers] in answers.completions += 1 }
            UIStandIn.finishTransitions()
        }

        @Test func `words a strategy, and answers with its action after the alert is gone`() throws {
            client.show(strategy: strategy(link: "https://example.org/door"), animated: true) { [answers] in
                answers.completions += 1
            }
            #expect(answers.completions == 0)
            UIStandIn.finishTransitions()
            #expect(answers.completions == 1)
            let alert = try #require(window.alert)
            #expect(alert.title == "The door")
            #expect(alert.message == "It is ajar.\nhttps://example.org/door")
            #expect(alert.preferredStyle == .alert)
            #expect(alert.actions.map(\.title) == ["Open", "Lock", "Cancel"])
            #expect(alert.actions.map(\.style) == [.default, .destructive, .cancel])
            #expect(UIStandIn.tap("Lock", in: alert))
            #expect(answers.all.isEmpty)
            UIStandIn.finishTransitions()
            #expect(answers.all == [AlertAnswer(.lock)])
            #expect(window.alert == nil)
        }

        @Test func `a text field hands its text over as part of the answer, a secret as a secret`() throws {
            let label = Phrase(en: "Code", ja: "暗証番号")
            show(strategy(style: .actionSheet, field: AlertTextField(label: label, text: "12", isSecret: true)))
            let alert = try #require(window.alert)
            // A sheet of UIKit has no text fields.
            #expect(alert.preferredStyle == .alert)
            let field = try #require(alert.textFields?.first)
            #expect(field.isSecureTextEntry)
            #expect(field.placeholder == "Code")
            #expect(field.text == "12")
            field.text = "1234"
            window.tap("Open")
            #expect(answers.all == [AlertAnswer(.open, text: AlertText("1234", isSecret: true))])
        }

        @Test func `the button that takes the text waits for a valid one, and says why once something was typed`()
            throws
        {
            show(strategy(field: AlertTextField(label: Phrase(en: "Code", ja: "暗証番号"))))
            let alert = try #require(window.alert)
            #expect(alert.message == "It is ajar.")
            #expect(!UIStandIn.tap("Open", in: alert))
            let field = try #require(alert.textFields?.first)
            field.text = " "
            field.sendActions(for: .editingChanged)
            #expect(alert.message == "It is ajar.\nEnter some text.")
            field.text = "1234"
            field.sendActions(for: .editingChanged)
            #expect(alert.message == "It is ajar.")
            window.tap("Open")
            #expect(answers.all == [AlertAnswer(.open, text: AlertText("1234", isSecret: false))])
        }

        @Test func `an alert waits for a presentation that is under way`() {
            window.navigator.go(.present(2))
            show(strategy())
            #expect(window.alert?.title == "The door")
            #expect(window.numbers == [[1], [2]])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `an alert stays in front while layers come and go below it`() throws {
            show(strategy())
            window.go(.present(2))
            #expect(window.alert?.title == "The door")
            #expect(window.numbers == [[1], [2]])
            window.go(.dismiss)
            #expect(window.alert?.title == "The door")
            #expect(window.numbers == [[1]])
            #expect(answers.completions == 1)
            window.tap("Cancel")
            #expect(answers.all == [AlertAnswer(.cancel)])
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `an alert that is asked for before the window is visible comes with it`() {
            let hidden = Window(isVisible: false)
            let early = AlertClient<DoorAction>(screen: ScreenAlerts(host: hidden.host.alerts))
            early.show(strategy: strategy("Early"))
            hidden.navigator.go(.launch(1))
            hidden.window.makeKeyAndVisible()
            UIStandIn.finishTransitions()
            #expect(hidden.alert?.title == "Early")
            #expect(UIStandIn.messages.isEmpty)
        }

        private final class DoorView: UIView, AppView {
            func setup() {}
        }

        @Test func `an alert of a screen below another one waits for the way back`() throws {
            let door = ViewController<DoorView>(host: window.host)
            window.makeScreen = { $0 == 2 ? door : NumberedScreen($0) }
            window.go(.push(2))
            window.go(.push(3))
            let client = AlertClient<DoorAction>(screen: door.alerts)
            client.show(strategy: strategy())
            UIStandIn.finishTransitions()
            #expect(window.alert == nil)
            window.go(.back)
            #expect(window.alert?.title == "The door")
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `an alert of a screen behind a sheet waits until the sheet is gone`() throws {
            let door = ViewController<DoorView>(host: window.host)
            window.makeScreen = { $0 == 2 ? door : NumberedScreen($0) }
            window.go(.push(2))
            window.go(.present(3))
            let client = AlertClient<DoorAction>(screen: door.alerts)
            client.show(strategy: strategy())
            UIStandIn.finishTransitions()
            #expect(window.alert == nil)
            UIStandIn.swipeDown(try #require(window.controllers.last))
            UIStandIn.finishTransitions()
            #expect(window.alert?.title == "The door")
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `an alert comes in front of what another part of the app presents`() {
            let share = NumberedScreen(9)
            window.host.rootViewController.present(share, animated: true)
            show(strategy())
            #expect(window.alert?.presentingViewController === share)
            #expect(UIStandIn.messages.isEmpty)
        }

        @Test func `a sheet points to the root view on a wide screen, and a tap outside cancels it`() throws {
            window.window.standInSizeClass = .regular
            show(strategy(style: .actionSheet))
            let alert = try #require(window.alert)
            #expect(alert.preferredStyle == .actionSheet)
            #expect(
                alert.popoverPresentationController?.sourceView === window.controllers.last?.topViewController?.view
            )
            #expect(UIStandIn.tapOutside(alert))
            UIStandIn.finishTransitions()
            #expect(answers.all == [AlertAnswer(.cancel)])
        }

        @Test func `a sheet without a cancel action cannot be dismissed by a tap outside`() throws {
            window.window.standInSizeClass = .regular
            show(strategy("The door", [.open, .lock], style: .actionSheet))
            let alert = try #require(window.alert)
            #expect(!UIStandIn.tapOutside(alert))
            UIStandIn.finishTransitions()
            #expect(window.alert === alert)
        }

        @Test func `a view controller can present the alert of a strategy itself`() throws {
            let alert = UIAlertController(strategy: strategy(), wording: Wording(.japanese)) { [answers] in
                answers.all.append($0)
            }
            let top = try #require(window.controllers.last?.topViewController)
            top.present(alert, animated: false)
            UIStandIn.finishTransitions()
            window.tap("開く")
            #expect(answers.all == [AlertAnswer(.open)])
        }
    }
}
