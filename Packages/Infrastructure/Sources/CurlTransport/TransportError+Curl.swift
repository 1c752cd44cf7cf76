import CCurl
import Foundation
import RepositoryKit

extension TransportError {
    /// Tells what libcurl's result means for whoever asked.
    init(_ code: CURLcode, errno: Int, message: String, request: HTTPRequest) {
        let host = request.url.host(percentEncoded: false) ?? ""
        self =
            switch code {
            case CURLE_COULDNT_CONNECT where Self.isEnd(errno: errno, message: message):
                // Somebody was there, and went before libcurl had looked.
                .interrupted
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PROXY:
                .unreachable(host: host)
            case CURLE_OPERATION_TIMEDOUT:
                .timedOut(.connect)
            case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
                CURLE_SSL_CRL_BADFILE:
                .untrusted(host: host)
            case CURLE_SSL_CONNECT_ERROR:
                Self.isEnd(errno: errno, message: message) ? .interrupted : .untrusted(host: host)
            case CURLE_OUT_OF_MEMORY:
                // What libcurl 7 says of a single line that is larger than it is ready to keep.
                .tooLarge(limit: request.limits.headerSize)
            case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_HTTP2:
                .malformed
            case CURLE_RECV_ERROR where message.contains("chunk"):
                .malformed
            default:
                .interrupted
            }
    }

    /// Whether connecting failed because the connection ended, and not because of what was said on it.
    private static func isEnd(errno: Int, message: String) -> Bool {
        [Int(ECONNRESET), Int(EPIPE)].contains(errno) || ["SYSCALL", "eof", "reset"].contains { message.contains($0) }
    }
}
