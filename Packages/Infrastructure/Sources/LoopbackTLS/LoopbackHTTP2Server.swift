import DedicatedThreads
package import Foundation
package import InfrastructureTesting
import RepositoryKit
import Synchronization

/// A server on the loopback that answers every HTTP/2 request with 200 and the same body, without TLS.
///
/// It implements as much of RFC 9113 as a test needs to see that a client uses HTTP/2 through a ``TLSProxy``: it parses no
/// header field, and sends none but the status.
package final class LoopbackHTTP2Server: Sendable {
    private static let preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8

    private let listener: ListeningSocket
    private let counts = Mutex((connections: 0, requests: 0))

    package init(body: Data) throws(LoopbackError) {
        listener = try ListeningSocket()
        DedicatedThread.start { [self] in
            while let socket = listener.accept() {
                counts.withLock { $0.connections += 1 }
                DedicatedThread.start {
                    self.serve(socket, body)
                    socket.close()
                }
            }
            listener.close()
        }
    }

    /// The port, chosen by the system.
    package var port: Int { listener.port }

    /// The numbers of connections and requests so far.
    package var seen: (connections: Int, requests: Int) { counts.withLock { $0 } }

    package func stop() {
        listener.wake()
    }

    private func serve(_ socket: Socket, _ body: Data) {
        var buffer = Data()
        func take(_ count: Int) -> Data? {
            while buffer.count < count {
                let bytes = socket.receive()
                guard !bytes.isEmpty else { return nil }
                buffer += bytes
            }
            defer { buffer = Data(buffer.dropFirst(count)) }
            return Data(buffer.prefix(count))
        }
        guard take(Self.preface.count)?.elementsEqual(Self.preface) == true, socket.send(Self.frame(type: 4)) else {
            return
        }
        while let header = take(9) {
            let length = Int(header[0]) << 16 | Int(header[1]) << 8 | Int(header[2])
            guard let payload = take(length) else { return }
            let stream = header[5...8].reduce(0) { $0 << 8 | Int($1) }
            switch (header[3], header[4]) {
            case (4, 0):
                _ = socket.send(Self.frame(type: 4, flags: 1))
            case (6, 0):
                _ = socket.send(Self.frame(type: 6, flags: 1, payload: payload))
            case (1, _):
                counts.withLock { $0.requests += 1 }
                // 0x88 is `:status: 200` in the static table of HPACK (RFC 7541, appendix A).
                let head = Self.frame(type: 1, flags: 4, stream: stream, payload: Data([0x88]))
                _ = socket.send(head + Self.frame(type: 0, flags: 1, stream: stream, payload: body))
            default:
                break
            }
        }
    }

    private static func frame(type: UInt8, flags: UInt8 = 0, stream: Int = 0, payload: Data = Data()) -> Data {
        let count = payload.count
        let length = withUnsafeBytes(of: UInt32(count).bigEndian) { Data($0.dropFirst()) }
        return length + [type, flags] + withUnsafeBytes(of: UInt32(stream).bigEndian) { Data($0) } + payload
    }
}
