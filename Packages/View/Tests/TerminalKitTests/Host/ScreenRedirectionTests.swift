import AttemptKit
import PresentationKit
import Testing
import ViewKit
import ViewTesting

@testable import TerminalKit

@MainActor
struct ScreenRedirectionTests {
    @Test func `a screen that redirects when it is loaded has the other one in front, without its alert`() async {
        let session = await HostSession(TestScreen(Part("home")))
        let host = session.host
        let login = TestScreen(Part("login"))
        let navigator = Navigator<String, any Screen>(presenter: host) { route, router in
            guard route == "secret" else { return login }
            let screen = TestScreen(Part("secret"))
            screen.alerts = ScreenAlerts(host: host.alerts)
            let client = AlertClient<SaveAction>(screen: screen.alerts)
            screen.load = {
                client.show(strategy: .diskFull())
                router.go(.present("login"))
            }
            return screen
        }
        navigator.go(.launch("secret"))
        host.pacer.drawIfNeeded()
        #expect(session.rows[0] == "login")
        #expect(login.calls == ["load", "appear"])
        #expect(login.alerts.isVisible)
        #expect(host.overlays.isEmpty)
    }

    @Test func `the visible alert of a screen that is left is taken away`() async {
        let session = await HostSession(TestScreen(Part("home")))
        let host = session.host
        let navigator = Navigator<String, any Screen>(presenter: host) { route, _ in
            let screen = TestScreen(Part(route))
            screen.alerts = ScreenAlerts(host: host.alerts)
            return screen
        }
        navigator.open(["list", "detail"])
        let alerts = navigator.screens.top?.alerts
        if let alerts { AlertClient<SaveAction>(screen: alerts).show(strategy: .diskFull()) }
        #expect(host.overlays.count == 1)
        navigator.go(.back)
        #expect(host.overlays.isEmpty)
        host.pacer.drawIfNeeded()
        #expect(session.rows[0] == "list")
    }
}
