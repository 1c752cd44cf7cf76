import PresentationKit
import Testing

@MainActor
struct AlertHostTests {
    private let surface = SpySurface()
    private let host: AlertHost

    init() {
        host = AlertHost(surface: surface)
    }

    /// Returns the client of another screen.
    private func client<Action>() -> AlertClient<Action> { AlertClient(screen: ScreenAlerts(host: host)) }

    @Test func `an alert shown from a handler waits until the answered one has left`() {
        let logins: AlertClient<SaveAction> = client()
        let others: AlertClient<OtherAction> = client()
        logins.register(on: .save) { _ in
            others.show(strategy: alert("two", [.ok(1)]))
        }
        logins.show(strategy: alert("one", [.save, .cancel]))
        surface.choose(0, of: 0)
        #expect(surface.titles == ["one"])
        surface.events[0].didLeave()
        #expect(surface.titles == ["one", "two"])
    }

    @Test func `an alert that is shown when the host is freed is not answered, and no other is shown`() {
        let logins: AlertClient<SaveAction> = client()
        var answers: [SaveAction] = []
        logins.register { answers.append($0.action) }
        logins.show(strategy: alert("one", [.save, .cancel]))
        logins.show(strategy: alert("two", [.save, .cancel]))
        host.close()
        surface.choose(0, of: 0)
        surface.events[0].didDismiss()
        surface.events[0].didLeave()
        logins.show(strategy: alert("three", [.save]))
        #expect(answers.isEmpty)
        #expect(surface.titles.count == 1)
        #expect(!host.isBusy)
    }

    @Test func `when the surface has gone an alert is dropped`() {
        var surface: SpySurface? = SpySurface()
        let host = surface.map { AlertHost(surface: $0) }
        surface = nil
        let logins = host.map { AlertClient<SaveAction>(screen: ScreenAlerts(host: $0)) }
        logins?.show(strategy: alert("one", [.save]))
        #expect(host?.isBusy == false)
    }

    @Test func `an answer is dropped once its client is freed, and the next alert is shown`() {
        var answers = 0
        do {
            let logins: AlertClient<SaveAction> = client()
            logins.register { _ in answers += 1 }
            logins.show(strategy: alert("one", [.save]))
        }
        let others: AlertClient<OtherAction> = client()
        others.show(strategy: alert("two", [.ok(1)]))
        surface.choose(0, of: 0)
        surface.events[0].didLeave()
        #expect(answers == 0)
        #expect(surface.titles == ["one", "two"])
    }

    @Test func `the alerts of a hidden screen wait until it is visible, and those of others do not`() {
        let screen = ScreenAlerts(host: host)
        let logins = AlertClient<SaveAction>(screen: screen)
        let others: AlertClient<OtherAction> = client()
        var answers: [SaveAction] = []
        logins.register { answers.append($0.action) }
        screen.isVisible = false
        logins.show(strategy: alert("one", [.save]))
        logins.show(strategy: alert("two", [.save]))
        #expect(surface.titles.isEmpty && !host.isBusy)
        others.show(strategy: alert("three", [.ok(1)]))
        screen.isVisible = true
        #expect(surface.titles == ["three"])
        for index in 0..<3 {
            surface.choose(0, of: index)
            surface.events[index].didLeave()
        }
        #expect(surface.titles == ["three", "one", "two"])
        #expect(answers == [.save, .save])
    }

    @Test func `an alert stays when its screen is hidden, and the next one waits`() {
        let screen = ScreenAlerts(host: host)
        let logins = AlertClient<SaveAction>(screen: screen)
        let others: AlertClient<OtherAction> = client()
        logins.show(strategy: alert("one", [.save]))
        logins.show(strategy: alert("two", [.save]))
        others.show(strategy: alert("three", [.ok(1)]))
        screen.isVisible = false
        surface.choose(0, of: 0)
        surface.events[0].didLeave()
        #expect(surface.titles == ["one", "three"])
        surface.choose(0, of: 1)
        surface.events[1].didLeave()
        #expect(!host.isBusy)
        screen.isVisible = true
        #expect(surface.titles == ["one", "three", "two"])
    }

    @Test func `alerts that wait for a screen are dropped with it, also those in the queue`() {
        let others: AlertClient<OtherAction> = client()
        weak var waiting: ScreenAlerts?
        do {
            let screen = ScreenAlerts(host: host)
            waiting = screen
            screen.isVisible = false
            let logins = AlertClient<SaveAction>(screen: screen)
            logins.show(strategy: alert("one", [.save]))
            others.show(strategy: alert("two", [.ok(1)]))
            logins.show(strategy: alert("three", [.save]))
        }
        #expect(waiting == nil)
        surface.choose(0, of: 0)
        surface.events[0].didLeave()
        #expect(surface.titles == ["two"])
        #expect(!host.isBusy)
    }

    @Test func `a handler of an action with values matches by condition, and by all of the values otherwise`() {
        let others: AlertClient<OtherAction> = client()
        var calls: [String] = []
        others.register(where: { if case .ok = $0 { true } else { false } }, { calls.append("any \($0.action)") })
        others.register(on: .ok(1)) { _ in calls.append("exactly 1") }
        others.show(strategy: alert("one", [.ok(1), .ok(2)]))
        surface.choose(1)
        #expect(calls == ["any ok(2)"])
    }

    @Test func `typed text is part of the answer, and secret if the alert says so`() {
        let logins: AlertClient<SaveAction> = client()
        var answers: [AlertAnswer<SaveAction>] = []
        logins.register { answers.append($0) }
        let field = AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true)
        logins.show(strategy: alert("one", [.save], textField: field))
        surface.events[0].didChoose(AlertChoice(button: 0, text: AlertText("hunter2", isSecret: false)))
        #expect(answers.first?.text?.exposed == "hunter2")
        #expect(answers.map { "\($0)" }.first?.contains("hunter2") == false)
        #expect(JSONValue(answers).description.contains("hunter2") == false)
    }

    @Test func `a loader's failure drives an alert`() {
        let logins: AlertClient<SaveAction> = client()
        func load() throws(AlertStrategy<SaveAction>) -> Int { throw alert("failed", [.save, .cancel]) }
        let result = Result<Int, AlertStrategy<SaveAction>> { () throws(AlertStrategy<SaveAction>) in try load() }
        if case .failure(let strategy) = result { logins.show(strategy: strategy) }
        #expect(surface.titles == ["failed"])
    }

    @Test func `unknown keys answer nil`() {
        let one: AlertClient<SaveAction> = client()
        let key = one.register { _ in }
        #expect(one.unregister(key: key) != nil)
        #expect(one.unregister(key: key) == nil)
    }
}

@MainActor
struct AlertRemovalTests {
    private let surface = SpySurface()

    @Test func `the visible alert of a screen that was left goes, and the next one follows when it has left`() {
        let host = AlertHost(surface: surface)
        let (left, open) = (ScreenAlerts(host: host), ScreenAlerts(host: host))
        let clients = [AlertClient<SaveAction>(screen: left), AlertClient<SaveAction>(screen: open)]
        clients[0].register { _ in Issue.record("a removed alert is answered") }
        clients[0].show(strategy: alert("one", [SaveAction.save, .cancel]))
        clients[1].show(strategy: alert("two", [SaveAction.save, .cancel]))
        host.removeAlerts(exceptOf: [left, open])
        #expect(surface.removals == 0)
        host.removeAlerts(exceptOf: [open])
        #expect(surface.removals == 1)
        #expect(surface.titles == ["one"])
        surface.choose(0, of: 0)
        surface.events[0].didLeave()
        #expect(surface.titles == ["one", "two"])
        host.removeAlerts(exceptOf: [open])
        #expect(surface.removals == 1)
    }

    @Test(arguments: [[.save, .cancel], [.save]] as [[SaveAction]])
    private func `an alert that leaves without an answer is dismissed, and the next one is shown`(
        actions: [SaveAction]
    ) {
        let host = AlertHost(surface: surface)
        let client = AlertClient<SaveAction>(screen: ScreenAlerts(host: host))
        var answers: [SaveAction] = []
        client.register { answers.append($0.action) }
        client.show(strategy: alert("one", actions))
        client.show(strategy: alert("two", [SaveAction.save, .cancel]))
        surface.events[0].didLeave()
        #expect(answers == actions.filter { $0 == .cancel })
        #expect(surface.titles == ["one", "two"])
    }

    @Test func `an answer that no handler was registered for is reported, unless it is the cancel action`() {
        var reported: [String] = []
        let host = AlertHost(surface: surface, reportsUnhandled: true) { reported.append("\($0)") }
        let client = AlertClient<SaveAction>(screen: ScreenAlerts(host: host))
        for button in [0, 1] {
            client.show(strategy: alert("one", [SaveAction.save, .cancel]))
            surface.choose(button)
            surface.events.last?.didLeave()
        }
        #expect(reported == ["SaveAction"])
        client.register(on: .save) { _ in }
        client.show(strategy: alert("two", [SaveAction.save, .cancel]))
        surface.choose(0)
        #expect(reported.count == 1)
    }
}
