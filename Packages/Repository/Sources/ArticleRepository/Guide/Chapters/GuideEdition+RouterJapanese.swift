// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let routerJapanese = GuideEdition(title: #"ルーター: 場所には名前があり、画面には名前がない"#, body: #"""
ある画面が次の画面をつくるようにすると、一覧は詳細を知り、詳細は著者の画面を知り、やがてどこからでもどこへでもつながります。そうなると、機能を単独でビルドすることも、単独でテストすることも、別のアプリで使うこともできません。そこで、ここでは機能が画面をつくりません。行ける場所に名前を付けるだけで、そこに何があるかはアプリが決めます。この章のコードはコンパイルされ、実行されます。

## 機能がルートに名前を付ける

ルートはコントラクトにある列挙型です。持つのは人が入力できたはずのもので、エンティティではありません。

```swift:ArticleRoute.swift
public enum ArticleRoute: Codable, Hashable, Sendable {
    /// A list of articles.
    case list(ArticleListing)
    /// One article, named by its identifier or its URL as the user wrote it.
    case detail(String)
```

プレゼンターはこのルートの `Router` を受け取り、遷移を頼みます。

```swift:ArticleListPresenter.swift
case .didSelect(let id): router.go(.push(.detail(id)))
```

これだけです。詳細画面がどんな見た目か、右から滑り込むのかどうか、プレゼンターは知りません。テストでは、ルーターは頼まれたことを記録するクロージャです。

## 遷移は値である

遷移は*どのように*行くかを表します。`launch` で新しく始め、`push` で上に重ねて `back` で戻り、`present` で手前に別の作業を出して `dismiss` で終え、`replace` でいちばん上を置き換えます。ほかの行き方を知っているホストは、それに名前を付けます。呼び出し方は変わりません。

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

`NavigationStack` は画面を持たない値です。何が開いているか、「戻る」が何を意味するかは、何も表示せずにテストできます。

## 画面を知っているのはアプリ

アプリは、機能のルートをひとつの型にまとめます。

```swift:qiita-reader/AppScene.swift
enum AppScene: Codable, Hashable {
    case article(ArticleRoute)
    // …
    case appearance(AppearanceInvocation)
```

そして `default` のない `switch` で、それぞれをシーンにします。機能が受け取るのは自分のルートだけのルーターで、アプリのルーターから `scoped` でつくります。

```swift:ReaderApp.swift
switch scene {
case .article(.list(let listing)): makeList(of: listing, on: host, router.scoped(AppScene.article))
case .article(.detail(let name)): makeDetail(of: name, on: host, router.scoped(AppScene.article))
```

新しいルートの処理を書き忘れると、書くべきただ一か所でコンパイラが見つけます。

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

よその機能の場所へ行こうとする機能も、同じように見つかります。

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

店からカフェへ通じる扉があるなら、店が `.cafe` というルートを持ち、扉の向こうに何があるかをアプリが決めます。

## ナビゲーターが開いている画面を持つ

`Navigator` は、画面を表示するホストと、アプリの `switch` を受け取ります。開いているシーンを保持し、離れたシーンは解放され、その仕事も終わります。

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

この例の画面は文字列ですが、実際のホストではビューコントローラーです。ルートの先に何もないこともあります。ここでは名前のない本がそうです。そのときは何も表示されず、何も壊れません。

## ディープリンクはリストである

ルートは `Codable` な値なので、ディープリンクはルートのリストです。アプリの終了時に開いていた画面も、同じリストとしてディスクに残ります。

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

ルートがいくつあっても、表示されるのは最後だけです。途中の画面がちらつくことはありません。`RouteArchive` はバージョンを書き込み、ルートの形が変わったアプリは、古いルートをどう新しくするかを指定します。残りは `RouteRestoration` の仕事です。読めないものは脇に置き、アプリは必ず開始画面から始まります。

"""#)
}
