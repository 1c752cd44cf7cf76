import Dispatch
import Foundation

/// The standard streams of the process.
public struct StandardLineTerminal: LineTerminal {
    public private(set) var output: TerminalCapabilities
    public private(set) var messages: TerminalCapabilities
    public let isInputTerminal: Bool
    public let isInteractive: Bool
    /// A Boolean value that indicates whether a user is in front of the terminal, on which a full screen can be shown.
    ///
    /// It is false on a terminal that cannot move its cursor, and for users who ask for lines by `ACCESSIBLE`, because
    /// screen readers read lines better.
    public let allowsFullScreen: Bool
    private let columns: Int?

    /// Creates a terminal for the streams of the process.
    ///
    /// - Parameter environment: the variables of the process; `TERM`, `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`,
    ///   `COLORTERM`, `COLUMNS` and `ACCESSIBLE` are read.
    public init(environment: [String: String]) {
        Self.openClosedStreams()
        output = TerminalCapabilities(environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1)
        messages = TerminalCapabilities(environment: environment, isTerminal: isatty(STDERR_FILENO) == 1)
        isInputTerminal = isatty(STDIN_FILENO) == 1
        isInteractive = isInputTerminal && isatty(STDERR_FILENO) == 1
        allowsFullScreen = isInputTerminal && output.movesCursor && environment["ACCESSIBLE"]?.isEmpty != false
        columns = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Opens `/dev/null` for closed standard streams.
    ///
    /// Otherwise the next file or connection would get their descriptor, and with it the output for people. They are opened
    /// with the wrong access mode, so that reading and writing fail as on closed streams.
    private static func openClosedStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Returns the terminal with the colours that the user has chosen, for a background; nil if that is not known.
    public func on(_ background: TerminalBackground?, in colors: ThemeColors) -> StandardLineTerminal {
        var terminal = self
        (terminal.output.background, terminal.output.colors) = (background, colors)
        (terminal.messages.background, terminal.messages.colors) = (background, colors)
        return terminal
    }

    public var width: Int? {
        size.map { columns ?? ($0.ws_col > 0 ? Int($0.ws_col) : 80) }
    }

    public var height: Int? {
        size.map { $0.ws_row > 0 ? Int($0.ws_row) : 24 }
    }

    /// The size of the terminal, zero where it is not known; nil without a terminal.
    private var size: winsize? {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : winsize()
    }

    public func write(_ text: EncodedText) -> Bool {
        OutputDescriptor(STDOUT_FILENO).writeAll(text.bytes)
    }

    public func writeMessage(_ text: EncodedText) {
        _ = OutputDescriptor(STDERR_FILENO).writeAll(text.bytes)
    }

    /// Reads on a thread of its own, because reading from a terminal blocks until the user has typed a line.
    ///
    /// The thread cannot be cancelled: it ends with the next line, the end of the input, or the process. Where standard
    /// input is not a terminal, a secret is read as any other line.
    public func readLine(isSecret: Bool, prompt: EncodedText) async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "line input").async {
                let secret = isSecret ? SecretPrompt(prompt: prompt.bytes) : nil
                if secret == nil { _ = OutputDescriptor(STDERR_FILENO).writeAll(prompt.bytes) }
                continuation.resume(returning: secret.map { $0.readLine() } ?? Swift.readLine())
            }
        }
    }
}
