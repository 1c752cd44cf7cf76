/// A function that shows a long text page by page, and returns when the user has left it.
///
/// - Parameter text: sanitised lines with attributes and colours.
/// - Returns: False if there is no pager; then the host prints the text.
public typealias Pager = @Sendable (_ text: [UInt8]) async -> Bool

/// Output that is not written before the tasks of all scenes have finished: lines for the pager, and later messages.
struct PendingOutput {
    var lines: [TerminalText] = []
    var messages: [TerminalText] = []
}
