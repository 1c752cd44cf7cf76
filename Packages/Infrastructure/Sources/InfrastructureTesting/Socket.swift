package import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A connected stream socket, with blocking calls.
package struct Socket: Sendable {
    package let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Connects to a port of the loopback, or gives nil.
    package init?(port: Int) {
        descriptor = socket(AF_INET, Self.kind, 0)
        var address = sockaddr_in(loopbackPort: port)
        let connected = address.withGeneric { [descriptor] in connect(descriptor, $0, $1) }
        guard connected == 0 else {
            close()
            return nil
        }
    }

    #if canImport(Darwin)
        static let kind = SOCK_STREAM
    #else
        static let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #endif

    /// Sends everything.
    ///
    /// - Returns: false if the other side has gone.
    package func send(_ bytes: Data) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let count = Foundation.send(
                    descriptor,
                    buffer.baseAddress.map { $0 + sent },
                    buffer.count - sent,
                    flags
                )
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Receives what there is.
    ///
    /// - Returns: no bytes if the other side has gone.
    package func receive() -> Data {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            return Data(buffer.prefix(max(0, count)))
        }
    }

    /// What poll tells of when the other side has gone, whatever else it sent before.
    #if canImport(Darwin)
        private static let goodbye = Int16(POLLHUP)
    #else
        private static let goodbye = Int16(0x2000)
    #endif

    /// Waits, unless the other side goes before.
    func isStillConnected(after duration: Duration) -> Bool {
        let end = ContinuousClock.now + duration
        while true {
            let left = end - ContinuousClock.now
            guard left > .zero else { return true }
            var entry = pollfd(fd: descriptor, events: Self.goodbye, revents: 0)
            let milliseconds = left / .milliseconds(1)
            _ = poll(&entry, 1, Int32(max(1, min(milliseconds, 60_000))))
            guard entry.revents == 0 else { return false }
        }
    }

    /// Tells the other side that nothing more comes, and lets it take what is under way.
    ///
    /// A socket that is closed with bytes that nobody has read sends a reset, which can overtake what was sent before.
    func end() {
        Foundation.shutdown(descriptor, Int32(SHUT_WR))
        let end = ContinuousClock.now + .milliseconds(200)
        while ContinuousClock.now < end {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 20) <= 0 || !receive().isEmpty else { return }
        }
    }

    /// Makes ``close()`` send a reset in place of an orderly end.
    func resetWhenClosed() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Ends every call that waits on the socket.
    func shutDown() {
        Foundation.shutdown(descriptor, Int32(SHUT_RDWR))
    }

    package func close() {
        Foundation.close(descriptor)
    }
}

/// A socket on the loopback interface that others connect to, and a pipe that wakes who waits for them.
package struct ListeningSocket: Sendable {
    package let port: Int
    private let descriptor: Int32
    private let wakeReader: Int32
    private let wakeWriter: Int32

    package init() throws(LoopbackError) {
        descriptor = socket(AF_INET, Socket.kind, 0)
        guard descriptor >= 0 else { throw LoopbackError(call: "socket", code: errno) }
        var address = sockaddr_in(loopbackPort: 0)
        let bound = address.withGeneric { [descriptor] pointer, length in
            var length = length
            return bind(descriptor, pointer, length) == 0 && listen(descriptor, 128) == 0
                && getsockname(descriptor, pointer, &length) == 0
        }
        var pipeEnds: [Int32] = [0, 0]
        guard bound, pipe(&pipeEnds) == 0 else {
            let code = errno
            Foundation.close(descriptor)
            throw LoopbackError(call: bound ? "pipe" : "bind", code: code)
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        wakeReader = pipeEnds[0]
        wakeWriter = pipeEnds[1]
    }

    /// Waits for somebody to connect.
    ///
    /// - Returns: nil after ``wake()``.
    package func accept() -> Socket? {
        while true {
            var entries = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wakeReader, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&entries, 2, -1) > 0 else { continue }
            guard entries[1].revents == 0 else { return nil }
            let accepted = Foundation.accept(descriptor, nil, nil)
            guard accepted >= 0 else { continue }
            var one: Int32 = 1
            setsockopt(accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
            #if canImport(Darwin)
                setsockopt(accepted, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
            #endif
            return Socket(descriptor: accepted)
        }
    }

    /// Ends ``accept()``; from now on nobody can connect.
    package func wake() {
        // Darwin ignores this for a socket that listens, and refuses connections only when it is closed.
        shutdown(descriptor, Int32(SHUT_RDWR))
        var byte: UInt8 = 0
        write(wakeWriter, &byte, 1)
    }

    package func close() {
        for descriptor in [descriptor, wakeReader, wakeWriter] { Foundation.close(descriptor) }
    }
}

/// A port of the loopback on which nobody answers, and which the system gives to nobody else.
final class ReservedPort: Sendable {
    private let descriptor: Int32

    /// Takes a port; nil if somebody else has it.
    init?(_ port: Int) {
        descriptor = socket(AF_INET, Socket.kind, 0)
        guard descriptor >= 0 else { return nil }
        // Connections of whoever had it before may still be about to end.
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in(loopbackPort: port)
        guard address.withGeneric({ [descriptor] in bind(descriptor, $0, $1) == 0 }) else { return nil }
    }

    deinit {
        if descriptor >= 0 { Foundation.close(descriptor) }
    }
}

extension sockaddr_in {
    /// The address of a port of the loopback; 0 is any port.
    fileprivate init(loopbackPort port: Int) {
        self.init()
        sin_family = sa_family_t(AF_INET)
        sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        sin_port = UInt16(port).bigEndian
    }

    /// Hands the address over as system calls want it.
    fileprivate mutating func withGeneric<Result>(
        _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &self) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
