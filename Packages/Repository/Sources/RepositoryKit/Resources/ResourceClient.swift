public import DomainKit
public import Foundation

/// A client of one service, which maps every error to one of the application.
public struct ResourceClient: Sendable {
    private let exchange: any HTTPExchange
    private let base: URL
    private let token: @Sendable () -> HostToken?
    private let headers: HTTPHeaders
    private let clock: any WallClock

    /// Creates a client.
    ///
    /// All resources begin with the base URL, which has no trailing slash. The token is sent to its own host only, and
    /// evaluated for each request.
    public init(
        exchange: any HTTPExchange,
        base: URL,
        token: @autoclosure @escaping @Sendable () -> HostToken? = nil,
        headers: HTTPHeaders = [:],
        clock: any WallClock = SystemWallClock()
    ) {
        self.exchange = exchange
        self.base = base
        self.token = token
        self.headers = headers
        self.clock = clock
    }

    /// A Boolean value that indicates whether requests carry a token.
    package var isAuthorized: Bool { token()?.authorization(for: base) != nil }

    /// The fingerprint of the token that requests carry, or nil.
    package var tokenFingerprint: String? { token()?.fingerprint }

    /// Returns a client whose requests all carry the token of now, also after another one has replaced it.
    package func withCurrentToken() -> ResourceClient {
        let token = token()
        return ResourceClient(exchange: exchange, base: base, token: token, headers: headers, clock: clock)
    }

    /// Sends the request of a resource and reads its response.
    ///
    /// - Throws: `ApplicationError`; a response of the wrong form is `invalidData` with the path of the resource before
    ///   the place in it, for example `items[3].title`.
    @concurrent
    public func value<Value>(of resource: Resource<Value>) async throws(ApplicationError) -> Value {
        let request = HTTPRequest(resource.method, try url(of: resource), headers: headers, token: token())
        do throws(ApplicationError) {
            return try await exchange.answer(to: request) { [clock] response throws(ApplicationError) in
                if let failure = response.failure(now: clock.now) { throw failure }
                return try resource.read(response)
            }
        } catch {
            guard case .invalidData(let place) = error.kind else { throw error }
            let path = resource.path.joined(separator: "/")
            let whole = place == "$" ? path : place.hasPrefix("[") ? path + place : "\(path).\(place)"
            throw ApplicationError(.invalidData(whole), origin: error.origin)
        }
    }

    private func url<Value>(of resource: Resource<Value>) throws(ApplicationError) -> URL {
        let path = resource.path.map { "/" + Self.encoded($0) }.joined()
        let query = resource.query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
        let text = base.absoluteString + path + (query.isEmpty ? "" : "?\(query)")
        guard let url = URL(string: text) else {
            throw ApplicationError(
                .invalidInput(ValidationError(field: "URL", value: text, rule: .form("https://…")))
            )
        }
        return url
    }

    /// Percent-encodes everything but the unreserved characters of RFC 3986, so that `+` and `&` in a value stay as
    /// they are.
    private static func encoded(_ text: String) -> String {
        let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8
        var encoded = ""
        for byte in text.utf8 {
            if unreserved.contains(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }
}
