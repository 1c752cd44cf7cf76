public import Foundation
public import RepositoryKit

/// Performs exchanges with libcurl.
///
/// All exchanges of one instance share a thread, connections and TLS sessions; HTTP/2 is used where the server
/// offers it, and gzip, brotli and zstd are decoded where the installed libcurl can. The thread starts with the first
/// exchange and ends when the instance is released. Cancelling a task closes its connection at once.
///
/// The environment is read once, with the variables that other programs use: `https_proxy`, `HTTPS_PROXY`, `all_proxy`, `ALL_PROXY`,
/// `no_proxy`, `NO_PROXY` for the proxy, which is not used for the loopback; `CURL_CA_BUNDLE`, `SSL_CERT_FILE` and
/// `SSL_CERT_DIR` for the certificates that are trusted.
///
/// ```swift
/// import Foundation
///
/// func page(at url: URL) async throws(TransportError) -> Data {
///     try await CurlHTTPExchange().send(HTTPRequest(.get, url)).body
/// }
/// ```
public final class CurlHTTPExchange: HTTPExchange {
    private let loop: TransferLoop

    /// Creates an exchange.
    ///
    /// - Parameter environment: the variables that name the proxy and the certificates.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        loop = TransferLoop(settings: NetworkSettings(environment))
    }

    deinit { loop.stop() }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let token = CancellationToken()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { loop.start(request, token, $0) }
        } onCancel: {
            loop.cancel(token)
        }
        return try result.get()
    }
}
