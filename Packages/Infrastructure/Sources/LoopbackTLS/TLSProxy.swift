import CLoopbackTLS
import DedicatedThreads
package import Foundation
package import InfrastructureTesting

/// A proxy on the loopback that terminates TLS for a server without it.
///
/// Its certificate is self-signed: a client has to trust ``certificateFile``.
package final class TLSProxy: Sendable {
    /// A defect of the certificate.
    package enum CertificateDefect: Hashable, Sendable {
        /// No defect but that the certificate is self-signed.
        case none
        /// A certificate for another host.
        case otherHost
        /// A certificate that expired yesterday.
        case expired
    }

    // SAFETY: OpenSSL's contexts and sessions may go from thread to thread; no two use one at once.
    private struct Handle: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer
    }

    private let listener: ListeningSocket

    /// The certificate, as PEM.
    package let certificateFile: URL

    /// Starts the proxy of a server at a port of the loopback.
    ///
    /// - Throws: ``InfrastructureTesting/LoopbackError`` if no socket or no certificate can be created.
    package init(port: Int, defect: CertificateDefect = .none, http2: Bool = false) throws(LoopbackError) {
        listener = try ListeningSocket()
        certificateFile = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pem")
        let made = tls_make_context(
            defect == .otherHost ? "DNS:other.example" : "IP:127.0.0.1",
            defect == .expired ? -2 * 86400 : -86400,
            defect == .expired ? -86400 : 86400,
            http2 ? 1 : 0,
            certificateFile.path(percentEncoded: false)
        )
        guard let made else {
            listener.close()
            throw LoopbackError(call: "tls_make_context", code: 0)
        }
        let context = Handle(pointer: made)
        DedicatedThread.start { [listener] in
            while let client = listener.accept() {
                guard let session = tls_make_session(context.pointer).map(Handle.init) else { continue }
                DedicatedThread.start {
                    // Without a server, the connection is closed during the handshake.
                    let upstream = Socket(port: port)
                    tls_copy(session.pointer, client.descriptor, upstream?.descriptor ?? -1)
                    upstream?.close()
                    client.close()
                }
            }
            tls_free_context(context.pointer)
            listener.close()
        }
    }

    deinit {
        listener.wake()
        try? FileManager.default.removeItem(at: certificateFile)
    }

    /// The URL of the root, for example `https://127.0.0.1:40123/`.
    package var baseURL: URL { LoopbackServer.url(scheme: "https", port: listener.port) }
}
