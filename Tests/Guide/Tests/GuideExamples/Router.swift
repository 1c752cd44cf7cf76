// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import PresentationKit
import Testing


enum ShopRoute: Codable, Hashable, Sendable {
    case shelf
    case book(String)
    case checkout
}

@Test func `the checkout stands in front, and leaves what was behind it`() {
    var open = NavigationStack<ShopRoute>()
    open.apply(.launch(.shelf))
    open.apply(.push(.book("momo")))
    open.apply(.present(.checkout))
    #expect(open.layers == [[.shelf, .book("momo")], [.checkout]])
    open.apply(.dismiss)
    #expect(open.top == .book("momo"))
    open.apply(.custom("page-curl", .book("krabat")))
    open.apply(.back)
    #expect(open.layers == [[.shelf, .book("momo")]])
}

@MainActor
final class SpyHost: ScenePresenter {
    private(set) var shown: [String?] = []

    func show(_ screen: String?, after transition: Transition<Void>) {
        shown.append(screen)
    }
}

@MainActor
func makeShop(on host: SpyHost) -> Navigator<ShopRoute, String> {
    Navigator(presenter: host) { route, _ in
        switch route {
        case .shelf: "the shelf"
        case .book(let name): name.isEmpty ? nil : "the book \(name)"
        case .checkout: "the checkout"
        }
    }
}

@MainActor
@Test func `a link opens as far as it leads`() {
    let host = SpyHost()
    let shop = makeShop(on: host)
    #expect(shop.open([.shelf, .book("")]) == .book(""))
    #expect(shop.routes == [[.shelf]])
    #expect(host.shown == ["the shelf"])
}

@MainActor
@Test func `what was open is opened again`() throws {
    let archive = RouteArchive<ShopRoute>()
    let data = try archive.data(of: [[.shelf, .book("momo")], [.checkout]])
    let layers = try #require(archive.layers(of: data))
    let host = SpyHost()
    makeShop(on: host).open(layers)
    #expect(host.shown == ["the checkout"])
}
