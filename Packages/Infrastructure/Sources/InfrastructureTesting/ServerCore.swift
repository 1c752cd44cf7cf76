import Foundation
import RepositoryKit

/// What the threads of a server share; it outlives the ``LoopbackServer`` until the last of them has ended.
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
    let state = Lock(State())
    private let closedPort = Lock<ReservedPort?>(nil)
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
        Thread.detachNewThread { [self] in acceptConnections() }
    }

    func stop() {
        let isFirst = change { state in
            defer { state.isStopped = true }
            // A socket leaves the table before it is closed, so that none of these numbers can mean another file.
            for socket in state.sockets.values { socket.shutDown() }
            return !state.isStopped
        }
        guard isFirst else { return }
        listener.wake()
        // Otherwise the next server could get the port, and answer whoever expects that nobody does.
        closedPort.withLock { $0 = ReservedPort(listener.port) }
    }

    /// Changes the state and resumes those who waited for the change.
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
            Thread.detachNewThread { [self] in
                serve(socket, connection: connection)
                change { $0.sockets[connection] = nil }
                socket.close()
            }
        }
        listener.close()
    }

    private func serve(_ socket: Socket, connection: Int) {
        if !greeting.isEmpty {
            _ = take(greeting, on: socket)
            return
        }
        var reader = RequestReader(socket: socket)
        while let received = reader.next() {
            let request = change { state in
                let request = LoopbackRequest(received, number: state.requests.count, connection: connection)
                state.requests.append(request)
                return request
            }
            guard take(respond(request).steps, on: socket), request.headers["connection"] != "close" else { return }
        }
    }

    /// Takes the steps one by one.
    ///
    /// - Returns: whether the connection can be used for another request.
    private func take(_ steps: [LoopbackStep], on socket: Socket) -> Bool {
        for step in steps {
            switch step {
            case .send(let bytes):
                guard socket.send(bytes) else { return false }
            case .repeating(let bytes, let times):
                for _ in 0..<times {
                    guard socket.send(bytes) else { return false }
                }
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
