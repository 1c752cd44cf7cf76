import DedicatedThreads
import Foundation
import RepositoryKit
import Synchronization

/// The state that the threads of a server share, which outlives the ``LoopbackServer`` until the last of them has ended.
final class ServerCore: Sendable {
    struct State {
        var requests: [LoopbackRequest] = []
        var accepted = 0
        var sockets: [Int: Socket] = [:]
        var isStopped = false
        var waiters: [Waiter] = []
    }

    struct Waiter {
        let isMet: @Sendable (borrowing State) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    let listener: ListeningSocket
    let state = Mutex(State())
    private let closedPort = Mutex<ReservedPort?>(nil)
    private let greeting: [LoopbackStep]
    private let respond: @Sendable (LoopbackRequest) -> LoopbackResponse

    init(
        greeting: [LoopbackStep],
        respond: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
    ) throws(LoopbackError) {
        listener = try ListeningSocket()
        self.greeting = greeting
        self.respond = respond
    }

    func start() {
        DedicatedThread.start { [self] in acceptConnections() }
    }

    func stop() {
        let isFirst = change { state in
            defer { state.isStopped = true }
            // A socket is removed from the table before it is closed, so that no number here can belong to another file.
            for socket in state.sockets.values { socket.shutDown() }
            return !state.isStopped
        }
        guard isFirst else { return }
        listener.wake()
        // Otherwise the next server could get the port, and answer a client that expects no server.
        closedPort.withLock { $0 = ReservedPort(listener.port) }
    }

    /// Changes the state, and resumes the tasks whose conditions are met by it.
    func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        let (result, met) = state.withLock { state in
            let result = body(&state)
            var met: [CheckedContinuation<Void, Never>] = []
            var left: [Waiter] = []
            for waiter in state.waiters {
                if waiter.isMet(state) { met.append(waiter.continuation) } else { left.append(waiter) }
            }
            state.waiters = left
            return (result, met)
        }
        for continuation in met { continuation.resume() }
        return result
    }

    func wait(until isMet: @escaping @Sendable (borrowing State) -> Bool) async {
        await withCheckedContinuation { continuation in
            change { $0.waiters.append(Waiter(isMet: isMet, continuation: continuation)) }
        }
    }

    private func acceptConnections() {
        while let socket = listener.accept() {
            let connection: Int? = change { state in
                guard !state.isStopped else { return nil }
                state.accepted += 1
                state.sockets[state.accepted] = socket
                return state.accepted
            }
            guard let connection else {
                socket.close()
                continue
            }
            DedicatedThread.start { [self] in
                serve(socket, connection: connection)
                change { $0.sockets[connection] = nil }
                socket.close()
            }
        }
        listener.close()
    }

    private func serve(_ socket: Socket, connection: Int) {
        if !greeting.isEmpty {
            _ = perform(greeting, on: socket)
            return
        }
        var reader = RequestReader(socket: socket)
        while let received = reader.next() {
            let request = change { state in
                var request = received
                (request.number, request.connection) = (state.requests.count, connection)
                state.requests.append(request)
                return request
            }
            guard perform(respond(request).steps, on: socket), request.headers["connection"] != "close" else { return }
        }
    }

    /// Performs steps in order.
    ///
    /// - Returns: False if the connection cannot be used for another request.
    private func perform(_ steps: [LoopbackStep], on socket: Socket) -> Bool {
        for step in steps {
            switch step {
            case .send(let bytes):
                guard socket.send(bytes) else { return false }
            case .repeating(let bytes, let times):
                for _ in 0..<times {
                    guard socket.send(bytes) else { return false }
                }
            case .drip(let text):
                while socket.send(Data(text.utf8)), socket.isStillConnected(after: .milliseconds(5)) {}
                return false
            case .pause(let duration):
                guard socket.isStillConnected(after: duration) else { return false }
            case .stall:
                while socket.isStillConnected(after: .seconds(60)) {}
                return false
            case .close:
                socket.end()
                return false
            case .reset:
                socket.resetWhenClosed()
                return false
            }
        }
        return true
    }
}
