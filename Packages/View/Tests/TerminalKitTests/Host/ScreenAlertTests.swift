import PresentationKit
import ReportKit
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

@MainActor
private final class AlertFixture {
    let part = Part("part", keys: ["x", "r", .enter])
    let session: HostSession
    let screen: TestScreen
    private let client: AlertClient<SaveAction>
    private(set) var answers: [AlertAnswer<SaveAction>] = []
    private(set) var appearances = 0

    init(size: Size = Size(columns: 40, rows: 12)) async {
        screen = TestScreen(part)
        session = await HostSession(screen, size: size)
        screen.alerts = ScreenAlerts(host: session.host.alerts)
        client = AlertClient(screen: screen.alerts)
        client.register(for: self) { $0.answers.append($1) }
    }

    func show(_ strategy: AlertStrategy<SaveAction> = .diskFull()) {
        client.show(strategy: strategy, animated: false) { [weak self] in self?.appearances += 1 }
        session.host.pacer.drawIfNeeded()
    }

    var isShown: Bool { !session.host.overlays.isEmpty }
}

@MainActor
struct ScreenAlertTests {
    @Test func `an alert is a box in front of the screen`() async {
        let alert = await AlertFixture()
        alert.show()
        #expect(
            alert.session.rows == [
                "part", "",
                "       ┌───────────────────────┐",
                "       │ Disk full             │",
                "       │ Free some space.      │",
                "       │                       │",
                "       │ [ Retry ]  [ Cancel ] │",
                "       └───────────────────────┘",
                "", "", "", "Esc cancel  Ctrl-C quit",
            ]
        )
        #expect(alert.appearances == 1)
        alert.session.expectShown()
    }

    @Test func `an action sheet is a menu at the bottom`() async {
        let alert = await AlertFixture(size: Size(columns: 24, rows: 9))
        alert.show(.diskFull([.retry, .erase, .cancel], style: .actionSheet))
        #expect(
            alert.session.rows == [
                "part",
                "┌──────────────────────┐",
                "│ Disk full            │",
                "│ Free some space.     │",
                "│  1  Retry            │",
                "│  2  Erase            │",
                "│  3  Cancel           │",
                "└──────────────────────┘",
                "Esc cancel  Ctrl-C quit",
            ]
        )
        alert.session.press(.down, .enter)
        #expect(alert.answers.map(\.action) == [.erase])
    }

    @Test(
        arguments: [
            ([.enter], .retry), ([.right, .enter], .cancel), ([.tab, " "], .cancel), (["r"], .retry), (["2"], .cancel),
            ([.escape], .cancel),
        ] as [([Key], SaveAction)]
    )
    func `an answer is chosen by its button, number or letter`(keys: [Key], action: SaveAction)
        async throws
    {
        let alert = await AlertFixture()
        alert.show()
        for key in keys { alert.session.press(key) }
        #expect(alert.answers.map(\.action) == [action])
        #expect(!alert.isShown)
        #expect(alert.session.host.outcome == (action == .cancel ? .storage : .done))
        #expect(alert.session.rows[2].isEmpty)
    }

    @Test func `no key reaches the screen below, and the focus comes back`() async {
        let alert = await AlertFixture()
        alert.show()
        alert.session.press("x", "q", "?", ":")
        #expect(alert.part.performed == [])
        #expect(alert.session.characters(on: .focus) == "[ Retry ]")
        alert.session.press(.enter, "x")
        #expect(alert.part.performed == ["x"])
        #expect(alert.session.characters(on: .focus) == "part")
    }

    @Test func `a click chooses, beside the buttons it does nothing`() async {
        let alert = await AlertFixture()
        alert.show()
        alert.session.send(.input(.click(Point(column: 0, row: 0))))
        alert.session.send(.input(.click(Point(column: 12, row: 3))))
        #expect(alert.isShown)
        alert.session.send(.input(.click(Point(column: 25, row: 6))))
        #expect(alert.answers.map(\.action) == [.cancel])
        #expect(alert.part.performed == [])
    }

    @Test func `without a cancel action it cannot be dismissed, and Enter never destroys`() async {
        let alert = await AlertFixture()
        alert.show(.diskFull([.erase, .retry]))
        alert.session.press(.escape)
        #expect(alert.isShown)
        #expect(alert.session.status == "Ctrl-C quit")
        alert.session.press(.enter)
        #expect(alert.answers.map(\.action) == [.retry])
    }

    @Test func `a long text scrolls, and the buttons stay`() async {
        let alert = await AlertFixture(size: Size(columns: 26, rows: 8))
        let text = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
        alert.show(.diskFull(message: Phrase(verbatim: text)))
        #expect(alert.session.rows[5].contains("[ Retry ]"))
        #expect(alert.session.rows[2].contains("one two"))
        // The bar before the frame says that there is more.
        #expect(alert.session.rows[1].hasSuffix("▐│"))
        alert.session.press(.down, .down, .down, .down, .down, .down, .down)
        #expect(alert.session.rows[3].contains("fourteen") && alert.session.rows[3].hasSuffix("▐│"))
        #expect(alert.session.rows[5].contains("[ Retry ]"))
        alert.session.expectShown()
    }

    @Test func `on four rows the text gives up the frame, and scrolls`() async {
        let alert = await AlertFixture(size: Size(columns: 26, rows: 4))
        alert.show(.diskFull(message: Phrase(verbatim: "one two three four five six seven eight")))
        #expect(alert.session.rows[0].contains("Disk full"))
        #expect(alert.session.rows[1].contains("one two three"))
        #expect(alert.session.rows[2].contains("[ Retry ]  [ Cancel ]"))
        alert.session.press(.down)
        #expect(alert.session.rows[1].contains("five six seven eight"))
        #expect(alert.session.rows[2].contains("[ Retry ]"))
        alert.session.expectShown()
    }

    @Test func `an alert asks for a text, which Enter sends`() async {
        let alert = await AlertFixture()
        alert.show(.diskFull(textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"))))
        alert.session.press(.enter)
        #expect(alert.isShown)
        alert.session.type("rq2")
        #expect(alert.session.rows.contains { $0.contains("Name: rq2") })
        #expect(alert.session.status == "Esc cancel  Ctrl-C quit")
        alert.session.press(.enter)
        #expect(alert.answers == [AlertAnswer(.retry, text: AlertText("rq2", isSecret: false))])
    }

    @Test func `a text that is there at first can be edited`() async {
        let alert = await AlertFixture()
        alert.show(
            .diskFull(textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"), text: "Wal"))
        )
        alert.session.type("k")
        #expect(alert.session.rows.contains { $0.contains("Name: Walk") })
        alert.session.press(.enter)
        #expect(alert.answers.map(\.enteredText) == ["Walk"])
    }

    @Test func `a refused text has its reason above it, until it is changed`() async {
        let alert = await AlertFixture()
        alert.show(.diskFull(textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"))))
        alert.session.press(.enter)
        #expect(alert.session.rows.contains { $0.contains("Enter some text.") })
        alert.session.expectShown()
        alert.session.type("W")
        #expect(!alert.session.rows.contains { $0.contains("Enter some text.") })
        alert.session.press(.enter)
        #expect(alert.answers.map(\.enteredText) == ["W"])
    }

    @Test func `a secret is masked, and cancel sends no text`() async {
        let alert = await AlertFixture()
        alert.show(
            .diskFull(textField: AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true))
        )
        alert.session.type("abc")
        #expect(alert.session.rows.contains { $0.contains("Token: •••") })
        #expect(alert.session.host.cursor != nil)
        alert.session.press(.escape)
        #expect(alert.answers == [AlertAnswer(.cancel)])
        #expect(alert.session.host.cursor == nil)
    }

    @Test func `a button beside the one that takes the text needs none`() async {
        let alert = await AlertFixture()
        alert.show(
            .diskFull(
                [.retry, .erase, .cancel],
                textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"))
            )
        )
        alert.session.press(.tab, .enter)
        #expect(alert.answers.isEmpty)
        alert.session.press(.tab, .tab, .enter)
        #expect(alert.answers == [AlertAnswer(.erase)])
    }

    @Test func `the box is drawn in ASCII if lines are two cells wide`() async {
        let alert = await AlertFixture()
        alert.session.terminal.capabilities.metrics = CellMetrics(ambiguous: .wide)
        alert.session.send(.capabilitiesChanged)
        alert.show()
        #expect(alert.session.rows[2] == "       +-----------------------+")
        #expect(alert.session.rows[3] == "       | Disk full             |")
    }
}
