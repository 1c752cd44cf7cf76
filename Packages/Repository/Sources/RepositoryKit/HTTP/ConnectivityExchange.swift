/// A decorator that reports whether hosts can be reached.
public struct ConnectivityExchange: HTTPExchange {
    private let base: any HTTPExchange
    private let report: @Sendable (_ isOnline: Bool) -> Void

    /// Creates a decorator that reports after each exchange that says something about the connection.
    public init(_ base: any HTTPExchange, report: @escaping @Sendable (_ isOnline: Bool) -> Void) {
        self.base = base
        self.report = report
    }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        do throws(TransportError) {
            let response = try await base.send(request)
            report(true)
            return response
        } catch {
            switch error {
            case .unreachable, .timedOut, .interrupted: report(false)
            case .untrusted, .tooLarge, .malformed, .missing, .redirect, .insecure, .unwritable, .cancelled: break
            }
            throw error
        }
    }
}
