import DedicatedThreads
package import Foundation
import RepositoryKit

/// A program that was started, until after its end.
///
/// A thread of its own waits for the end, so that no thread of Swift's pool does and no zombie is left, also when nobody
/// asks for the status.
package final class ChildProcess: Sendable {
    private enum State {
        case running([@Sendable (Int32) -> Void])
        case ended(Int32)
    }

    package let id: pid_t
    private let leadsGroup: Bool
    private let state = Lock(State.running([]))

    init(id: pid_t, leadsGroup: Bool) {
        self.id = id
        self.leadsGroup = leadsGroup
        DedicatedThread.start { self.waitForEnd() }
    }

    /// Calls a function when the program has ended, or at once if it has.
    ///
    /// - Parameter body: gets the exit status; of a program that was killed the number of the signal, negative.
    package func onEnd(_ body: @escaping @Sendable (Int32) -> Void) {
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

    /// Waits for the end, also in a task that is cancelled.
    ///
    /// - Returns: the exit status; of a program that was killed the number of the signal, negative.
    package func end() async -> Int32 {
        await withCheckedContinuation { continuation in
            onEnd { continuation.resume(returning: $0) }
        }
    }

    /// Kills the program, together with what it started if it leads a group; nothing happens after its end.
    package func kill() {
        send(SIGKILL)
    }

    /// Sends a signal to the program, and to what it started if it leads a group; nothing happens after its end.
    package func send(_ signal: Int32) {
        state.withLock { state in
            guard case .running = state else { return }
            _ = Foundation.kill(leadsGroup ? -id : id, signal)
        }
    }

    private func waitForEnd() {
        // The number is the program's until somebody asks for the status, and `kill` must not meet another program.
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
