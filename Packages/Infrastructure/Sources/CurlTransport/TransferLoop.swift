import CStrataCurl
import DedicatedThreads
import RepositoryKit
import Synchronization

/// The identity of an exchange, which the task that awaits it shares with the thread that performs it.
final class CancellationToken: Sendable {
    /// A Boolean value that indicates whether the task was cancelled; set before the command is sent, so that it is valid
    /// before the start, too.
    let isCancelled = Atomic(false)
}

/// The thread on which all transfers of an instance run, and the inbox for commands of other threads.
final class TransferLoop: Sendable {
    typealias Continuation = CheckedContinuation<Result<HTTPResponse, TransportError>, Never>

    enum Command: Sendable {
        case start(HTTPRequest, CancellationToken, Continuation)
        case cancel(CancellationToken)
        case stop
    }

    // SAFETY: only the loop's thread uses the handle, except for ccurl_multi_wake, which any thread may call.
    private struct MultiHandle: @unchecked Sendable {
        let multi: UnsafeMutableRawPointer
    }

    private struct Inbox {
        var commands: [Command] = []
        var handle: MultiHandle?
        var isRunning = false

        mutating func post(_ command: Command) {
            commands.append(command)
            if let handle { ccurl_multi_wake(handle.multi) }
        }
    }

    private let settings: NetworkSettings
    private let inbox = Mutex(Inbox())

    init(settings: NetworkSettings) {
        self.settings = settings
    }

    func start(_ request: HTTPRequest, _ token: CancellationToken, _ continuation: Continuation) {
        let isFirst = inbox.withLock { inbox in
            inbox.post(.start(request, token, continuation))
            defer { inbox.isRunning = true }
            return !inbox.isRunning
        }
        if isFirst { DedicatedThread.start { [self] in run() } }
    }

    func cancel(_ token: CancellationToken) {
        token.isCancelled.store(true, ordering: .releasing)
        inbox.withLock { $0.post(.cancel(token)) }
    }

    func stop() {
        inbox.withLock { $0.post(.stop) }
    }

    private func run() {
        guard Transfers.isLibraryLoaded else { return refuse() }
        var transfers = Transfers(settings: settings)
        let handle = MultiHandle(multi: transfers.multi)
        inbox.withLock { $0.handle = handle }
        while transfers.execute(takeCommands()) {
            transfers.advance()
        }
        inbox.withLock { $0.handle = nil }
        transfers.close()
    }

    /// Fails the exchanges that have come so far, and ends; the next one starts a thread again.
    private func refuse() {
        let commands = inbox.withLock { inbox in
            defer { (inbox.commands, inbox.isRunning) = ([], false) }
            return inbox.commands
        }
        for case .start(_, _, let continuation) in commands {
            continuation.resume(returning: .failure(.missing(library: "libcurl")))
        }
    }

    private func takeCommands() -> [Command] {
        inbox.withLock { inbox in
            defer { inbox.commands.removeAll(keepingCapacity: true) }
            return inbox.commands
        }
    }
}
