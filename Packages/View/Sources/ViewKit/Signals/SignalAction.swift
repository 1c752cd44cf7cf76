package import Foundation

/// A signal action of this process, in place of the previous one until that is restored.
///
/// Infrastructure has such a type, too, for its own work; no module is below both.
package struct SignalAction {
    package typealias Handler = @convention(c) (Int32) -> Void
    /// A handler that also receives the cause of the signal and the state of the thread.
    package typealias CauseHandler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    private let signal: Int32
    private let before: sigaction

    /// Sets the action; the handler must be async-signal-safe.
    package init(_ signal: Int32, _ handler: Handler?) {
        var action = sigaction()
        action.handler = handler
        action.sa_flags = SA_RESTART
        self.init(signal, &action)
    }

    /// Sets the action for a crash; the handler must be async-signal-safe.
    ///
    /// It runs on the alternate stack of the thread, if that has one, because a crash may be an overflow of the stack.
    package init(crash signal: Int32, _ handler: CauseHandler) {
        var action = sigaction()
        action.causeHandler = handler
        action.sa_flags = SA_SIGINFO | SA_ONSTACK
        self.init(signal, &action)
    }

    private init(_ signal: Int32, _ action: inout sigaction) {
        var before = sigaction()
        sigaction(signal, &action, &before)
        self.signal = signal
        self.before = before
    }

    package func restore() {
        var before = before
        sigaction(signal, &before, nil)
    }

    /// Returns whether a signal is ignored, as the parent process can decide.
    package static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Performs the default action of a signal: the process ends, or stops until it is continued.
    package static func deliver(_ signal: Int32) {
        let action = SignalAction(signal, SIG_DFL)
        raiseUnblocked(signal)
        action.restore()
    }

    /// Calls a function while no signal is blocked for this thread.
    ///
    /// The main actor runs on a thread that blocks signals: one that stops or ends the process would be handled by another
    /// thread, at some time after the function.
    package static func withUnblockedSignals<Value>(_ body: () -> Value) -> Value {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }

    /// Sends a signal to this thread, so that it is handled before the function returns.
    package static func raiseUnblocked(_ signal: Int32) {
        // Threads of the cooperative pool, and those that they start, block signals; a handler blocks its own.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
    }
}

extension sigaction {
    // The handlers have other names on each system.
    #if canImport(Glibc)
        fileprivate var handler: SignalAction.Handler? {
            get { __sigaction_handler.sa_handler }
            set { __sigaction_handler.sa_handler = newValue }
        }
        fileprivate var causeHandler: SignalAction.CauseHandler? {
            get { __sigaction_handler.sa_sigaction }
            set { __sigaction_handler.sa_sigaction = newValue }
        }
    #elseif canImport(Musl)
        fileprivate var handler: SignalAction.Handler? {
            get { __sa_handler.sa_handler }
            set { __sa_handler.sa_handler = newValue }
        }
        fileprivate var causeHandler: SignalAction.CauseHandler? {
            get { __sa_handler.sa_sigaction }
            set { __sa_handler.sa_sigaction = newValue }
        }
    #else
        fileprivate var handler: SignalAction.Handler? {
            get { __sigaction_u.__sa_handler }
            set { __sigaction_u.__sa_handler = newValue }
        }
        fileprivate var causeHandler: SignalAction.CauseHandler? {
            get { __sigaction_u.__sa_sigaction }
            set { __sigaction_u.__sa_sigaction = newValue }
        }
    #endif
}
