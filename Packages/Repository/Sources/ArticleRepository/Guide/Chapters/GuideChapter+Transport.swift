// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let transport = GuideChapter(
        slug: #"transport"#,
        tags: [#"Swift"#, #"HTTP"#, #"Networking"#],
        english: GuideEdition(title: #"Transport: one exchange, and what is stacked upon it"#, body: ##"""
A client for an API begins with one function and ends as a class that knows everything: retrying, tokens, caches, quotas, logs, all in one place, each with its own `if`. Here the lowest part does one thing, and everything else is stacked upon it. The code of this chapter is compiled and run.

## One request, one response

The port has a single function:

```swift:HTTPExchange.swift
func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
```

Whatever the status is, it is a response. An error means that there is no whole response, and `TransportError` says why: `unreachable`, `timedOut`, `interrupted`, `untrusted`, `tooLarge` and a few more.

`CurlTransport` fulfils it with libcurl, because it can do what an application needs and URLSession on Linux cannot: a limit for the whole exchange, a cap for the body, a decision about each redirect. Where there is no libcurl, `URLSessionTransport` stands behind the same port, and the same contract suite holds both to the same promises.

Each request carries its limits, and without being asked they are those of an interactive program:

```swift:HTTPLimits.swift
connect: Duration = .seconds(10),
idle: Duration = .seconds(15),
total: Duration = .seconds(60),
bodySize: Int = 32 << 20,
```

## Policies are exchanges too

A policy takes an exchange and is one. This one counts, in a few lines:

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

The house has `RetryingExchange`, `RateLimitedExchange` and `CachingExchange`. An app stacks them in its composition root, and the order says what happens: a retry above the quota counts against it, one below it would not.

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

No server was needed, and no time passed: `ScriptedHTTPExchange` answers from a list, and `TestClock` lets a wait be over at once.

Not everything is tried again. A request that adds something is sent once, because nobody knows whether the first one arrived. A server that cannot be reached is not tried again either: people want to know at once that they are offline.

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

## A token belongs to one host

The commonest way to lose a token is to send it to the wrong host: after a redirect, or because a flag pointed there. Here a token is bound to its host, and there is no function that gives it out for another one:

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

Neither does it get into a log by accident: a `Secret` prints as `‹redacted›`, and reading it takes a word that one can search for, `exposed`. The token keeps even that to itself:

```swift:Wrong.swift
import RepositoryKit

func log(_ token: HostToken) {
    print(token.secret.exposed)
}
```

```text
Wrong.swift:4:17: error: 'secret' is inaccessible due to 'internal' protection level
```

Redirects follow one rule for every transport. Who leaves the origin that was asked loses token and cookies:

```swift:HTTPRequest+Redirect.swift
if !target.hasSameOrigin(as: url) {
    guard next.body == nil else { throw .redirect }
    next.token = nil
    next.headers["authorization"] = nil
    next.headers["cookie"] = nil
}
```

## What can be asked is a value

A gateway does not build URLs. It describes each of its questions once, as a `Resource`: where it is, and how the answer is read. A `ResourceClient` asks it:

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

## What a status means

Above the port there are no status codes any more. What they mean is said in one place, and it takes more than the number: a page in HTML where data was asked for comes from somebody else than the service, for example from the sign-in page of a hotel.

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

The user then reads: check the host, and whether the network has a sign-in page. That is more than "invalid JSON".

"""##),
        japanese: .transportJapanese
    )
}
