import Foundation
import PresentationKit
import Testing

private enum Route: Codable, Hashable {
    case list
    case article(id: String)
    case nowhere
}

private actor SpyRouteStore: RouteStore {
    struct Broken: Error {}
    private(set) var data: Data?
    private(set) var aside: [Data] = []
    private let isBroken: Bool

    init(_ text: String?, isBroken: Bool = false) {
        data = text.map { Data($0.utf8) }
        self.isBroken = isBroken
    }

    func load() async throws -> Data? {
        if isBroken { throw Broken() }
        return data
    }

    func save(_ data: Data) async throws { self.data = data }

    func setAside() async throws {
        aside += [data].compactMap { $0 }
        data = nil
    }
}

@MainActor
struct RestorationTests {
    private let presenter = SpyScenePresenter<String>()
    private let navigator: Navigator<Route, String>

    init() {
        navigator = Navigator(presenter: presenter) { route, _ in
            switch route {
            case .list: "list"
            case .article(let id): "article \(id)"
            case .nowhere: nil
            }
        }
    }

    @Test func `a deep link opens its routes and shows the last one only`() {
        #expect(navigator.open([.list, .article(id: "1"), .article(id: "2")]) == nil)
        #expect(navigator.routes == [[.list, .article(id: "1"), .article(id: "2")]])
        #expect(presenter.shown == ["article 2"])
    }

    @Test func `a deep link that fails in the middle stops before, and says where`() {
        #expect(navigator.open([.list, .nowhere, .article(id: "2")]) == .nowhere)
        #expect(navigator.routes == [[.list]])
        #expect(presenter.shown == ["list"])
    }

    @Test func `a deep link whose first step fails leaves everything as it was`() {
        navigator.go(.launch(.list))
        #expect(navigator.open([.nowhere, .article(id: "2")]) == .nowhere)
        #expect(navigator.routes == [[.list]])
        #expect(presenter.shown == ["list"])
    }

    @Test(arguments: [
        Transition<Route>.push(.nowhere), .present(.nowhere), .replace(.nowhere), .launch(.nowhere),
    ])
    private func `a transition to a route that leads nowhere changes nothing`(transition: Transition<Route>) {
        navigator.go(.launch(.list))
        #expect(!navigator.go(transition))
        #expect(navigator.routes == [[.list]])
    }

    @Test func `open screens are restored, layer by layer`() async throws {
        navigator.open([[.list, .article(id: "1")], [.article(id: "2")]])
        let store = SpyRouteStore(nil)
        try await RouteRestoration(store: store).save(navigator)

        let next = RestorationTests()
        try await RouteRestoration(store: store).restore(on: next.navigator, start: .list)
        #expect(next.navigator.routes == [[.list, .article(id: "1")], [.article(id: "2")]])
        #expect(next.presenter.shown == ["article 2"])
        #expect(next.navigator.go(.dismiss))
        #expect(next.presenter.shown.last == "article 1")
    }

    @Test func `a screen gets the state that it had, and a file without states is read`() async throws {
        navigator.open([[.list, .article(id: "1")], [.article(id: "2")]])
        let store = SpyRouteStore(nil)
        try await RouteRestoration(store: store).save(navigator) { $0 == "list" ? nil : .text("state of \($0)") }

        let next = RestorationTests()
        var restored: [String: JSONValue] = [:]
        try await RouteRestoration(store: store).restore(on: next.navigator, start: .list) { restored[$0] = $1 }
        #expect(
            restored == ["article 1": .text("state of article 1"), "article 2": .text("state of article 2")]
        )
        let older = SpyRouteStore(#"{"version":1,"layers":[[{"list":{}}]]}"#)
        try await RouteRestoration(store: older).restore(on: next.navigator, start: .list) { restored[$0] = $1 }
        #expect(next.navigator.routes == [[.list]])
        #expect(restored.count == 2)
    }

    @Test func `the tabs that are not selected are open again, each with the states of its screens`() async throws {
        navigator.open([.list, .article(id: "1")])
        for transition in [Transition<Route>.select(.article(id: "2")), .push(.list), .select(.article(id: "3"))] {
            navigator.go(transition)
        }
        let store = SpyRouteStore(nil)
        try await RouteRestoration(store: store).save(navigator) { .text("state of \($0)") }

        let next = RestorationTests()
        var restored: [String: JSONValue] = [:]
        try await RouteRestoration(store: store).restore(on: next.navigator, start: .list) { restored[$0] = $1 }
        #expect(next.navigator.routesOfAllTabs == navigator.routesOfAllTabs)
        #expect(next.navigator.routes == [[.article(id: "3")]])
        #expect(next.presenter.shown == ["article 3"])
        #expect(Set(restored.keys) == ["list", "article 1", "article 2", "article 3"])
        next.navigator.go(.select(.article(id: "2")))
        next.navigator.go(.select(.list))
        #expect(next.presenter.shown == ["article 3", "list", "article 1"])
    }

    @Test func `a tab of a route that leads nowhere is left out, and the others get their own states`() async throws {
        let store = SpyRouteStore(
            #"{"version":1,"layers":[[{"list":{}}]],"states":[["a"]],"otherTabs":[[{"nowhere":{}}],[{"article":{"id":"7"}},"#
                + #"{"nowhere":{}}]],"otherStates":[["b"],["c","d"]]}"#
        )
        var restored: [String: JSONValue] = [:]
        try await RouteRestoration(store: store).restore(on: navigator, start: .list) {
            restored[$0] = $1
        }
        #expect(navigator.routesOfAllTabs == NavigationStack([[.list]], otherTabs: [[.article(id: "7")]]))
        #expect(restored == ["list": .text("a"), "article 7": .text("c")])
        #expect(await store.aside.isEmpty)
    }

    @Test(arguments: [
        "", "{", "{}", #"{"version":2,"layers":[]}"#, #"{"version":0,"layers":[]}"#,
        #"{"version":1,"layers":[[{"x":1}]]}"#,
    ])
    func `a file that cannot be read is set aside whole, and the app starts`(text: String) async throws {
        let store = SpyRouteStore(text)
        try await RouteRestoration(store: store).restore(on: navigator, start: .list)
        #expect(navigator.routes == [[.list]])
        #expect(await store.aside == [Data(text.utf8)])
        #expect(await store.data == nil)
    }

    @Test(arguments: [nil, #"{"version":1,"layers":[]}"#])
    func `with nothing to open the app starts`(text: String?) async throws {
        let store = SpyRouteStore(text)
        try await RouteRestoration<Route, any Error>(store: store).restore(on: navigator, start: .list)
        #expect(navigator.routes == [[.list]])
        #expect(await store.aside.isEmpty)
    }

    @Test func `a store that fails keeps no app from starting`() async {
        let store = SpyRouteStore("", isBroken: true)
        await #expect(throws: SpyRouteStore.Broken.self) {
            try await RouteRestoration<Route, any Error>(store: store).restore(on: navigator, start: .list)
        }
        #expect(navigator.routes == [[.list]])
        #expect(await store.aside.isEmpty)
    }
}
