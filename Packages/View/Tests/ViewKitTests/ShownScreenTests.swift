import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import ViewKit

/// A screen that records the calls of its life cycle, and calls a closure in them.
@MainActor
private final class CallScreen: ViewController<PrintingView> {
    let name: String
    let log: Log
    let router: Router<String>
    private(set) lazy var client = AlertClient<SaveAction>(screen: alerts)

    init(_ name: String, _ log: Log, _ router: Router<String>, host: any SceneHost) {
        (self.name, self.log, self.router) = (name, log, router)
        super.init(host: host)
    }

    override func viewDidLoad() { call("load") }
    override func viewWillAppear() { call("appear") }
    override func viewDidDisappear() { call("disappear") }

    private func call(_ function: String) {
        log.calls.append("\(name) \(function)")
        log.on["\(name) \(function)"]?(self)
    }

    func alert() { client.show(strategy: .diskFull()) }
}

@MainActor
private final class Log {
    var calls: [String] = []
    var on: [String: @MainActor (CallScreen) -> Void] = [:]
    var screens: [String: CallScreen] = [:]
}

@MainActor
struct ShownScreenTests {
    private let log = Log()
    private let terminal = ScriptedLineTerminal(typing: ["q"])
    private let host: LineHost
    private let navigator: Navigator<String, any ViewKit.Screen>

    init() {
        let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
        self.host = host
        navigator = Navigator(presenter: host) { [log] name, router in
            let screen = CallScreen(name, log, router, host: host)
            log.screens[name] = screen
            return screen
        }
    }

    @Test func `a screen that redirects when it is loaded does not appear, and its alert waits`() {
        log.on["secret load"] = { screen in
            screen.alert()
            screen.router.go(.present("login"))
        }
        navigator.open(["home"])
        navigator.go(.push("secret"))
        #expect(
            log.calls == [
                "home load", "home appear", "home disappear", "secret load", "login load", "login appear",
            ]
        )
        #expect(log.screens["secret"]?.alerts.isVisible == false)
        #expect(log.screens["login"]?.alerts.isVisible == true)
        #expect(host.pendingAlert == nil)
        navigator.go(.dismiss)
        #expect(host.pendingAlert != nil)
    }

    @Test func `a screen that redirects when it is about to appear disappears before the other one`() {
        log.on["secret appear"] = { screen in
            if screen.log.screens["login"] == nil { screen.router.go(.present("login")) }
        }
        navigator.go(.launch("secret"))
        #expect(log.calls == ["secret load", "secret appear", "secret disappear", "login load", "login appear"])
        navigator.go(.dismiss)
        #expect(log.calls.suffix(2) == ["login disappear", "secret appear"])
        #expect(log.screens["secret"]?.alerts.isVisible == true)
    }

    @Test func `a screen that closes itself while it is loaded leaves the one below in front`() {
        log.on["secret load"] = { $0.router.go(.back) }
        navigator.go(.launch("home"))
        navigator.go(.push("secret"))
        #expect(log.calls == ["home load", "home appear", "home disappear", "secret load", "home appear"])
        #expect(navigator.routes == [["home"]])
    }

    @Test func `the alert of a screen that is left goes with it, and that of one behind stays`() async {
        navigator.open([["home"], ["modal"]])
        log.screens["modal"]?.alert()
        #expect(host.pendingAlert != nil)
        navigator.go(.present("front"))
        #expect(host.pendingAlert != nil)
        log.screens["modal"]?.router.go(.back)
        #expect(host.pendingAlert == nil)
        #expect(await host.run() == .done)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a host does not wait for a scene that was left`() async {
        let host = LineHost(terminal: ScriptedLineTerminal(), wording: Wording(.english), mode: .script)
        var lifetime: TaskLifetime? = host.makeTasks()
        weak let weakLifetime = lifetime
        lifetime?.scope.run { try? await ContinuousClock().sleep(for: .seconds(600)) }
        let screen = CallScreen("home", log, Router { _ in }, host: host)
        host.show(screen)
        let running = Task { await host.run() }
        await Task.yield()
        lifetime = nil
        #expect(weakLifetime == nil)
        #expect(await running.value == .done)
    }
}
