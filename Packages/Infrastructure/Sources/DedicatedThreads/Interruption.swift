import CDedicatedThreads
import Foundation
import RepositoryKit

/// A wait was ended because nobody wants its result any more.
///
/// ```swift
/// func isGivenUp(_ error: any Error) -> Bool {
///     error is Interrupted
/// }
/// ```
public struct Interrupted: Error, Hashable {
    /// Creates the error.
    public init() {}
}

/// A request to end the system calls in which a thread waits, made on another thread.
///
/// The waiting call is ended by a signal (`SIGURG`) to its thread alone, which has it return `EINTR`. Once requested, an
/// interruption stays so, and later waits end before they begin.
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
        /// The thread that is in a call.
        var thread: UInt?
    }

    private let state = Lock(State())

    /// Creates an interruption that nobody has requested.
    public init() {}

    /// A Boolean value that indicates whether somebody has requested the interruption.
    public var isRequested: Bool { state.withLock { $0.isRequested } }

    /// Performs a system call that may wait, on a thread of ``DedicatedThread``, again and again if other signals end it.
    ///
    /// - Parameter call: returns a negative number if it failed, as system calls do.
    /// - Returns: what the call returned; `errno` is as it left it.
    /// - Throws: ``Interrupted`` if the interruption was requested before the call could end.
    public func wait<Number: SignedInteger>(_ call: () -> Number) throws(Interrupted) -> Number {
        while true {
            let mayWait = state.withLock { state in
                if !state.isRequested { state.thread = dedicated_threads_current() }
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

    /// Ends the call that waits, and every later one.
    public func request() {
        let isWaiting = state.withLock { state in
            state.isRequested = true
            return state.thread != nil
        }
        guard isWaiting else { return }
        // A signal that comes between the last look and the call would be lost, so it is sent until the call has ended.
        DedicatedThread.start { [self] in
            while signal() { usleep(1000) }
        }
    }

    /// Sends the signal.
    ///
    /// - Returns: false if nothing waits any more.
    private func signal() -> Bool {
        // The lock keeps the thread from ending meanwhile.
        state.withLock { state in
            guard let thread = state.thread else { return false }
            dedicated_threads_interrupt(thread)
            return true
        }
    }
}
