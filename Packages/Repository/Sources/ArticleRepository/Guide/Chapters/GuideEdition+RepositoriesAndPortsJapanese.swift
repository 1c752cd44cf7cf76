// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let repositoriesAndPortsJapanese = GuideEdition(title: #"リポジトリとポート: 欲しいものと、そこにあるもののあいだ"#, body: ##"""
ドメインが欲しいのは記事です。外の世界にあるのは、バイト列とステータスコードとファイルです。一方が他方の言葉で話し始めると、API の新しいバージョンが規則に食い込み、データベースの変更が画面にまで届きます。Repository はそのあいだに立って翻訳します。面は二つあり、どちらもプロトコルで、持ち主はそれぞれ別です。この章のコードはコンパイルされ、実行されます。

## 二つの面

*ゲートウェイ*は、何が欲しいかをドメインの言葉で述べます。宣言は Domain にあります。

```swift
import DomainKit
import RepositoryKit

struct Bookmark: Equatable, Sendable {
    let article: String
    let line: Int

    init(article: String, line: Int) throws(ValidationError) {
        guard line >= 1 else {
            throw ValidationError(
                field: "line",
                value: String(line),
                rule: .within(1...Int.max)
            )
        }
        self.article = article
        self.line = line
    }
}

protocol BookmarkGateway: Sendable {
    @concurrent
    func bookmark(in article: String) async throws(ApplicationError)
        -> Bookmark?

    @concurrent
    func keep(_ bookmark: Bookmark) async throws(ApplicationError)
}
```

*ポート*は、技術から何が得られるかを、同種のどの技術でも満たせる言葉で述べます。宣言は RepositoryKit にあります。

| ポート | 提供するもの | 実装 |
|---|---|---|
| `DocumentStore` | キーに対応する JSON。書きかけで残ることはない | `FileDocumentStore` |
| `SettingsStore` | 人が設定した値と、そのコメント | `SettingsFile` |
| `SecretStore` | トークン | `SecretFile` |
| `HTTPExchange` | リクエストひとつとレスポンスひとつ | `CurlHTTPExchange`、`URLSessionExchange` |
| `MarkdownParser` | 木としての Markdown | `CMarkParser` |
| `ProcessRunner` | ほかのプログラム | `SubprocessRunner` |
| `FileTree` | ソースのフォルダー | `LocalFileTree` |
| `TextIndex` | たくさんの文章の検索。いつでもつくり直せる | `SQLiteIndex` の `SQLiteTextIndex` |
| `LinkOpener` | ユーザーのブラウザーでページを開く | `BrowserLauncher` の `BrowserLinkOpener` |

なぜプロトコルがひとつではなく二つなのでしょうか。変わる理由が違うからです。ゲートウェイはアプリケーションの要求が変わると変わり、ポートは技術の使い方が変わると変わります。それに、ドキュメントのストアなら、しおりのことは何も知らないまま、すべてのゲートウェイのために一度だけテストできます。

## 一方を使って他方を満たす

ディスクに書くもの、ネットワークから読むものには、それ自身の形があります。これを*ワイヤーオブジェクト*と呼びます。ゲートウェイの型であり、そこから外には出ません。

```swift
struct StoredBookmark: Codable, Sendable {
    let line: Int
}

struct StoredBookmarkGateway: BookmarkGateway {
    private let documents: DocumentCollection<StoredBookmark>

    init(store: any DocumentStore) {
        documents = DocumentCollection("bookmarks", in: store)
    }

    @concurrent
    func bookmark(in article: String) async throws(ApplicationError)
        -> Bookmark?
    {
        guard let stored = try await documents.value(for: article) else {
            return nil
        }
        do throws(ValidationError) {
            return try Bookmark(article: article, line: stored.line)
        } catch {
            throw ApplicationError(
                .storage(.malformed(document: "bookmarks/\(article)")),
                origin: error
            )
        }
    }

    @concurrent
    func keep(_ bookmark: Bookmark) async throws(ApplicationError) {
        try await documents.put(
            StoredBookmark(line: bookmark.line),
            for: bookmark.article
        )
    }
}
```

エンティティそのものを `Codable` にしないのはなぜでしょうか。そうすると、規則を確かめるイニシャライザをデコードが素通りし、ファイルがエンティティを不正な状態にできてしまうからです。ここでは必ず規則に照らすので、`{"line":0}` と書かれたファイルは名前の付いたエラーになります。

```swift
import RepositoryTesting
import Testing

@Test func `a line that is none is named, and left as it is`() async throws {
    let store = InMemoryDocumentStore()
    let gateway = StoredBookmarkGateway(store: store)
    try await gateway.keep(Bookmark(article: "the-grid", line: 7))
    #expect(
        try await gateway.bookmark(in: "the-grid")
            == Bookmark(article: "the-grid", line: 7)
    )

    let key = DocumentKey(collection: "bookmarks", name: "the-grid")
    store.edit(key, to: Array(#"{"line":0}"#.utf8))
    await #expect(
        throws: ApplicationError(
            .storage(.malformed(document: "bookmarks/the-grid"))
        )
    ) {
        try await gateway.bookmark(in: "the-grid")
    }
}
```

仕事をする関数には `@concurrent` を付けています。付けないと呼び出し元のアクターで動き、それはたいていメインアクターだからです。

## エラーは境界で翻訳する

ポートには、事実だけでできた閉じたエラーがあります。Infrastructure はアプリケーションのことを何も知らないからです。その事実がアプリケーションにとって何を意味するかは、`switch` で一度だけ述べます。漏れがないことはコンパイラが保証します。

```swift:ApplicationError+DocumentError.swift
case .full: .storage(.full)
case .notWritable(let path, _): .storage(.notWritable(path: path))
```

元のエラーは `origin` として付いてきます。ログのためのものです。

## 互いに相手が見えない

ゲートウェイは、どの技術を渡されるのかを知りません。そのモジュールには手が届かないのです。

```swift:AppearanceRepository/Wrong.swift
import FileStorage
```

```text
Wrong.swift:1:8: error: no such module 'FileStorage'
```

技術のほうも、機能を知りません。

```swift:FileStorage/Wrong.swift
import AppearanceDomain
```

```text
Wrong.swift:1:8: error: no such module 'AppearanceDomain'
```

両者を引き合わせるのはアプリで、一行で済みます。`StoredAppearanceGateway(store: FileDocumentStore(folder: folder))` です。

## ゲートウェイの前のゲートウェイ

ゲートウェイはプロトコルなので、別のゲートウェイの前に置けます。`CachingArticleGateway` は、後ろのゲートウェイが取得したものを保存し、後ろが答えられないときは保存したもので答えます。

```swift:CachingArticleGateway.swift
public func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
    do throws(ApplicationError) {
        let answer = try await fallback.answer(
            of: { [base] () throws(ApplicationError) in try await base.article(id) },
            or: { try? await keptArticle(id, because: .timedOut) }
        )
        switch answer {
        case .inTime(let article): return await keep(article)
        case .fallback(let article): return article
        }
    } catch {
        guard error.permitsStaleCopy else { throw error }
        guard let kept = try await keptArticle(id, because: error.kind) else { throw error }
        return kept
    }
}
```

ユースケースは、ネットワークがなかったことを知りません。受け取るのは記事で、どれだけ新しいかは記事が示します。保存したもので答えてよい、ということはアプリケーションの事実なので、型に表れています。`Fetched<Article>` です。

## 信じる、ただし注意深く読む

外から来たものは、ひとつの決まりに従って読みます。どの画面にも欠かせないものは必須とし、それ以外は、なくても、null でも、形が違っていても構いません。リストの要素がひとつ壊れていれば、失われるのはその要素だけで、ページ全体ではありません。

```swift:LenientDecoding.swift
let element = try container.superDecoder()
if let element = try? Element(from: element) { elements.append(element) } else { dropped += 1 }
```

必要なものが欠けているときは、エラーが `items[3].title` のように場所を示します。直す人は、どこを見ればよいかがわかります。

"""##)
}
