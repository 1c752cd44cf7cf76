import PresentationKit
import Testing

enum SaveAction: AlertActionType {
    case save
    case discard
    case cancel

    var title: Phrase {
        switch self {
        case .save: Phrase(en: "Save", ja: "保存")
        case .discard: Phrase(en: "Discard", ja: "破棄")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    var style: AlertActionStyle {
        switch self {
        case .save: .default
        case .discard: .destructive
        case .cancel: .cancel
        }
    }
}

@MainActor
private final class SpySurface: AlertSurface {
    private(set) var presented: [PresentedAlert] = []
    private(set) var events: AlertSurfaceEvents?

    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
        presented.append(alert)
        self.events = events
    }

    func remove() {}
}

private func alert(_ title: String, _ actions: [SaveAction] = [.save, .discard, .cancel]) -> AlertStrategy<SaveAction> {
    AlertStrategy(title: Phrase(en: title, ja: title), message: Phrase(en: "", ja: ""), actions: actions)
}

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

    @Test func `handlers run in the order of their registration, each for its actions`() throws {
        var calls: [String] = []
        client.register { calls.append("all \($0.action)") }
        client.register(on: .discard) { _ in calls.append("discard only") }
        client.register(on: [.save, .cancel]) { _ in calls.append("save or cancel") }
        client.register(where: { $0.style == .default }, { _ in calls.append("default") })
        client.show(strategy: alert("one"))
        try #require(surface.events).didChoose(AlertChoice(button: 0))
        #expect(calls == ["all save", "save or cancel", "default"])
    }

    @Test func `an answer carries the identity of its alert`() throws {
        var answered: [Int] = []
        client.register { answered.append($0.alertID) }
        for id in [7, 8] {
            client.show(strategy: alert("one").identified(by: id))
            try #require(surface.events).didChoose(AlertChoice(button: 0))
            try #require(surface.events).didLeave()
        }
        #expect(answered == [7, 8])
    }

    @Test func `the key of another client unregisters nothing`() throws {
        let other = AlertClient<SaveAction>(screen: ScreenAlerts(host: host))
        var calls = 0
        let key = client.register { _ in calls += 1 }
        let otherKey = other.register { _ in }
        #expect(client.unregister(key: otherKey) == nil)
        #expect(other.unregister(key: key) == nil)
        client.show(strategy: alert("one"))
        try #require(surface.events).didChoose(AlertChoice(button: 0))
        #expect(calls == 1)
    }

    @Test func `a handler may take another one out, at once, and add one for the next answer`() throws {
        var calls: [String] = []
        let keys = Keys()
        client.register { [weak client] _ in
            calls.append("first")
            for key in keys.values { client?.unregister(key: key) }
            client?.register { _ in calls.append("added") }
        }
        let second = client.register { _ in calls.append("second") }
        keys.values = [second]
        client.show(strategy: alert("one"))
        try #require(surface.events).didChoose(AlertChoice(button: 0))
        #expect(calls == ["first"])
        #expect(client.unregister(key: second) == nil)
    }

    @Test func `alerts of two clients wait for each other until the first has left`() throws {
        let other = AlertClient<SaveAction>(screen: ScreenAlerts(host: host))
        var shown: [String] = []
        client.show(strategy: alert("one"), animated: false) { shown.append("one") }
        other.show(strategy: alert("two"), animated: false) { shown.append("two") }
        #expect(surface.presented.map(\.title.english) == ["one"])
        let first = try #require(surface.events)
        first.didAppear()
        first.didChoose(AlertChoice(button: 1))
        #expect(surface.presented.count == 1)
        first.didLeave()
        #expect(surface.presented.map(\.title.english) == ["one", "two"])
        try #require(surface.events).didAppear()
        #expect(shown == ["one", "two"])
    }

    @Test func `a dismissal answers the cancel action, and nothing where there is none`() throws {
        var answers: [SaveAction] = []
        client.register { answers.append($0.action) }
        client.show(strategy: alert("one"))
        let first = try #require(surface.events)
        first.didDismiss()
        first.didLeave()
        client.show(strategy: alert("two", [.save]))
        try #require(surface.events).didDismiss()
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

    @Test func `a second answer to one alert is ignored`() throws {
        var answers: [SaveAction] = []
        client.register { answers.append($0.action) }
        client.show(strategy: alert("one"))
        let events = try #require(surface.events)
        events.didChoose(AlertChoice(button: 0))
        events.didChoose(AlertChoice(button: 1))
        events.didDismiss()
        #expect(answers == [.save])
    }
}

struct AlertStrategyTests {
    private enum Other: AlertActionType {
        case yes(Int)
        var title: Phrase { Phrase(en: "Yes", ja: "はい") }
        var style: AlertActionStyle { .default }
    }

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
        let mapped = alert("one", [.save]).map { _ in Other.yes(1) }
        #expect(mapped.actions == [.yes(1)])
        #expect(mapped != alert("one", [.save]).map { _ in Other.yes(2) })
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
