import Foundation
import ViewKit

/// The terminal of the process while it is taken over: in raw mode, on the alternate screen, and read by a thread.
final class RawTerminal {
    private static let signals = [SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT, SIGWINCH]

    private let modes: TerminalModes
    private let reportsInput: Bool
    private let report: @Sendable (InputReader.Report) -> Void
    private let streams: DivertedStreams
    private var signals: SignalPipe
    private var crashHandler: CrashHandler?
    private var reader: InputReader?
    private var isKeyboardPushed = false
    private let output: OutputDescriptor
    /// The bytes that the terminal has not taken yet.
    private var rest: ArraySlice<UInt8> = []

    /// Takes the terminal over.
    ///
    /// - Parameters:
    ///   - bytes: what is written before the alternate screen is shown.
    ///   - reportsInput: whether the terminal reports pastes and the mouse.
    ///   - report: receives input and signals, on the thread that reads them.
    init(
        writing bytes: [UInt8],
        reportingInput reportsInput: Bool,
        report: @escaping @Sendable (InputReader.Report) -> Void
    ) throws(ScreenTerminalError) {
        TerminalModes.waitForForeground()
        guard let modes = TerminalModes(), isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        // Signals are caught before the terminal changes, so that none ends the process in between.
        guard let signals = SignalPipe(Self.signals) else { throw .system(errno: errno) }
        let readingEnd = signals.readingEnd
        output = OutputDescriptor(Self.openOutput())
        streams = DivertedStreams()
        self.modes = modes
        self.reportsInput = reportsInput
        self.report = report
        self.signals = signals
        crashHandler = CrashHandler(restoring: modes, streams, disconnecting: output)
        guard enter(writing: bytes) else { throw .system(errno: errno) }
        reader = InputReader(signals: readingEnd, report: report)
        if reader == nil { throw .system(errno: errno) }
        if hasUnwrittenBytes { reader?.watch(output.number) }
    }

    deinit {
        release()
        close(output.number)
        streams.close()
    }

    /// Sets the modes, and shows an empty screen.
    ///
    /// - Parameter bytes: what is written before.
    /// - Returns: False if the terminal is gone.
    @discardableResult
    func enter(writing bytes: [UInt8] = []) -> Bool {
        // After a stop the protocol can still be pushed.
        let keyboard = isKeyboardPushed ? SessionSequence.popKeyboard + SessionSequence.pushKeyboard : []
        let input = reportsInput ? SessionSequence.reportInput : []
        return modes.raw.apply() && write(bytes + SessionSequence.enter + input + keyboard)
    }

    func pushKeyboard() {
        guard !isKeyboardPushed else { return }
        isKeyboardPushed = true
        crashHandler?.setKeyboardPushed(true)
        write(SessionSequence.pushKeyboard)
    }

    /// Restores the terminal, if that has not happened yet.
    ///
    /// - Parameters:
    ///   - bytes: the last bytes that are written.
    ///   - answerTime: the time for which answers of the terminal are waited for, which would be input of the next program
    ///     otherwise.
    func release(writing bytes: [UInt8] = [], answerTime: Duration = .zero) {
        guard crashHandler != nil else { return }
        reader = nil
        discardAnswers(within: answerTime)
        writeLeaveSequence(after: bytes)
        modes.apply()
        streams.restore()
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

    var hasUnwrittenBytes: Bool { !rest.isEmpty }

    /// Writes bytes, of which those that the terminal does not take now follow when it takes more.
    ///
    /// - Returns: False if the terminal is gone.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        rest += bytes
        return continueWriting()
    }

    /// Writes the bytes that the terminal has not taken yet, as far as it takes them now.
    ///
    /// - Returns: False if the terminal is gone.
    @discardableResult
    func continueWriting() -> Bool {
        guard let count = output.writeAvailable(rest) else { return false }
        rest.removeFirst(count)
        if hasUnwrittenBytes { reader?.watch(output.number) }
        return true
    }

    /// Discards the bytes that the terminal has not taken, also those that wait in the system, and has it show the usual
    /// screen.
    private func writeLeaveSequence(after bytes: [UInt8]) {
        if hasUnwrittenBytes {
            tcflush(output.number, TCOFLUSH)
            rest = SessionSequence.endString[...]
        }
        write(bytes + (isKeyboardPushed ? SessionSequence.popKeyboard : []) + SessionSequence.leave)
    }

    /// Opens the terminal that is standard output once more, for writing that does not wait.
    ///
    /// The flag belongs to the open file, which other programs share. Where the terminal cannot be opened, standard output
    /// itself is written to, by another descriptor, and waits.
    private static func openOutput() -> Int32 {
        var name = [CChar](repeating: 0, count: 128)
        guard ttyname_r(STDOUT_FILENO, &name, name.count) == 0 else { return duplicateOutput() }
        let output = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        return output < 0 ? duplicateOutput() : output
    }

    private static func duplicateOutput() -> Int32 { fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) }

    /// The size of the screen; 80 by 24 where the terminal does not know it.
    static var size: Size {
        guard let window else { return Size(columns: 80, rows: 24) }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// The size of a cell in pixels; zero where the terminal has not set that of its window.
    static var cellSize: (width: Int, height: Int) {
        guard let window else { return (0, 0) }
        return (Int(window.ws_xpixel / window.ws_col), Int(window.ws_ypixel / window.ws_row))
    }

    private static var window: winsize? {
        var window = winsize()
        // During a session, standard output is diverted.
        let isKnown = [STDOUT_FILENO, STDIN_FILENO].contains { ioctl($0, UInt(TIOCGWINSZ), &window) == 0 }
        return isKnown && window.ws_col > 0 && window.ws_row > 0 ? window : nil
    }
}
