package import PresentationKit
package import ReportKit
package import ViewKit

/// A host that has traits and nothing else.
@MainActor
package final class StubSceneHost: SceneHost, AlertSurface {
    package let traits: Traits
    package let isSession: Bool
    package let isFullScreen: Bool
    package let canPrompt = true
    package var outcome = ExitOutcome.done
    package private(set) lazy var alerts = AlertHost(surface: self)
    package private(set) var updates = 0
    package private(set) weak var focused: Component?

    package init(_ traits: Traits = Traits(showsPictures: true), isSession: Bool = true, isFullScreen: Bool = true) {
        (self.traits, self.isSession, self.isFullScreen) = (traits, isSession, isFullScreen)
    }

    package func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {}
    package func remove() {}
    package func makeTasks() -> TaskLifetime { TaskLifetime() }
    package func showMessage(_ text: TerminalText) {}
    package func showProgress(of screen: any Screen) {}
    package func copy(_ text: String) {}
    package func takeRecords(_ records: @autoclosure () -> [Record]) {}
    package func takeJSON(_ text: JSONText) {}
    package func focus(_ component: Component) { focused = component }
    package func setNeedsUpdate() { updates += 1 }
}
