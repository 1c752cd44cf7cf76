// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let router = GuideChapter(
        slug: #"router"#,
        tags: [#"Swift"#, #"Architecture"#, #"Routing"#],
        english: GuideEdition(title: #"The router: places have names, screens do not"#, body: #"""
Where one screen makes the next, the list knows the detail, the detail knows the author, and soon everything can be reached from everything: no feature can be built alone, tested alone or used in another app. So a feature of this house makes no screen. It names the places that one can go to, and the app decides what is there. The code of this chapter is compiled and run.

## A feature names its routes

Routes are an enumeration in the contract. They hold what a person could have typed, never an entity:

```swift:ArticleRoute.swift
public enum ArticleRoute: Codable, Hashable, Sendable {
    /// A list of articles.
    case list(ArticleListing)
    /// One article, named by its identifier or its URL as the user wrote it.
    case detail(String)
```

A presenter gets a `Router` of these routes and asks for a transition:

```swift:ArticleListPresenter.swift
case .didSelect(let id): router.go(.push(.detail(id)))
```

That is all. The presenter does not know what a detail looks like, nor whether it slides in from the right. In a test, a router is a closure that writes the wish down.

## Transitions are values

A transition says *how* to go: begin anew with `launch`, go on top with `push` and back with `back`, put a task in front with `present` and end it with `dismiss`, or `replace` what is on top. A host that knows more ways gives them names, and they go through the same call:

```swift
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
```

`NavigationStack` is a value without a screen. What can be open, and what "back" means, is tested without showing anything.

## The app knows the screens

The app joins the routes of its features in one type:

```swift:qiita-reader/AppScene.swift
enum AppScene: Codable, Hashable {
    case article(ArticleRoute)
    // …
    case appearance(AppearanceInvocation)
```

and turns each into a scene by a `switch` without `default`. Each feature gets a router of its own routes, made out of the app's by `scoped`:

```swift:ReaderApp.swift
switch scene {
case .article(.list(let listing)): makeList(of: listing, on: host, router.scoped(AppScene.article))
case .article(.detail(let name)): makeDetail(of: name, on: host, router.scoped(AppScene.article))
```

A new route that nobody handles is found by the compiler, in the one place where it has to be handled:

```swift:Wrong.swift
func title(of route: ShopRoute) -> String {
    switch route {
    case .shelf: "All books"
    case .book(let name): name
    }
}
```

```text
Wrong.swift:2:5: error: switch must be exhaustive
Wrong.swift:2:5: note: add missing case: '.checkout'
```

So is a feature that wants to go to a place of another feature:

```swift:Wrong.swift
import PresentationKit

enum CafeRoute: Hashable {
    case table
}

@MainActor
func drinkCoffee(_ router: Router<ShopRoute>) {
    router.go(.push(CafeRoute.table))
}
```

```text
Wrong.swift:9:31: error: cannot convert value of type 'CafeRoute' to expected argument type 'ShopRoute'
```

If the shop has a door to the café, the shop has a route for it, `.cafe`, and the app says what is behind the door.

## The navigator keeps what is open

A `Navigator` has a host that shows screens, and the app's `switch`. It keeps the scenes that are open; one that is left is freed, and its work ends:

```swift
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
```

The screens of this example are strings; on a host they are view controllers. A route may lead nowhere, as a book without a name does here. Then nothing is shown, and nothing breaks.

## A deep link is a list

Since routes are `Codable` values, a deep link is a list of them, and what was open when the app ended is the same list on disk:

```swift
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
```

Of many routes only the last is shown, so a link does not flicker through all the screens before it. `RouteArchive` writes a version, and an app whose routes have changed says how old ones become new ones. `RouteRestoration` does the rest: what cannot be read is set aside, and the app starts with its start screen, always.

"""#),
        japanese: .routerJapanese
    )
}
