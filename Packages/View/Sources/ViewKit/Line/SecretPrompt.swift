import Foundation

/// A prompt that reads a line without echo, as `readpassphrase(3)` does.
///
/// Only the echo is off: the terminal still edits the line and sends signals. Its modes are restored at the end of the
/// line, and before a signal ends or stops the process. After a stop the prompt is printed again.
struct SecretPrompt {
    private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP]

    private enum Event {
        case line(String?)
        case signal(Int32)
    }

    private let modes: termios
    private let prompt: [UInt8]

    /// Creates a prompt; nil where standard input is not a terminal.
    ///
    /// - Parameter prompt: the text before the line, which is written to standard error after the echo was turned off.
    init?(prompt: [UInt8]) {
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
        self.modes = modes
        self.prompt = prompt
    }

    /// Reads the line; nil at the end of the input.
    func readLine() -> String? {
        while true {
            let event = nextEvent()
            switch event {
            case .line(let line): return line
            case .signal(let signal):
                SignalAction.deliver(signal)
                if signal != SIGTSTP { return nil }
            }
        }
    }

    /// Prints the prompt, and waits for a line or a signal; the modes of the terminal are restored before it returns.
    private func nextEvent() -> Event {
        guard let signals = SignalPipe(Self.signals) else { return .line(nil) }
        var hidden = modes
        hidden.c_iflag |= tcflag_t(ICRNL)
        hidden.c_lflag |= tcflag_t(ICANON | ISIG)
        hidden.c_lflag &= ~tcflag_t(ECHO)
        Self.set(hidden)
        defer {
            Self.set(modes)
            // The newline was not echoed either.
            write([0x0A])
        }
        write(prompt)
        var sources = [STDIN_FILENO, signals.readingEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while true {
            guard poll(&sources, nfds_t(sources.count), -1) > 0 else {
                if errno == EINTR { continue }
                return .line(nil)
            }
            if sources[1].revents != 0, let signal = signals.next() { return .signal(signal) }
            return .line(Self.readLine())
        }
    }

    /// Reads a line, or the text before the end of the input.
    private static func readLine() -> String? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return String(decoding: bytes[..<count].prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private func write(_ bytes: [UInt8]) {
        _ = OutputDescriptor(STDERR_FILENO).writeAll(bytes)
    }

    private static func set(_ modes: termios) {
        var modes = modes
        while tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes) < 0, errno == EINTR {}
    }
}
