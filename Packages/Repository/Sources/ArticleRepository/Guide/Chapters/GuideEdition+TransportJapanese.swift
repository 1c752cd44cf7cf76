// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let transportJapanese = GuideEdition(title: #"通信: ひとつのやり取りと、その上に重ねるもの"#, body: ##"""
API のクライアントは関数ひとつで始まり、何でも知っているクラスで終わりがちです。リトライ、トークン、キャッシュ、利用枠、ログがひとつの場所に集まり、それぞれが `if` を増やしていきます。ここでは、いちばん下の部品はひとつのことだけをし、ほかはすべてその上に重ねます。この章のコードはコンパイルされ、実行されます。

## リクエストひとつにレスポンスひとつ

ポートの関数はひとつだけです。

```swift:HTTPExchange.swift
func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
```

ステータスが何であれ、それはレスポンスです。エラーは、完全なレスポンスがないことを意味します。理由は `TransportError` が示します。`unreachable`、`timedOut`、`interrupted`、`untrusted`、`tooLarge` などです。

`CurlTransport` はこれを libcurl で実装しています。やり取り全体の時間制限、本文の大きさの上限、リダイレクトごとの判断という、アプリケーションに必要で、Linux の URLSession にはできないことができるからです。libcurl のない環境では、同じポートの後ろに `URLSessionTransport` が立ちます。どちらも同じ契約のテストで、同じ約束を守ることが確かめられています。

リクエストはそれぞれ制限を持ちます。指定しなければ、対話的なプログラムにふさわしい値になります。

```swift:HTTPLimits.swift
connect: Duration = .seconds(10),
idle: Duration = .seconds(15),
total: Duration = .seconds(60),
bodySize: Int = 32 << 20,
```

## 方針もやり取りである

方針は、やり取りを受け取り、自分もやり取りとして振る舞います。次のものは、数行で回数を数えます。

```swift
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

final class CountingExchange: HTTPExchange {
    private let base: any HTTPExchange
    private let counter = Lock(0)

    init(_ base: any HTTPExchange) {
        self.base = base
    }

    var count: Int { counter.withLock { $0 } }

    @concurrent
    func send(_ request: HTTPRequest) async throws(TransportError)
        -> HTTPResponse
    {
        counter.withLock { $0 += 1 }
        return try await base.send(request)
    }
}
```

用意されているのは `RetryingExchange`、`RateLimitedExchange`、`CachingExchange` です。アプリがコンポジションルートで重ね、その順序で何が起こるかが決まります。利用枠の上に置いたリトライは枠を消費し、下に置いたリトライは消費しません。

```swift
private let page = URL(string: "https://qiita.com/api/v2/items")

@Test func `a retry goes through everything below it`() async throws {
    let server = ScriptedHTTPExchange([
        .failure(.interrupted), .response(503), .response(200, body: "[]"),
    ])
    let counting = CountingExchange(server)
    let exchange = RetryingExchange(
        counting,
        clock: TestClock(skipsSleep: true)
    )
    let response = try await exchange.send(
        HTTPRequest(.get, try #require(page))
    )
    #expect(response.status == 200)
    #expect(counting.count == 3)
}
```

サーバーも要らず、時間もかかりませんでした。`ScriptedHTTPExchange` は台本どおりに答え、`TestClock` は待ち時間をすぐに終わらせます。

何でも再試行するわけではありません。何かを追加するリクエストは一度しか送りません。最初のものが届いたかどうか、誰にもわからないからです。到達できないサーバーにも再試行しません。オフラインであることは、すぐに知りたいものだからです。

```swift
@Test func `what adds something is sent once`() async throws {
    let server = ScriptedHTTPExchange([.failure(.interrupted)])
    let exchange = RetryingExchange(
        server,
        clock: TestClock(skipsSleep: true)
    )
    let request = HTTPRequest(.post, try #require(page))
    await #expect(throws: TransportError.interrupted) {
        try await exchange.send(request)
    }
    #expect(server.requests.count == 1)
}
```

## トークンはひとつのホストのもの

トークンが漏れるよくある原因は、違うホストに送ってしまうことです。リダイレクトされたり、オプションで別の場所が指定されたりしたときに起こります。ここではトークンがホストに結び付いていて、ほかのホストのために取り出す関数はありません。

```swift
@Test func `a token goes to its host, over TLS, and nowhere else`() throws {
    let token = HostToken(try Secret("0123456789abcdef"), host: "qiita.com")
    #expect(
        token.authorization(for: try #require(page))
            == "Bearer 0123456789abcdef"
    )
    for other in [
        "https://qiita.com.example/api/v2/items",
        "http://qiita.com/api/v2/items", "https://example.com",
    ] {
        #expect(
            token.authorization(for: try #require(URL(string: other))) == nil
        )
    }
    #expect("\(token)".contains("0123456789abcdef") == false)
}
```

うっかりログに出ることもありません。`Secret` は `‹redacted›` と表示され、中身を読むには、検索しやすい `exposed` という名前を使うしかありません。トークンは、それすら外に見せません。

```swift:Wrong.swift
import RepositoryKit

func log(_ token: HostToken) {
    print(token.secret.exposed)
}
```

```text
Wrong.swift:4:17: error: 'secret' is inaccessible due to 'internal' protection level
```

リダイレクトには、どの実装でも同じ決まりが適用されます。最初に尋ねたオリジンを離れると、トークンと Cookie は失われます。

```swift:HTTPRequest+Redirect.swift
if !target.hasSameOrigin(as: url) {
    guard next.body == nil else { throw .redirect }
    next.token = nil
    next.headers["authorization"] = nil
    next.headers["cookie"] = nil
}
```

## 問い合わせは値である

ゲートウェイは URL を組み立てません。問い合わせのひとつひとつを `Resource` として記述します。どこにあり、答えをどう読むかです。尋ねるのは `ResourceClient` です。

```swift
struct WireTag: Decodable, Equatable {
    let id: String
}

@Test func `a question is described, and asked by the client`() async throws {
    let server = ScriptedHTTPExchange([
        .response(200, body: #"[{"id": "Swift", "items_count": 1}]"#)
    ])
    let base = try #require(URL(string: "https://qiita.com/api/v2"))
    let client = ResourceClient(exchange: server, base: base)
    let tags = Resource<[WireTag]>(["tags"], query: [("sort", "count")]) {
        response throws(ApplicationError) in
        try response.decoded()
    }
    #expect(try await client.value(of: tags) == [WireTag(id: "Swift")])
    #expect(
        server.requests.map(\.url.absoluteString) == [
            "https://qiita.com/api/v2/tags?sort=count"
        ]
    )
}
```

## ステータスの意味

ポートより上にステータスコードは出てきません。その意味は一か所で決めます。番号だけではわからないこともあります。データを求めたのに HTML のページが返ってきたら、答えたのはサービスではありません。たとえばホテルのログインページです。

```swift
@Test func `a sign-in page in place of data is no answer of the service`()
    async throws
{
    let server = ScriptedHTTPExchange([
        .response(200, body: "<html>Welcome to our Wi-Fi</html>")
    ])
    let base = try #require(URL(string: "https://qiita.com/api/v2"))
    let client = ResourceClient(exchange: server, base: base)
    let tags = Resource<[WireTag]>(["tags"]) {
        response throws(ApplicationError) in try response.decoded()
    }
    await #expect(throws: ApplicationError(.unavailable(.unexpectedAnswer))) {
        try await client.value(of: tags)
    }
}
```

ユーザーに示されるのは、ホストの設定と、ネットワークのログインページの有無を確認してください、という文です。「JSON が不正です」よりも役に立ちます。

"""##)
}
