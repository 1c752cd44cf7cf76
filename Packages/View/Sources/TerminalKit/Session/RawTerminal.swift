import ViewKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal of the process while it is taken over: in raw mode, on the alternate screen, and read by a thread.
final class RawTerminal {
    private static let signals = [SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT, SIGWINCH]

    private let modes: TerminalModes
    private let report: @Sendable (InputReader.Report) -> Void
    private var signals: SignalPipe
    private var crashHandler: CrashHandler?
    private var reader: InputReader?
    private var isKeyboardPushed = false

    /// Takes the terminal over.
    ///
    /// - Parameter report: receives input and signals, on the thread that reads them.
    init(report: @escaping @Sendable (InputReader.Report) -> Void) throws(ScreenTerminalError) {
        TerminalModes.waitForForeground()
        guard let modes = TerminalModes(), isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        // Signals are caught before the terminal changes, so that none ends the process in between.
        guard let signals = SignalPipe(Self.signals) else { throw .system(errno: errno) }
        let readingEnd = signals.readingEnd
        self.modes = modes
        self.report = report
        self.signals = signals
        crashHandler = CrashHandler(restoring: modes)
        guard enter() else { throw .system(errno: errno) }
        reader = InputReader(signals: readingEnd, report: report)
        if reader == nil { throw .system(errno: errno) }
    }

    deinit {
        release()
    }

    /// Sets the modes, and shows an empty screen.
    ///
    /// - Returns: false if the terminal is gone.
    @discardableResult
    func enter() -> Bool {
        // After a stop the protocol can still be pushed.
        let keyboard = isKeyboardPushed ? SessionSequence.popKeyboard + SessionSequence.pushKeyboard : []
        return modes.raw.apply() && write(SessionSequence.enter + keyboard)
    }

    /// Has keys reported by the kitty keyboard protocol.
    func pushKeyboard() {
        guard !isKeyboardPushed else { return }
        isKeyboardPushed = true
        crashHandler?.setKeyboardPushed(true)
        write(SessionSequence.pushKeyboard)
    }

    /// Restores the terminal, if that has not happened yet.
    ///
    /// - Parameter answerTime: the time for which answers of the terminal are waited for, which would be input of the next
    ///   program otherwise.
    func release(answerTime: Duration = .zero) {
        guard crashHandler != nil else { return }
        reader = nil
        discardAnswers(within: answerTime)
        write((isKeyboardPushed ? SessionSequence.popKeyboard : []) + SessionSequence.leave)
        modes.apply()
        crashHandler = nil
        for signal in signals.stop() { report(.signal(signal)) }
    }

    /// Reads and discards input until the terminal has answered the last query of a series.
    private func discardAnswers(within time: Duration) {
        let end = ContinuousClock.now + time
        var decoder = InputDecoder()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let rest = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard rest > 0, poll(&source, 1, Int32(rest.rounded(.up))) > 0 else { return }
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            guard count > 0 else { return }
            let isLast = decoder.decode(buffer[..<count]).contains {
                if case .response(.deviceAttributes) = $0 { true } else { false }
            }
            if isLast { return }
        }
    }

    /// Writes all bytes.
    ///
    /// - Returns: false if the terminal is gone.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = systemWrite(UnsafeRawBufferPointer(rebasing: rest))
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    // Another program has set the shared terminal to fail instead of to wait.
                    var target = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&target, 1, -1)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }

    /// The size of the screen; 80 by 24 where the terminal does not know it.
    static var size: Size {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}

/// The system's `write`, which the method of the same name shadows.
private func systemWrite(_ bytes: UnsafeRawBufferPointer) -> Int {
    write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
}
