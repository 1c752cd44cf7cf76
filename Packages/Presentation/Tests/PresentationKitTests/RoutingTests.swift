import PresentationKit
import Testing

struct NavigationStackTests {
    @Test(
        arguments: [
            ([.launch(1), .push(2), .back], [[1]]),
            ([.launch(1), .present(2), .push(3), .dismiss], [[1]]),
            ([.launch(1), .present(2), .back], [[1]]),
            ([.launch(1), .push(2), .replace(3)], [[1, 3]]),
            ([.launch(1), .launch(2)], [[2]]),
            ([.push(1), .back, .back], []),
            ([.replace(1)], [[1]]),
            ([.launch(1), .dismiss], [[1]]),
            ([.launch(1), .push(2), .select(3)], [[3]]),
            ([.launch(1), .present(2), .select(3)], [[3], [2]]),
            ([.select(1)], [[1]]),
        ] as [([Transition<Int>], [[Int]])]
    )
    func `carries out transitions`(transitions: [Transition<Int>], layers: [[Int]]) {
        var stack = NavigationStack<Int>()
        for transition in transitions { stack.apply(transition) }
        #expect(stack.layers == layers)
    }

    @Test func `each tab is as it was left, and the selected one goes back to its first scene`() {
        var stack = NavigationStack<Int>()
        for transition in [Transition.launch(1), .push(2), .select(3), .push(4)] { stack.apply(transition) }
        #expect(stack.otherTabs == [[1, 2]])
        #expect(stack.selectTab { $0 == 1 })
        #expect(stack.layers == [[1, 2]])
        #expect(stack.otherTabs == [[3, 4]])
        #expect(stack.selectTab { $0 == 1 })
        #expect(stack.layers == [[1]])
        #expect(!stack.selectTab { $0 == 4 })
        stack.apply(.back)
        #expect(stack == NavigationStack())
    }

    @Test func `says when a transition changed nothing`() {
        var stack = NavigationStack<Int>()
        let changes = [Transition.back, .dismiss, .push(1)].map { stack.apply($0) }
        #expect(changes == [false, false, true])
    }
}

@MainActor
struct NavigatorTests {
    private final class Screen: CustomStringConvertible {
        let description: String
        init(_ route: Int) { description = "\(route)" }
    }

    @Test func `builds a screen for each route and frees it when it is left`() {
        let presenter = SpyScenePresenter<Screen>()
        weak var second: Screen?
        let navigator = Navigator<Int, Screen>(presenter: presenter) { route, _ in
            let screen = Screen(route)
            if route == 2 { second = screen }
            return screen
        }
        navigator.go(.launch(1))
        navigator.go(.push(2))
        #expect(second != nil)
        navigator.go(.back)
        #expect(second == nil)
        navigator.go(.back)
        navigator.go(.back)
        #expect(presenter.shown == ["1", "2", "1", nil])
        #expect(navigator.routes.isEmpty)
    }

    @Test func `the scene presenter receives the transition`() {
        let presenter = SpyScenePresenter<Screen>()
        let navigator = Navigator<Int, Screen>(presenter: presenter) { route, _ in Screen(route) }
        let transitions: [Transition<Int>] = [
            .launch(1), .push(2), .push(3), .replace(4), .present(5), .dismiss, .push(6), .back, .select(7), .select(1),
        ]
        for transition in transitions { #expect(navigator.go(transition)) }
        #expect(presenter.shown == ["1", "2", "3", "4", "5", "4", "6", "4", "7", "4"])
        #expect(presenter.transitions == transitions.map { transition in transition.map { _ in true } })
    }

    @Test func `a tab that was left keeps its screen, and a tab that was not open is built`() {
        let presenter = SpyScenePresenter<Screen>()
        var built: [Int] = []
        let navigator = Navigator<Int, Screen>(presenter: presenter) { route, _ in
            built.append(route)
            return route > 0 ? Screen(route) : nil
        }
        for transition in [Transition.launch(1), .select(2), .select(1), .select(2)] {
            #expect(navigator.go(transition))
        }
        #expect(built == [1, 2])
        #expect(presenter.shown == ["1", "2", "1", "2"])
        #expect(navigator.routes == [[2]])
        #expect(presenter.goBack == nil)
        #expect(!navigator.go(.select(0)))
        #expect(navigator.routes == [[2]])
    }

    @Test func `a feature's router is embedded in the app's routes`() {
        var asked: [Transition<String>] = []
        let app = Router<String> { asked.append($0) }
        app.scoped { (number: Int) in "article \(number)" }.go(.push(7))
        #expect(asked == [.push("article 7")])
    }

    @Test(arguments: [([], false), ([[1]], false), ([[1, 2]], true), ([[1], [2]], true)] as [([[Int]], Bool)])
    func `goes back where there is a screen below`(layers: [[Int]], isPossible: Bool) {
        let presenter = SpyScenePresenter<Screen>()
        let navigator = Navigator<Int, Screen>(presenter: presenter) { route, _ in Screen(route) }
        navigator.open(layers)
        #expect((presenter.goBack != nil) == isPossible)
        if isPossible {
            presenter.goBack?()
            #expect(navigator.routes == [[1]])
        }
    }
}

@MainActor
struct RedirectionTests {
    /// The routers that the screens of a navigator were given.
    private final class Routers {
        var all: [String: Router<String>] = [:]
    }

    private let presenter = SpyScenePresenter<String>()
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
