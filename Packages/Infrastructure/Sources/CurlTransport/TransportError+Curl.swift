import CStrataCurl
import Foundation
import RepositoryKit

extension TransportError {
    /// Converts a result of libcurl to an error of the port.
    init(_ code: CURLcode, errno: Int, message: String, request: HTTPRequest) {
        let host = request.url.host(percentEncoded: false) ?? ""
        self =
            switch code {
            case CURLE_COULDNT_CONNECT where Self.isEnd(errno: errno, message: message):
                // The server accepted the connection and closed it at once.
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
                // The result of libcurl 7 for a single line that exceeds its buffer.
                .tooLarge(limit: request.limits.headerSize)
            case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_HTTP2:
                .malformed
            case CURLE_RECV_ERROR where message.firstRange(of: "chunk") != nil:
                .malformed
            default:
                .interrupted
            }
    }

    /// Returns whether connecting failed because the connection was closed, not because of the handshake.
    private static func isEnd(errno: Int, message: String) -> Bool {
        [Int(ECONNRESET), Int(EPIPE)].contains(errno)
            || ["SYSCALL", "eof", "reset"].contains { message.firstRange(of: $0) != nil }
    }
}
