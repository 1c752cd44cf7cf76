import PresentationKit
import ReportKit
import ViewKit

/// The host of a full screen that shows pictures, and does nothing else.
@MainActor
final class StubScreenHost: SceneHost, AlertSurface {
    let traits = Traits(showsPictures: true)
    let isSession = true
    let isFullScreen = true
    let canPrompt = true
    var outcome = ExitOutcome.done
    private(set) lazy var alerts = AlertHost(surface: self)

    func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {}
    func remove() {}
    func makeTasks() -> TaskLifetime { TaskLifetime() }
    func showMessage(_ text: TerminalText) {}
    func showProgress(of screen: any Screen) {}
    func copy(_ text: String) {}
    func takeRecords(_ records: @autoclosure () -> [Record]) {}
    func takeJSON(_ text: JSONText) {}
    func focus(_ component: Component) {}
    func setNeedsUpdate() {}
}
