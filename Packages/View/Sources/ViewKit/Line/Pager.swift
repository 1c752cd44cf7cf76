/// Shows a long text page by page, and returns when the user has left it.
///
/// ```swift
/// let silent: Pager = { text in !text.isEmpty }
/// ```
///
/// - Parameter text: lines for a terminal, sanitised, with attributes and colours.
/// - Returns: whether it could be shown; where not, the host prints it as it prints everything else.
public typealias Pager = @Sendable (_ text: [UInt8]) async -> Bool

/// What waits until the screens are at rest: the lines for a pager, and the messages that came after them.
struct PendingOutput {
    var lines: [TerminalText] = []
    var messages: [TerminalText] = []
}
