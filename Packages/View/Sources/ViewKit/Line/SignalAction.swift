#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A signal action of this process, in place of the previous one until that is restored.
struct SignalAction {
    typealias Handler = @convention(c) (Int32) -> Void

    private let signal: Int32
    private let before: sigaction

    /// Sets the action; the handler must be async-signal-safe.
    init(_ signal: Int32, _ handler: Handler?) {
        var action = sigaction(handler: handler)
        var before = sigaction()
        sigaction(signal, &action, &before)
        self.signal = signal
        self.before = before
    }

    /// Restores the previous action.
    func restore() {
        var before = before
        sigaction(signal, &before, nil)
    }

    /// Returns whether a signal is ignored, as the parent process can decide.
    static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Performs the default action of a signal: the process ends, or stops until it is continued.
    static func deliver(_ signal: Int32) {
        let action = SignalAction(signal, SIG_DFL)
        // Threads of the cooperative pool, and those that they start, block signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        // `raise` signals this thread, so that the process stops before the next line.
        raise(signal)
        action.restore()
    }
}

extension sigaction {
    /// The handler, which has another name on each system.
    #if canImport(Glibc)
        fileprivate var handler: SignalAction.Handler? { __sigaction_handler.sa_handler }
    #elseif canImport(Musl)
        fileprivate var handler: SignalAction.Handler? { __sa_handler.sa_handler }
    #else
        fileprivate var handler: SignalAction.Handler? { __sigaction_u.__sa_handler }
    #endif

    fileprivate init(handler: SignalAction.Handler?) {
        self.init()
        #if canImport(Glibc)
            __sigaction_handler.sa_handler = handler
        #elseif canImport(Musl)
            __sa_handler.sa_handler = handler
        #else
            __sigaction_u.__sa_handler = handler
        #endif
        sa_flags = SA_RESTART
    }
}
