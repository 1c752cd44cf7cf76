/// The standard streams of a program in line mode.
public protocol LineTerminal: Sendable {
    /// The capabilities of standard output.
    var output: TerminalCapabilities { get }
    /// The capabilities of standard error.
    var messages: TerminalCapabilities { get }
    /// The cells of a line of the output, or nil without a terminal.
    var width: Int? { get }
    /// The lines of the screen, or nil without a terminal.
    var height: Int? { get }
    /// A Boolean value that indicates whether standard input is a terminal.
    var isInputTerminal: Bool { get }
    /// A Boolean value that indicates whether a user can be prompted: standard input and standard error are a terminal.
    var isInteractive: Bool { get }

    /// Writes data to standard output.
    ///
    /// - Returns: False if a part of it could not be written, for example because the disk is full.
    func write(_ text: EncodedText) -> Bool

    /// Writes messages to standard error.
    func writeMessage(_ text: EncodedText)

    /// Reads one line from standard input, without blocking a thread of the cooperative pool.
    ///
    /// - Parameters:
    ///   - isSecret: whether the typed text is not echoed.
    ///   - prompt: the prompt, which is printed after the echo was turned off.
    /// - Returns: The line without its end, or nil at the end of the input.
    func readLine(isSecret: Bool, prompt: EncodedText) async -> String?
}

extension LineTerminal {
    /// Writes a message to standard error, wrapped to the width of the terminal; a web address stays on one line.
    public func writeMessage(_ text: TerminalText) {
        let text = text.asMessage
        let lines = text.isAddress ? [text] : text.wrapped(to: width ?? .max, in: messages.metrics)
        writeMessage(EncodedText(lines: lines, for: messages))
    }
}
