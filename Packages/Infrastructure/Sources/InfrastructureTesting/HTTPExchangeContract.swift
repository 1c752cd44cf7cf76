import Foundation
public import RepositoryKit
public import RepositoryTesting
import Testing

/// The contract of `HTTPExchange`s that use a network.
///
/// Decorators meet it too, because they pass on everything that they do not change.
public typealias HTTPExchangeContract = Contract<any HTTPExchange>

extension HTTPExchangeContract {
    /// The requirements of an exchange.
    public static var all: [Self] { requirements }
}

private let body = Data("日本語 body".utf8)

extension HTTPExchange {
    fileprivate func expect(_ error: TransportError, _ request: HTTPRequest) async {
        await #expect(throws: error, sourceLocation: .contract) { try await send(request) }
    }
}

extension LoopbackResponse {
    fileprivate static func response(
        _ status: Int,
        _ headers: HTTPHeaders = [:],
        _ body: Data = Data()
    ) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: headers, body: body)
    }

    fileprivate static func response(_ status: Int, _ headers: HTTPHeaders = [:], text: String) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: headers, body: Data(text.utf8))
    }

    /// A response with the length of the body, but only its first half.
    fileprivate static func half(_ body: Data) -> LoopbackResponse {
        let head = head(200, ["content-length": "\(body.count)"])
        return LoopbackResponse(steps: [.send(head + body.prefix(body.count / 2)), .close])
    }

    fileprivate static let silence = LoopbackResponse(steps: [.stall])

    /// A body that is sent byte by byte, a few milliseconds apart.
    fileprivate static let drip = LoopbackResponse(steps: [.send(head(200)), .drip("x")])
}

private func withFile(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appending(path: "日本 body"))
}

private func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
}

private let requirements: [HTTPExchangeContract] = [
    Contract("A response arrives completely") { exchange in
        let server = try LoopbackServer(script: [.response(200, ["Total-Count": "3", "X-Empty": ""], body)])
        let url = server.baseURL.appending(path: "items").appending(queryItems: [URLQueryItem(name: "q", value: "日 本")])
        let response = try await exchange.send(HTTPRequest(.get, url))
        #expect(response.status == 200, sourceLocation: .contract)
        #expect(response.headers["total-count"] == "3", sourceLocation: .contract)
        #expect(response.body == body, sourceLocation: .contract)
        #expect(response.url == url, sourceLocation: .contract)
    },
    Contract("Every status is a response") { exchange in
        let statuses = [201, 204, 304, 400, 401, 404, 429, 500, 503, 599]
        let server = try LoopbackServer(script: statuses.map { .response($0) })
        for status in statuses {
            let response = try await exchange.send(HTTPRequest(.get, server.baseURL))
            #expect(response.status == status, sourceLocation: .contract)
            #expect(response.body.isEmpty, sourceLocation: .contract)
        }
    },
    Contract("A request arrives completely") { exchange in
        let cases: [(HTTPRequest.Method, Data?)] = [
            (.get, nil), (.post, body), (.post, nil), (.put, nil), (.put, body), (.patch, body), (.delete, nil),
        ]
        let server = try LoopbackServer(script: cases.map { _ in .response(204) })
        for (method, body) in cases {
            let url = server.baseURL.appending(path: "a b").appending(queryItems: [URLQueryItem(name: "c", value: "d")])
            _ = try await exchange.send(HTTPRequest(method, url, headers: ["X-One": "1", "Accept": "a/b"], body: body))
        }
        let requests = server.requests
        #expect(requests.map(\.method) == cases.map(\.0.rawValue), sourceLocation: .contract)
        #expect(requests.map(\.body) == cases.map { $0.1 ?? Data() }, sourceLocation: .contract)
        #expect(requests.allSatisfy { $0.target == "/a%20b?c=d" }, sourceLocation: .contract)
        #expect(requests.allSatisfy { $0.headers["x-one"] == "1" }, sourceLocation: .contract)
        #expect(requests.allSatisfy { $0.headers["accept"] == "a/b" }, sourceLocation: .contract)
        #expect(requests.allSatisfy { $0.headers["authorization"] == nil }, sourceLocation: .contract)
    },
    Contract("A token goes to its host") { exchange in
        let server = try LoopbackServer(script: [.response(204)])
        let token = try HostToken.made("t0k3n", host: "127.0.0.1")
        _ = try await exchange.send(HTTPRequest(.get, server.baseURL, token: token))
        #expect(
            server.requests.map { $0.headers["authorization"] } == ["Bearer t0k3n"],
            sourceLocation: .contract
        )
    },
    Contract("A token goes to no other host") { exchange in
        let server = try LoopbackServer(script: [.response(204)])
        let token = try HostToken.made("t0k3n", host: "qiita.com")
        _ = try await exchange.send(HTTPRequest(.get, server.baseURL, token: token))
        #expect(server.requests.map { $0.headers["authorization"] } == [nil], sourceLocation: .contract)
    },
    Contract("A redirect is followed") { exchange in
        let server = try LoopbackServer(script: [
            .response(301, ["location": "/two"], text: "moved"), .response(307, ["location": "three?a=b"]),
            .response(200, text: "here"),
        ])
        let token = try HostToken.made("t0k3n", host: "127.0.0.1")
        let response = try await exchange.send(HTTPRequest(.get, server.baseURL.appending(path: "one"), token: token))
        #expect(response.body == Data("here".utf8), sourceLocation: .contract)
        #expect(response.url.absoluteString == "\(server.baseURL)three?a=b", sourceLocation: .contract)
        #expect(server.requests.map(\.target) == ["/one", "/two", "/three?a=b"], sourceLocation: .contract)
        #expect(
            server.requests.allSatisfy { $0.headers["authorization"] == "Bearer t0k3n" },
            sourceLocation: .contract
        )
    },
    Contract("A redirect to another port loses the token") { exchange in
        let other = try LoopbackServer(script: [.response(200)])
        let server = try LoopbackServer(script: [.response(302, ["location": other.baseURL.absoluteString])])
        let request = HTTPRequest(
            .get,
            server.baseURL,
            headers: ["cookie": "a=b", "accept": "a/b"],
            token: try HostToken.made("t0k3n", host: "127.0.0.1")
        )
        #expect(try await exchange.send(request).url == other.baseURL, sourceLocation: .contract)
        let arrival = try #require(other.requests.first, sourceLocation: .contract)
        #expect(arrival.headers["authorization"] == nil, sourceLocation: .contract)
        #expect(arrival.headers["cookie"] == nil, sourceLocation: .contract)
        #expect(arrival.headers["accept"] == "a/b", sourceLocation: .contract)
    },
    Contract("A loop of redirects ends") { exchange in
        let server = try LoopbackServer(script: Array(repeating: .response(302, ["location": "/"]), count: 10))
        await exchange.expect(.redirect, HTTPRequest(.get, server.baseURL, limits: HTTPLimits(redirects: 3)))
        #expect(server.requests.count == 4, sourceLocation: .contract)
    },
    Contract("A redirect to something else is refused") { exchange in
        let places = ["http://example.org/", "file:///etc/passwd", "https://me:secret@example.org/", "mailto:a@b"]
        let server = try LoopbackServer(script: places.map { .response(302, ["location": $0]) })
        for _ in places { await exchange.expect(.redirect, HTTPRequest(.get, server.baseURL)) }
    },
    Contract("Plain text is refused") { exchange in
        for text in ["http://example.org/a?b=c", "ftp://example.org/", "file:///etc/passwd"] {
            let url = try #require(URL(string: text), sourceLocation: .contract)
            await exchange.expect(.insecure(url: "\(url.scheme ?? "")://\(url.host() ?? "")"), HTTPRequest(.get, url))
        }
    },
    Contract("A password in the URL is refused") { exchange in
        let url = try #require(URL(string: "https://me:secret@example.org/"), sourceLocation: .contract)
        await exchange.expect(.insecure(url: "https://example.org"), HTTPRequest(.get, url))
    },
    Contract("A compressed body is decoded") { exchange in
        // "hello hello hello hello\n", compressed by gzip.
        let gzip = try #require(
            Data(base64Encoded: "H4sIAAAAAAAAA8tIzcnJV8hAJ7kAAIhZCxgAAAA="),
            sourceLocation: .contract
        )
        let server = try LoopbackServer(script: [.response(200, ["content-encoding": "gzip"], gzip)])
        let response = try await exchange.send(HTTPRequest(.get, server.baseURL))
        #expect(response.body == Data("hello hello hello hello\n".utf8), sourceLocation: .contract)
    },
    Contract("A body of the maximum size is accepted") { exchange in
        let server = try LoopbackServer(script: [.response(200, [:], Data(count: 1000))])
        let limits = HTTPLimits(bodySize: 1000)
        let response = try await exchange.send(HTTPRequest(.get, server.baseURL, limits: limits))
        #expect(response.body == Data(count: 1000), sourceLocation: .contract)
    },
    Contract("A body beyond the limit is refused") { exchange in
        let server = try LoopbackServer(script: [.response(200, [:], Data(count: 1001)), .drip])
        let limits = HTTPLimits(bodySize: 1000)
        await exchange.expect(.tooLarge(limit: 1000), HTTPRequest(.get, server.baseURL, limits: limits))
        await exchange.expect(.tooLarge(limit: 10), HTTPRequest(.get, server.baseURL, limits: HTTPLimits(bodySize: 10)))
    },
    Contract("A body goes to a file") { exchange in
        let large = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        for body in [large, Data()] {
            try await withFile { file in
                let server = try LoopbackServer(script: [
                    .response(302, ["location": "/"], text: "moved"), .response(200, [:], body),
                ])
                let request = HTTPRequest(.get, server.baseURL, destination: .file(file))
                let response = try await exchange.send(request)
                #expect(response.status == 200, sourceLocation: .contract)
                #expect(response.body.isEmpty, sourceLocation: .contract)
                #expect(try Data(contentsOf: file) == body, sourceLocation: .contract)
            }
        }
    },
    Contract("A failure stays in memory") { exchange in
        try await withFile { file in
            let server = try LoopbackServer(script: [.response(404, text: "gone")])
            let response = try await exchange.send(HTTPRequest(.get, server.baseURL, destination: .file(file)))
            #expect(response.status == 404, sourceLocation: .contract)
            #expect(response.body == Data("gone".utf8), sourceLocation: .contract)
            #expect(!exists(file), sourceLocation: .contract)
        }
    },
    Contract("An existing file is left unchanged") { exchange in
        try await withFile { file in
            try Data("old".utf8).write(to: file)
            let server = try LoopbackServer(script: [.response(200, text: "new")])
            await exchange.expect(
                .unwritable(path: file.path(percentEncoded: false)),
                HTTPRequest(.get, server.baseURL, destination: .file(file))
            )
            #expect(try Data(contentsOf: file) == Data("old".utf8), sourceLocation: .contract)
        }
    },
    Contract("A failed download leaves no file") { exchange in
        try await withFile { file in
            let server = try LoopbackServer(script: [.half(Data(count: 1000)), .response(200, [:], Data(count: 1000))])
            await exchange.expect(.interrupted, HTTPRequest(.get, server.baseURL, destination: .file(file)))
            #expect(!exists(file), sourceLocation: .contract)
            let limits = HTTPLimits(bodySize: 999)
            await exchange.expect(
                .tooLarge(limit: 999),
                HTTPRequest(.get, server.baseURL, limits: limits, destination: .file(file))
            )
            #expect(!exists(file), sourceLocation: .contract)
        }
    },
    Contract("An incomplete body is no response") { exchange in
        let server = try LoopbackServer(script: [.half(body)])
        await exchange.expect(.interrupted, HTTPRequest(.get, server.baseURL))
    },
    Contract("A silent server is given up at the time limit") { exchange in
        let server = try LoopbackServer(script: [.silence])
        await exchange.expect(
            .timedOut(.idle),
            HTTPRequest(.get, server.baseURL, limits: HTTPLimits(idle: .milliseconds(100)))
        )
        await server.waitUntilDisconnected()
    },
    Contract("A slow server is given up at the time limit") { exchange in
        let server = try LoopbackServer(script: [.drip])
        await exchange.expect(
            .timedOut(.total),
            HTTPRequest(.get, server.baseURL, limits: HTTPLimits(idle: .seconds(30), total: .milliseconds(200)))
        )
        await server.waitUntilDisconnected()
    },
    Contract("Cancelling closes the connection") { exchange in
        let server = try LoopbackServer(script: [.silence, .drip])
        for number in 1...2 {
            let task = Task { try await exchange.send(HTTPRequest(.get, server.baseURL)) }
            await server.waitForRequests(number)
            task.cancel()
            await #expect(throws: TransportError.cancelled, sourceLocation: .contract) { try await task.value }
            await server.waitUntilDisconnected()
        }
    },
    Contract("A cancelled task sends nothing") { exchange in
        let server = try LoopbackServer(script: [.response(200)])
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await exchange.send(HTTPRequest(.get, server.baseURL))
        }
        await #expect(throws: TransportError.cancelled, sourceLocation: .contract) { try await task.value }
        #expect(server.requests.isEmpty, sourceLocation: .contract)
    },
    Contract("A closed port is unreachable") { exchange in
        let server = try LoopbackServer(script: [])
        server.stop()
        await exchange.expect(.unreachable(host: "127.0.0.1"), HTTPRequest(.get, server.baseURL))
    },
]
