/// What a program in line mode talks to: lines out, lines in.
///
/// ```swift
/// struct SilentTerminal: LineTerminal {
///     let output = TerminalCapabilities.pipe
///     let messages = TerminalCapabilities.pipe
///     let width: Int? = nil
///     let height: Int? = nil
///     let isInputTerminal = false
///     let isInteractive = false
///
///     func write(_ text: EncodedText) -> Bool { true }
///     func writeMessage(_ text: EncodedText) {}
///     func readLine(isSecret: Bool, prompt: EncodedText) async -> String? { nil }
/// }
/// ```
public protocol LineTerminal: Sendable {
    /// What standard output can show.
    var output: TerminalCapabilities { get }
    /// What standard error can show.
    var messages: TerminalCapabilities { get }
    /// How many cells a line of the output has, or nil where there is no terminal and lines have no end.
    var width: Int? { get }
    /// How many lines of the output are seen at once, or nil where there is no terminal.
    var height: Int? { get }
    /// Whether what is read is typed: standard input is a terminal.
    var isInputTerminal: Bool { get }
    /// Whether somebody is there to answer: standard input and standard error are a terminal.
    var isInteractive: Bool { get }

    /// Writes data to standard output.
    ///
    /// - Returns: whether all of it arrived; a full disk takes only a part, for example.
    func write(_ text: EncodedText) -> Bool

    /// Writes messages to standard error.
    func writeMessage(_ text: EncodedText)

    /// Reads one line from standard input, without blocking anybody else.
    ///
    /// - Parameters:
    ///   - isSecret: whether what is typed must not be seen.
    ///   - prompt: what is told when the line can be typed, and a secret one not be seen any more.
    /// - Returns: the line without its end, or nil at the end of the input.
    func readLine(isSecret: Bool, prompt: EncodedText) async -> String?
}
