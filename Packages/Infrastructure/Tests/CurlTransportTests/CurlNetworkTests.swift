#if canImport(LoopbackTLS)
    import CurlTransport
    import Foundation
    import InfrastructureTesting
    import LoopbackTLS
    import RepositoryKit
    import RepositoryTesting
    import Testing

    struct CurlNetworkTests {
        private func exchange(trusting front: TLSProxy, _ more: [String: String] = [:]) -> CurlHTTPExchange {
            let file = front.certificateFile.path(percentEncoded: false)
            return CurlHTTPExchange(environment: more.merging(["CURL_CA_BUNDLE": file]) { $1 })
        }

        @Test(arguments: ["CURL_CA_BUNDLE", "SSL_CERT_FILE"])
        func `trusts the certificates that the environment names`(variable: String) async throws {
            let server = try LoopbackServer { _ in .text("x") }
            let front = try TLSProxy(port: server.port)
            let file = front.certificateFile.path(percentEncoded: false)
            let exchange = CurlHTTPExchange(environment: [variable: file])
            #expect(try await exchange.send(HTTPRequest(.get, front.baseURL)).body == Data("x".utf8))
        }

        @Test func `trusts no server without them, and sends no token`() async throws {
            let server = try LoopbackServer { _ in .text("x") }
            let front = try TLSProxy(port: server.port)
            let request = HTTPRequest(.get, front.baseURL, token: try HostToken.made("t0k3n", host: "127.0.0.1"))
            await #expect(throws: TransportError.untrusted(host: "127.0.0.1")) {
                try await CurlHTTPExchange(environment: [:]).send(request)
            }
            #expect(server.requests.isEmpty)
        }

        @Test(arguments: [TLSProxy.CertificateDefect.otherHost, .expired])
        func `trusts no certificate with a defect`(defect: TLSProxy.CertificateDefect) async throws {
            let server = try LoopbackServer { _ in .text("x") }
            let front = try TLSProxy(port: server.port, defect: defect)
            await #expect(throws: TransportError.untrusted(host: "127.0.0.1")) {
                try await exchange(trusting: front).send(HTTPRequest(.get, front.baseURL))
            }
            #expect(server.requests.isEmpty)
        }

        @Test func `is not led from TLS to plain text, not even on the loopback`() async throws {
            let plain = try LoopbackServer { _ in .text("x") }
            let server = try LoopbackServer { [url = plain.baseURL] _ in .redirect(to: url.absoluteString) }
            let front = try TLSProxy(port: server.port)
            await #expect(throws: TransportError.redirect) {
                try await exchange(trusting: front).send(HTTPRequest(.get, front.baseURL))
            }
            #expect(plain.requests.isEmpty)
        }

        @Test func `meets the contract's requirements of cancelling over TLS too`() async throws {
            let server = try LoopbackServer { _ in LoopbackResponse(steps: [.stall]) }
            let front = try TLSProxy(port: server.port)
            let exchange = exchange(trusting: front)
            let task = Task { try await exchange.send(HTTPRequest(.get, front.baseURL)) }
            await server.waitForRequests(1)
            task.cancel()
            await #expect(throws: TransportError.cancelled) { try await task.value }
            await server.waitUntilDisconnected()
        }

        @Test func `speaks HTTP 2 where the server does, on one connection`() async throws {
            let server = try LoopbackHTTP2Server(body: Data("two".utf8))
            defer { server.stop() }
            let front = try TLSProxy(port: server.port, http2: true)
            let exchange = exchange(trusting: front)
            try await withTaskExecutorPreference(SerialThread()) {
                for _ in 0..<3 {
                    let response = try await exchange.send(HTTPRequest(.get, front.baseURL))
                    #expect(response.status == 200)
                    #expect(response.body == Data("two".utf8))
                }
            }
            #expect(server.seen == (connections: 1, requests: 3))
        }

        @Test(arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
        func `asks the proxy that the environment names`(variable: String) async throws {
            let proxy = try LoopbackServer { _ in .text("no", status: 403) }
            let exchange = CurlHTTPExchange(environment: [variable: proxy.baseURL.absoluteString])
            let url = try #require(URL(string: "https://example.org/secret?path"))
            let token = try HostToken.made("t0k3n", host: "example.org")
            await #expect(throws: TransportError.self) {
                try await exchange.send(HTTPRequest(.get, url, token: token))
            }
            let asked = try #require(proxy.requests.first)
            #expect(asked.method == "CONNECT")
            #expect(asked.target == "example.org:443")
            #expect(asked.headers["authorization"] == nil)
        }

        @Test(arguments: [["no_proxy": "example.invalid"], ["NO_PROXY": "*"]])
        func `goes past the proxy where the environment says so`(variables: [String: String]) async throws {
            let proxy = try LoopbackServer { _ in .text("no", status: 403) }
            let environment = variables.merging(["https_proxy": proxy.baseURL.absoluteString]) { $1 }
            let url = try #require(URL(string: "https://example.invalid/"))
            await #expect(throws: TransportError.unreachable(host: "example.invalid")) {
                try await CurlHTTPExchange(environment: environment).send(HTTPRequest(.get, url))
            }
            #expect(proxy.requests.isEmpty)
        }

        @Test func `never sends through a proxy what is for the loopback`() async throws {
            let proxy = try LoopbackServer { _ in .text("proxy") }
            let server = try LoopbackServer { _ in .text("server") }
            let environment = ["http_proxy", "https_proxy", "all_proxy"].map { ($0, proxy.baseURL.absoluteString) }
            let exchange = CurlHTTPExchange(environment: Dictionary(uniqueKeysWithValues: environment))
            #expect(try await exchange.send(HTTPRequest(.get, server.baseURL)).body == Data("server".utf8))
            #expect(proxy.requests.isEmpty)
        }
    }
#endif
