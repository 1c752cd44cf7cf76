import PresentationKit
import Testing

private enum KeepAction: AlertActionType {
    case keep
    case cancel

    var title: Phrase { Phrase(en: "\(self)", ja: "\(self)") }
    var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}

/// Removes an alert when the test says that it has left.
@MainActor
private final class SlowSurface: AlertSurface {
    private(set) var presented: [String] = []
    private(set) var events: [AlertSurfaceEvents] = []
    private(set) var removals = 0

    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
        presented.append(alert.title.english)
        self.events.append(events)
    }

    func remove() {
        removals += 1
    }
}

private func strategy(_ title: String, _ actions: [KeepAction] = [.keep, .cancel]) -> AlertStrategy<KeepAction> {
    AlertStrategy(title: Phrase(en: title, ja: title), message: Phrase(en: "", ja: ""), actions: actions)
}

@MainActor
struct AlertRemovalTests {
    private let surface = SlowSurface()

    @Test func `the visible alert of a screen that was left goes, and the next one follows when it has left`() {
        let host = AlertHost(surface: surface)
        let (left, open) = (ScreenAlerts(host: host), ScreenAlerts(host: host))
        let clients = [AlertClient<KeepAction>(screen: left), AlertClient<KeepAction>(screen: open)]
        clients[0].register { _ in Issue.record("a removed alert is answered") }
        clients[0].show(strategy: strategy("one"))
        clients[1].show(strategy: strategy("two"))
        host.removeAlerts(exceptOf: [left, open])
        #expect(surface.removals == 0)
        host.removeAlerts(exceptOf: [open])
        #expect(surface.removals == 1)
        #expect(surface.presented == ["one"])
        surface.events[0].didChoose(AlertChoice(button: 0))
        surface.events[0].didLeave()
        #expect(surface.presented == ["one", "two"])
        host.removeAlerts(exceptOf: [open])
        #expect(surface.removals == 1)
    }

    @Test(arguments: [[.keep, .cancel], [.keep]] as [[KeepAction]])
    private func `an alert that leaves without an answer is dismissed, and the next one is shown`(
        actions: [KeepAction]
    ) {
        let host = AlertHost(surface: surface)
        let client = AlertClient<KeepAction>(screen: ScreenAlerts(host: host))
        var answers: [KeepAction] = []
        client.register { answers.append($0.action) }
        client.show(strategy: strategy("one", actions))
        client.show(strategy: strategy("two"))
        surface.events[0].didLeave()
        #expect(answers == actions.filter { $0 == .cancel })
        #expect(surface.presented == ["one", "two"])
    }

    @Test func `an answer that no handler was registered for is reported, unless it is the cancel action`() {
        var reported: [String] = []
        let host = AlertHost(surface: surface, reportsUnhandled: true) { reported.append("\($0)") }
        let client = AlertClient<KeepAction>(screen: ScreenAlerts(host: host))
        for button in [0, 1] {
            client.show(strategy: strategy("one"))
            surface.events.last?.didChoose(AlertChoice(button: button))
            surface.events.last?.didLeave()
        }
        #expect(reported == ["KeepAction"])
        client.register(on: .keep) { _ in }
        client.show(strategy: strategy("two"))
        surface.events.last?.didChoose(AlertChoice(button: 0))
        #expect(reported.count == 1)
    }
}
