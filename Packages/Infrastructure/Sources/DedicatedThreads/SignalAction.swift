import Foundation

/// The action of this process for a signal, which replaces the previous one until that is restored.
///
/// ViewKit has such a type, too, which also handles crashes; no module is below both.
package struct SignalAction {
    package typealias Handler = @convention(c) (Int32) -> Void

    private let signal: Int32
    private let before: sigaction

    /// Sets the action, which may only make calls that are safe in a signal handler.
    package init(_ signal: Int32, _ handler: Handler?) {
        var action = sigaction()
        action.handler = handler
        action.sa_flags = SA_RESTART
        var before = sigaction()
        sigaction(signal, &action, &before)
        self.signal = signal
        self.before = before
    }

    package func restore() {
        var before = before
        sigaction(signal, &before, nil)
    }

    /// Returns whether the process was started with the signal ignored.
    package static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Raises a signal with its default action, which ends this process, or stops it until it is continued.
    package static func deliver(_ signal: Int32) {
        let action = SignalAction(signal, SIG_DFL)
        // A thread that was started by one of the cooperative pool has signals blocked.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        // The signal is sent to this thread, so that the process stops before the next line.
        raise(signal)
        action.restore()
    }
}

extension sigaction {
    // Each system stores the handler under another name.
    #if canImport(Glibc)
        fileprivate var handler: SignalAction.Handler? {
            get { __sigaction_handler.sa_handler }
            set { __sigaction_handler.sa_handler = newValue }
        }
    #elseif canImport(Musl)
        fileprivate var handler: SignalAction.Handler? {
            get { __sa_handler.sa_handler }
            set { __sa_handler.sa_handler = newValue }
        }
    #else
        fileprivate var handler: SignalAction.Handler? {
            get { __sigaction_u.__sa_handler }
            set { __sigaction_u.__sa_handler = newValue }
        }
    #endif
}
