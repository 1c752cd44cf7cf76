import PresentationKit
import Testing

@MainActor
struct RedirectionTests {
    private final class SpyPresenter: ScenePresenter {
        private(set) var shown: [String?] = []

        func show(
            _ screens: NavigationStack<String>,
            after transition: Transition<Void>,
            goBack: (@MainActor () -> Void)?
        ) {
            shown.append(screens.top)
        }
    }

    /// The routers that the screens of a navigator were given.
    private final class Routers {
        var all: [String: Router<String>] = [:]
    }

    private let presenter = SpyPresenter()
    private let routers = Routers()

    private func makeNavigator(
        redirect: @escaping @MainActor (String, Router<String>) -> Bool = { _, _ in true }
    ) -> Navigator<String, String> {
        Navigator(presenter: presenter) { [routers] route, router in
            routers.all[route] = router
            return redirect(route, router) ? route : nil
        }
    }

    @Test(arguments: [true, false])
    func `a screen that redirects while it is built has the other one in front`(isBuilt: Bool) {
        let navigator = makeNavigator { route, router in
            guard route == "secret" else { return true }
            router.go(.present("login"))
            return isBuilt
        }
        navigator.go(.launch("home"))
        #expect(navigator.go(.push("secret")) == isBuilt)
        #expect(navigator.routes == [isBuilt ? ["home", "secret"] : ["home"], ["login"]])
        #expect(presenter.shown.last == "login")
    }

    @Test func `redirections of a deep link follow when all of its screens are open`() {
        let navigator = makeNavigator { route, router in
            if route == "secret" { router.go(.replace("login")) }
            return true
        }
        #expect(navigator.open(["home", "secret", "detail"]) == nil)
        #expect(navigator.routes == [["home", "login", "detail"]])
    }

    @Test(
        arguments: [
            (.back, [["home", "top"], ["modal"]]),
            (.replace("other"), [["home", "other", "top"], ["modal"]]),
            (.push("other"), [["home", "middle", "top"], ["modal", "other"]]),
        ] as [(Transition<String>, [[String]])]
    )
    func `a covered screen leaves itself, not the one in front`(transition: Transition<String>, routes: [[String]]) {
        let navigator = makeNavigator()
        navigator.open([["home", "middle", "top"], ["modal"]])
        routers.all["middle"]?.go(transition)
        #expect(navigator.routes == routes)
    }

    @Test func `a covered layer dismisses itself, and a screen of another tab leaves its own`() {
        let navigator = makeNavigator()
        navigator.open([["home", "detail"], ["modal"], ["login"]])
        routers.all["modal"]?.go(.dismiss)
        #expect(navigator.routes == [["home", "detail"], ["login"]])
        navigator.go(.dismiss)
        navigator.go(.select("tab"))
        routers.all["detail"]?.go(.back)
        #expect(navigator.routesOfAllTabs == NavigationStack([["tab"]], otherTabs: [["home"]]))
    }

    @Test func `the router of a screen that was left does nothing`() {
        let navigator = makeNavigator()
        navigator.open(["home", "detail"])
        navigator.go(.back)
        let shown = presenter.shown
        for transition in [Transition.push("other"), .back, .present("other"), .launch("other"), .select("other")] {
            routers.all["detail"]?.go(transition)
        }
        #expect(navigator.routes == [["home"]])
        #expect(presenter.shown == shown)
    }
}
