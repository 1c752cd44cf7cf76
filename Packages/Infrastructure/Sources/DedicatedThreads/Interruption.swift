import CStrataDedicatedThreads
import Foundation
import RepositoryKit
import Synchronization

/// The error of a wait that was interrupted because its result is not needed any more.
public struct Interrupted: Error, Hashable {
    /// Creates the error.
    public init() {}
}

/// A request to end the system calls in which a thread waits, made on another thread.
///
/// A signal (`SIGURG`) to the waiting thread makes the call return `EINTR`. Once requested, an interruption stays requested,
/// and later waits end before they begin.
///
/// ```swift
/// import Foundation
///
/// let interruption = Interruption()
/// interruption.request()
/// do {
///     _ = try interruption.wait { pause() }
/// } catch {
///     print("Interrupted")
/// }
/// ```
public final class Interruption: Sendable {
    private struct State {
        var isRequested = false
        /// The thread that waits in a call.
        var thread: UInt?
    }

    private let state = Mutex(State())

    /// Creates an interruption that is not requested.
    public init() {}

    /// A Boolean value that indicates whether the interruption was requested.
    public var isRequested: Bool { state.withLock { $0.isRequested } }

    /// Performs a system call that may wait, on a thread of ``DedicatedThread``; the call is repeated if other signals end it.
    ///
    /// - Parameter call: the system call, which returns a negative number if it fails.
    /// - Returns: The result of the call; `errno` is that of the call.
    /// - Throws: ``Interrupted`` if the interruption was requested before the call could end.
    public func wait<Number: SignedInteger>(_ call: () -> Number) throws(Interrupted) -> Number {
        while true {
            let mayWait = state.withLock { state in
                if !state.isRequested { state.thread = strata_dedicated_threads_current() }
                return !state.isRequested
            }
            guard mayWait else { throw Interrupted() }
            let result = call()
            let code = errno
            state.withLock { $0.thread = nil }
            if result < 0, code == EINTR { continue }
            errno = code
            return result
        }
    }

    /// Interrupts the waiting call and every later one.
    public func request() {
        let isWaiting = state.withLock { state in
            state.isRequested = true
            return state.thread != nil
        }
        guard isWaiting else { return }
        // A signal that arrives before the call begins has no effect, so it is sent until the call has ended.
        DedicatedThread.start { [self] in
            while signal() { usleep(1000) }
        }
    }

    /// Sends the signal.
    ///
    /// - Returns: False if no call waits any more.
    private func signal() -> Bool {
        // The lock keeps the thread from ending meanwhile.
        state.withLock { state in
            guard let thread = state.thread else { return false }
            strata_dedicated_threads_interrupt(thread)
            return true
        }
    }
}
