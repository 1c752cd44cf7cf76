import PresentationKit
import Testing

@MainActor
private final class Keys {
    var values: [RegistryKey] = []
}

@MainActor
struct AlertClientTests {
    private let surface = SpySurface()
    private let host: AlertHost
    private let client: AlertClient<SaveAction>

    init() {
        host = AlertHost(surface: surface)
        client = AlertClient(screen: ScreenAlerts(host: host))
    }

    @Test func `handlers run in the order of their registration, each for its actions`() {
        var calls: [String] = []
        client.register { calls.append("all \($0.action)") }
        client.register(on: .discard) { _ in calls.append("discard only") }
        client.register(on: [.save, .cancel]) { _ in calls.append("save or cancel") }
        client.register(where: { $0.style == .default }, { _ in calls.append("default") })
        client.show(strategy: alert("one", SaveAction.allCases))
        surface.choose(0)
        #expect(calls == ["all save", "save or cancel", "default"])
    }

    @Test func `an answer carries the identity of its alert`() {
        var answered: [Int] = []
        client.register { answered.append($0.alertID) }
        for id in [7, 8] {
            client.show(strategy: alert("one", SaveAction.allCases).identified(by: id))
            surface.choose(0)
            surface.events.last?.didLeave()
        }
        #expect(answered == [7, 8])
    }

    @Test func `the key of another client unregisters nothing`() {
        let other = AlertClient<SaveAction>(screen: ScreenAlerts(host: host))
        var calls = 0
        let key = client.register { _ in calls += 1 }
        let otherKey = other.register { _ in }
        #expect(client.unregister(key: otherKey) == nil)
        #expect(other.unregister(key: key) == nil)
        client.show(strategy: alert("one", SaveAction.allCases))
        surface.choose(0)
        #expect(calls == 1)
    }

    @Test func `a handler may take another one out, at once, and add one for the next answer`() {
        var calls: [String] = []
        let keys = Keys()
        client.register { [weak client] _ in
            calls.append("first")
            for key in keys.values { client?.unregister(key: key) }
            client?.register { _ in calls.append("added") }
        }
        let second = client.register { _ in calls.append("second") }
        keys.values = [second]
        client.show(strategy: alert("one", SaveAction.allCases))
        surface.choose(0)
        #expect(calls == ["first"])
        #expect(client.unregister(key: second) == nil)
    }

    @Test func `alerts of two clients wait for each other until the first has left`() {
        let other = AlertClient<SaveAction>(screen: ScreenAlerts(host: host))
        var shown: [String] = []
        client.show(strategy: alert("one", SaveAction.allCases), animated: false) { shown.append("one") }
        other.show(strategy: alert("two", SaveAction.allCases), animated: false) { shown.append("two") }
        #expect(surface.titles == ["one"])
        let first = surface.events[0]
        first.didAppear()
        first.didChoose(AlertChoice(button: 1))
        #expect(surface.titles.count == 1)
        first.didLeave()
        #expect(surface.titles == ["one", "two"])
        surface.events.last?.didAppear()
        #expect(shown == ["one", "two"])
    }

    @Test func `a dismissal answers the cancel action, and nothing where there is none`() {
        var answers: [SaveAction] = []
        client.register { answers.append($0.action) }
        client.show(strategy: alert("one", SaveAction.allCases))
        let first = surface.events[0]
        first.didDismiss()
        first.didLeave()
        client.show(strategy: alert("two", [SaveAction.save]))
        surface.events.last?.didDismiss()
        #expect(answers == [.cancel])
        #expect(host.isBusy)
    }

    @Test func `a handler for an owner does not keep it alive`() throws {
        final class Owner { var answers: [SaveAction] = [] }
        var owner: Owner? = Owner()
        weak let observed = owner
        client.register(for: try #require(owner)) { $0.answers.append($1.action) }
        owner = nil
        #expect(observed == nil)
    }
}

struct AlertStrategyTests {
    @Test func `names the rule that a list of actions breaks`() {
        #expect(AlertStrategyViolation(in: [SaveAction]()) == .noAction)
        #expect(AlertStrategyViolation(in: [SaveAction.save, .save]) == .repeatedAction)
        #expect(AlertStrategyViolation(in: [SaveAction.cancel, .save]) == nil)
    }

    @Test func `is refused with a message when it has no action`() async {
        await #expect(processExitsWith: .failure) {
            _ = AlertStrategy<SaveAction>(title: Phrase(en: "", ja: ""), message: Phrase(en: "", ja: ""), actions: [])
        }
    }

    @Test func `maps to another action type, and compares by every value`() {
        let mapped = alert("one", [SaveAction.save]).map { _ in OtherAction.ok(1) }
        #expect(mapped.actions == [.ok(1)])
        #expect(mapped != alert("one", [SaveAction.save]).map { _ in OtherAction.ok(2) })
    }

    @Test func `secret text does not print`() {
        let answer = AlertAnswer(SaveAction.save, text: AlertText("hunter2", isSecret: true))
        var dumped = ""
        dump(answer, to: &dumped)
        #expect(!"\(answer)".contains("hunter2"))
        #expect(!dumped.contains("hunter2"))
        #expect(answer.text?.exposed == "hunter2")
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
            _ = alert("Leave?", [Choice.stop, .leave])
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        // Optimised code stops without a message.
        #if DEBUG
            #expect(text.contains(#"The alert "Leave?" has more than one cancel action"#))
        #endif
    }
}
