// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let repositoriesAndPorts = GuideChapter(
        slug: #"repositories-and-ports"#,
        tags: [#"Swift"#, #"Architecture"#, #"CleanArchitecture"#],
        english: GuideEdition(title: #"Repositories and ports: between what is wanted and what is there"#, body: ##"""
The domain wants articles. The world offers bytes, status codes and files. If the one speaks the language of the other, a new version of an API reaches into the rules, and a change of the database into the screens. Repository stands between them and translates. It has two sides, and each is a protocol that somebody else owns. The code of this chapter is compiled and run.

## Two sides

The *gateway* says what is wanted, in the domain's words. It is declared in Domain:

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

The *port* says what is to be had from a technology, in words that any technology of the kind could fulfil. Ports are declared in RepositoryKit:

| port | offers | fulfilled by |
|---|---|---|
| `DocumentStore` | JSON under keys, never half-written | `FileDocumentStore` |
| `SettingsStore` | what people set, with their comments | `SettingsFile` |
| `SecretStore` | tokens | `SecretFile` |
| `HTTPExchange` | one request, one response | `CurlHTTPExchange`, `URLSessionExchange` |
| `MarkdownParser` | Markdown as a tree | `CMarkParser` |
| `ProcessRunner` | other programs | `SubprocessRunner` |
| `FileTree` | folders of sources | `LocalFileTree` |
| `TextIndex` | search in many texts, which can be built anew | `SQLiteTextIndex` in `SQLiteIndex` |
| `LinkOpener` | pages in the user's browser | `BrowserLinkOpener` in `BrowserLauncher` |

Why two protocols and not one? They change for different reasons. A gateway changes when the application wants something else, a port when a technology is used in another way. And a store of documents can be tested once for all gateways, without a word about bookmarks.

## A gateway fulfils one with the other

What is written to a disk or read from a network has a form of its own, a *wire object*. It is a type of the gateway, and never leaves it:

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

Why is the entity itself not `Codable`? Because then its file could make it invalid: decoding would go round the initialiser that checks the rule. Here the rule is asked, and a file that says `{"line":0}` is an error with a name:

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

`@concurrent` stands at each function that works: otherwise it would run where its caller runs, and that is often the main actor.

## Errors are translated at the border

Each port has a closed error of its own, made of facts: Infrastructure knows nothing of the application. What such a fact means for the application is said once, in a `switch` that the compiler holds complete:

```swift:ApplicationError+DocumentError.swift
case .full: .storage(.full)
case .notWritable(let path, _): .storage(.notWritable(path: path))
```

The original rides along as `origin`. It is for the log.

## Neither side sees the other

A gateway does not know which technology it gets. The module is not in its reach:

```swift:AppearanceRepository/Wrong.swift
import FileStorage
```

```text
Wrong.swift:1:8: error: no such module 'FileStorage'
```

And a technology knows no feature:

```swift:FileStorage/Wrong.swift
import AppearanceDomain
```

```text
Wrong.swift:1:8: error: no such module 'AppearanceDomain'
```

Who brings them together is the app, in one line: `StoredAppearanceGateway(store: FileDocumentStore(folder: folder))`.

## A gateway before a gateway

Because a gateway is a protocol, one can stand before another one. `CachingArticleGateway` keeps what the gateway behind it fetches, and answers with it when that one cannot, or takes too long:

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

The use case does not know that there was no network. It gets an article, and the article says how fresh it is. That one may answer with what was kept is a fact of the application, so it is in the type: `Fetched<Article>`.

## Trust, but read carefully

What comes from outside is read by a rule: what no screen can do without has to be there, everything else may be missing, null or of another form. A list in which one element is broken loses that element, not the page:

```swift:LenientDecoding.swift
let element = try container.superDecoder()
if let element = try? Element(from: element) { elements.append(element) } else { dropped += 1 }
```

Where something necessary is missing, the error names the place, `items[3].title`. Who has to mend it, knows where to look.

"""##),
        japanese: .repositoriesAndPortsJapanese
    )
}
