package import Foundation

/// A connected stream socket, with blocking calls.
package struct Socket: Sendable {
    package let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Connects to a port of the loopback; nil if that fails.
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

    /// Sends all bytes.
    ///
    /// - Returns: False if the connection is closed.
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

    /// Waits for bytes and receives those that are available.
    ///
    /// - Returns: No bytes if the peer has closed the connection.
    package func receive() -> Data {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            return Data(buffer.prefix(max(0, count)))
        }
    }

    /// The event of `poll` for a connection that the peer has closed, even if unread bytes are left.
    #if canImport(Darwin)
        private static let hangUp = Int16(POLLHUP)
    #else
        private static let hangUp = Int16(0x2000)
    #endif

    /// Waits for a time, or until the peer closes the connection.
    ///
    /// - Returns: False if the peer closed it.
    func isStillConnected(after duration: Duration) -> Bool {
        let end = ContinuousClock.now + duration
        while true {
            let left = end - ContinuousClock.now
            guard left > .zero else { return true }
            var entry = pollfd(fd: descriptor, events: Self.hangUp, revents: 0)
            let milliseconds = left / .milliseconds(1)
            _ = poll(&entry, 1, Int32(max(1, min(milliseconds, 60_000))))
            guard entry.revents == 0 else { return false }
        }
    }

    /// Ends sending, and waits until the peer has received everything.
    ///
    /// A socket that is closed with unread bytes sends a reset, which can overtake the bytes that were sent before.
    func end() {
        Foundation.shutdown(descriptor, Int32(SHUT_WR))
        let end = ContinuousClock.now + .milliseconds(200)
        while ContinuousClock.now < end {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 20) <= 0 || !receive().isEmpty else { return }
        }
    }

    /// Sets the option that has ``close()`` send a reset instead of an orderly end.
    func resetWhenClosed() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Ends every call that waits for the socket.
    func shutDown() {
        Foundation.shutdown(descriptor, Int32(SHUT_RDWR))
    }

    package func close() {
        Foundation.close(descriptor)
    }
}

/// A listening socket on the loopback interface, and a pipe that wakes the thread that accepts connections.
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

    /// Waits for a connection.
    ///
    /// - Returns: Nil after ``wake()``.
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

    /// Ends ``accept()``, and refuses connections from now on.
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

/// A port of the loopback that is bound and does not listen, so that the system gives it to no other socket.
final class ReservedPort: Sendable {
    private let descriptor: Int32

    /// Reserves a port; nil if another socket has it.
    init?(_ port: Int) {
        descriptor = socket(AF_INET, Socket.kind, 0)
        guard descriptor >= 0 else { return nil }
        // Connections of the previous owner may not have ended.
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
    /// Creates the address of a port of the loopback; 0 stands for any port.
    fileprivate init(loopbackPort port: Int) {
        self.init()
        sin_family = sa_family_t(AF_INET)
        sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        sin_port = UInt16(port).bigEndian
    }

    /// Calls a function with the address in the type that system calls expect.
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
