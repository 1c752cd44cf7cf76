import PresentationKit
import Testing

private enum LoginAction: AlertActionType {
    case send
    case cancel

    var title: Phrase { Phrase(en: "\(self)", ja: "\(self)") }
    var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}

private enum OtherAction: AlertActionType {
    case ok(Int)

    var title: Phrase { Phrase(en: "OK", ja: "OK") }
    var style: AlertActionStyle { .default }
}

@MainActor
private final class SpySurface: AlertSurface {
    private(set) var presented: [PresentedAlert] = []
    private(set) var events: [AlertSurfaceEvents] = []
    private(set) var removals = 0

    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
        presented.append(alert)
        self.events.append(events)
    }

    func remove() {
        removals += 1
        events.last?.didLeave()
    }
}

private func strategy<Action: AlertActionType>(
    _ title: String,
    _ actions: [Action],
    textField: AlertTextField? = nil
) -> AlertStrategy<Action> {
    AlertStrategy(
        title: Phrase(en: title, ja: title),
        message: Phrase(en: "", ja: ""),
        actions: actions,
        textField: textField
    )
}

@MainActor
struct AlertHostTests {
    private let surface = SpySurface()
    private let host: AlertHost

    init() {
        host = AlertHost(surface: surface)
    }

    @Test func `an alert shown from a handler waits until the answered one has left`() {
        let logins = AlertClient<LoginAction>(screen: ScreenAlerts(host: host))
        let others = AlertClient<OtherAction>(screen: ScreenAlerts(host: host))
        logins.register(on: .send) { _ in
            others.show(strategy: strategy("two", [.ok(1)]))
        }
        logins.show(strategy: strategy("one", [.send, .cancel]))
        surface.events[0].didChoose(AlertChoice(button: 0))
        #expect(surface.presented.map(\.title.english) == ["one"])
        surface.events[0].didLeave()
        #expect(surface.presented.map(\.title.english) == ["one", "two"])
    }

    @Test func `an alert shown while another one is being dismissed waits until it has left`() {
        let logins = AlertClient<LoginAction>(screen: ScreenAlerts(host: host))
        logins.show(strategy: strategy("one", [.send, .cancel]))
        surface.events[0].didDismiss()
        logins.show(strategy: strategy("two", [.send]))
        #expect(surface.presented.count == 1)
        surface.events[0].didLeave()
        #expect(surface.presented.map(\.title.english) == ["one", "two"])
    }

    @Test func `an alert that is shown when the host is freed is not answered, and no other is shown`() {
        let logins = AlertClient<LoginAction>(screen: ScreenAlerts(host: host))
        var answers: [LoginAction] = []
        logins.register { answers.append($0.action) }
        logins.show(strategy: strategy("one", [.send, .cancel]))
        logins.show(strategy: strategy("two", [.send, .cancel]))
        host.close()
        surface.events[0].didChoose(AlertChoice(button: 0))
        surface.events[0].didDismiss()
        surface.events[0].didLeave()
        logins.show(strategy: strategy("three", [.send]))
        #expect(answers.isEmpty)
        #expect(surface.presented.count == 1)
        #expect(!host.isBusy)
    }

    @Test func `when the surface has gone an alert is dropped`() {
        var surface: SpySurface? = SpySurface()
        let host = surface.map { AlertHost(surface: $0) }
        surface = nil
        let logins = host.map { AlertClient<LoginAction>(screen: ScreenAlerts(host: $0)) }
        logins?.show(strategy: strategy("one", [.send]))
        #expect(host?.isBusy == false)
    }

    @Test func `an answer is dropped once its client is freed, and the next alert is shown`() {
        var answers = 0
        do {
            let logins = AlertClient<LoginAction>(screen: ScreenAlerts(host: host))
            logins.register { _ in answers += 1 }
            logins.show(strategy: strategy("one", [.send]))
        }
        let others = AlertClient<OtherAction>(screen: ScreenAlerts(host: host))
        others.show(strategy: strategy("two", [.ok(1)]))
        surface.events[0].didChoose(AlertChoice(button: 0))
        surface.events[0].didLeave()
        #expect(answers == 0)
        #expect(surface.presented.map(\.title.english) == ["one", "two"])
    }

    @Test func `the alerts of a hidden screen wait until it is visible, and those of others do not`() {
        let screen = ScreenAlerts(host: host)
        let (logins, others) = (
            AlertClient<LoginAction>(screen: screen), AlertClient<OtherAction>(screen: ScreenAlerts(host: host))
        )
        var answers: [LoginAction] = []
        logins.register { answers.append($0.action) }
        screen.isVisible = false
        logins.show(strategy: strategy("one", [.send]))
        logins.show(strategy: strategy("two", [.send]))
        #expect(surface.presented.isEmpty && !host.isBusy)
        others.show(strategy: strategy("three", [.ok(1)]))
        screen.isVisible = true
        #expect(surface.presented.map(\.title.english) == ["three"])
        for index in 0..<3 {
            surface.events[index].didChoose(AlertChoice(button: 0))
            surface.events[index].didLeave()
        }
        #expect(surface.presented.map(\.title.english) == ["three", "one", "two"])
        #expect(answers == [.send, .send])
    }

    @Test func `an alert stays when its screen is hidden, and the next one waits`() {
        let screen = ScreenAlerts(host: host)
        let (logins, others) = (
            AlertClient<LoginAction>(screen: screen), AlertClient<OtherAction>(screen: ScreenAlerts(host: host))
        )
        logins.show(strategy: strategy("one", [.send]))
        logins.show(strategy: strategy("two", [.send]))
        others.show(strategy: strategy("three", [.ok(1)]))
        screen.isVisible = false
        surface.events[0].didChoose(AlertChoice(button: 0))
        surface.events[0].didLeave()
        #expect(surface.presented.map(\.title.english) == ["one", "three"])
        surface.events[1].didChoose(AlertChoice(button: 0))
        surface.events[1].didLeave()
        #expect(!host.isBusy)
        screen.isVisible = true
        #expect(surface.presented.map(\.title.english) == ["one", "three", "two"])
    }

    @Test func `alerts that wait for a screen are dropped with it, also those in the queue`() {
        let others = AlertClient<OtherAction>(screen: ScreenAlerts(host: host))
        weak var waiting: ScreenAlerts?
        do {
            let screen = ScreenAlerts(host: host)
            waiting = screen
            screen.isVisible = false
            let logins = AlertClient<LoginAction>(screen: screen)
            logins.show(strategy: strategy("one", [.send]))
            others.show(strategy: strategy("two", [.ok(1)]))
            logins.show(strategy: strategy("three", [.send]))
        }
        #expect(waiting == nil)
        surface.events[0].didChoose(AlertChoice(button: 0))
        surface.events[0].didLeave()
        #expect(surface.presented.map(\.title.english) == ["two"])
        #expect(!host.isBusy)
    }

    @Test func `a handler of an action with values matches by condition, and by all of the values otherwise`() {
        let others = AlertClient<OtherAction>(screen: ScreenAlerts(host: host))
        var calls: [String] = []
        others.register(where: { if case .ok = $0 { true } else { false } }, { calls.append("any \($0.action)") })
        others.register(on: .ok(1)) { _ in calls.append("exactly 1") }
        others.show(strategy: strategy("one", [.ok(1), .ok(2)]))
        surface.events[0].didChoose(AlertChoice(button: 1))
        #expect(calls == ["any ok(2)"])
    }

    @Test func `typed text is part of the answer, and secret if the alert says so`() {
        let logins = AlertClient<LoginAction>(screen: ScreenAlerts(host: host))
        var answers: [AlertAnswer<LoginAction>] = []
        logins.register { answers.append($0) }
        let field = AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true)
        logins.show(strategy: strategy("one", [.send], textField: field))
        surface.events[0].didChoose(AlertChoice(button: 0, text: AlertText("hunter2", isSecret: false)))
        #expect(answers.first?.text?.exposed == "hunter2")
        #expect(answers.map { "\($0)" }.first?.contains("hunter2") == false)
        #expect(JSONValue(answers).description.contains("hunter2") == false)
    }

    @Test func `a loader's failure drives an alert`() {
        let logins = AlertClient<LoginAction>(screen: ScreenAlerts(host: host))
        func load() throws(AlertStrategy<LoginAction>) -> Int { throw strategy("failed", [.send, .cancel]) }
        let result = Result<Int, AlertStrategy<LoginAction>> { () throws(AlertStrategy<LoginAction>) in try load() }
        if case .failure(let strategy) = result { logins.show(strategy: strategy) }
        #expect(surface.presented.map(\.title.english) == ["failed"])
    }

    @Test func `unknown keys answer nil`() {
        let one = AlertClient<LoginAction>(screen: ScreenAlerts(host: host))
        let key = one.register { _ in }
        #expect(one.unregister(key: key) != nil)
        #expect(one.unregister(key: key) == nil)
    }
}

struct AlertStrategyRefusalTests {
    private enum Choice: AlertActionType {
        case stop
        case leave

        var title: Phrase { Phrase(en: "", ja: "") }
        var style: AlertActionStyle { .cancel }
    }

    @Test func `several cancel actions are refused when the strategy is made, and the program says why`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = strategy("Leave?", [Choice.stop, .leave])
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        // Optimised code stops without a message.
        #if DEBUG
            #expect(text.contains(#"The alert "Leave?" has more than one cancel action"#))
        #endif
    }
}
