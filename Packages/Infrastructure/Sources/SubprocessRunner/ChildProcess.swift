import DedicatedThreads
package import Foundation
import RepositoryKit
import Synchronization

/// A child process, during its life and after it.
///
/// A dedicated thread waits for the end, so that no thread of the cooperative pool blocks and no zombie is left, even if
/// the status is never read.
package final class ChildProcess: Sendable {
    private enum State {
        case running([@Sendable (Int32) -> Void])
        case ended(Int32)
    }

    package let id: pid_t
    private let isGroupLeader: Bool
    private let state = Mutex(State.running([]))

    init(id: pid_t, isGroupLeader: Bool) {
        self.id = id
        self.isGroupLeader = isGroupLeader
        DedicatedThread.start { self.waitForEnd() }
    }

    /// Calls a function when the process has ended, or at once if it has ended already.
    ///
    /// - Parameter body: receives the exit status, or the negative number of the signal that killed the process.
    private func onEnd(_ body: @escaping @Sendable (Int32) -> Void) {
        let status: Int32? = state.withLock { state in
            switch state {
            case .ended(let status): return status
            case .running(let waiting):
                state = .running(waiting + [body])
                return nil
            }
        }
        if let status { body(status) }
    }

    /// Waits for the end, even if the task is cancelled.
    ///
    /// - Returns: The exit status, or the negative number of the signal that killed the process.
    package func end() async -> Int32 {
        await withCheckedContinuation { continuation in
            onEnd { continuation.resume(returning: $0) }
        }
    }

    /// Waits for the end within a time limit; cancelling the task ends the wait, not the process.
    ///
    /// - Returns: The status as of ``end()``; nil if the process still runs.
    package func status(within limit: Duration) async -> Int32? {
        let (ends, continuation) = AsyncStream.makeStream(of: Int32.self)
        onEnd { status in
            continuation.yield(status)
            continuation.finish()
        }
        return await withTaskGroup(of: Int32?.self) { group in
            group.addTask { await ends.first { _ in true } }
            group.addTask {
                try? await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    /// Kills the process, and its group if it leads one; after its end this has no effect.
    package func kill() {
        send(SIGKILL)
    }

    /// Sends a signal to the process, and to its group if it leads one; after its end this has no effect.
    package func send(_ signal: Int32) {
        state.withLock { state in
            guard case .running = state else { return }
            _ = Foundation.kill(isGroupLeader ? -id : id, signal)
        }
    }

    private func waitForEnd() {
        // The number belongs to the process until its status is read, and `kill` must not meet another process.
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        let (status, waiting) = state.withLock { state in
            var code: Int32 = 0
            while waitpid(id, &code, 0) < 0, errno == EINTR {}
            let signal = code & 0x7F
            let status = signal == 0 ? (code >> 8) & 0xFF : -signal
            guard case .running(let waiting) = state else { return (status, [@Sendable (Int32) -> Void]()) }
            state = .ended(status)
            return (status, waiting)
        }
        for body in waiting { body(status) }
    }
}
