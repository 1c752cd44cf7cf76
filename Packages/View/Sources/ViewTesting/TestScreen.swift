package import AttemptKit
package import PresentationKit
package import ViewKit

/// A screen whose root view and commands are given, and which records the calls of its life cycle.
@MainActor
package final class TestScreen: Responder, Screen {
    package let view: Component
    /// The alerts, which nothing shows unless a test sets those of its host.
    package var alerts = ScreenAlerts(host: StubSceneHost().alerts)
    package var keyCommands: [KeyCommand] = []
    package var progress: ScreenProgress?
    /// What the screen does when it is loaded.
    package var load: @MainActor () -> Void = {}
    package private(set) var calls: [String] = []

    package init(_ view: Component) {
        self.view = view
    }

    package override var commands: [KeyCommand] { keyCommands }

    package func viewDidLoad() {
        calls.append("load")
        load()
    }

    package func viewWillAppear() { calls.append("appear") }
    package func viewDidDisappear() { calls.append("disappear") }
}
