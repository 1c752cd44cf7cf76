import Synchronization
public import ViewKit

/// A terminal for tests, which reads its input from a script and stores its output.
///
/// The end of the script is the end of the input, as when a user presses Control-D.
///
/// ```swift
/// import PresentationKit
///
/// @MainActor
/// func output(of screen: (LineHost) -> any Screen, typing script: [String]) async -> String {
///     let terminal = ScriptedLineTerminal(typing: script)
///     let host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
///     host.show(screen(host))
///     _ = await host.run()
///     return terminal.outputText
/// }
/// ```
public final class ScriptedLineTerminal: LineTerminal {
    private struct Content {
        var script: [String]
        var output: [UInt8] = []
        var messages: [UInt8] = []
        var secretReads = 0
    }

    public let output: TerminalCapabilities
    public let messages: TerminalCapabilities
    public let width: Int?
    public let height: Int?
    public let isInputTerminal: Bool
    public let isInteractive: Bool
    private let content: Mutex<Content>

    /// Creates an interactive terminal.
    public init(
        typing script: [String],
        width: Int = 80,
        height: Int = 24,
        showsAttributes: Bool = false,
        showsLinks: Bool = false,
        movesCursor: Bool = false
    ) {
        output = TerminalCapabilities(
            isSanitised: true,
            showsAttributes: showsAttributes,
            showsLinks: showsLinks,
            movesCursor: movesCursor
        )
        messages = output
        self.width = width
        self.height = height
        isInputTerminal = true
        isInteractive = true
        content = Mutex(Content(script: script))
    }

    /// Creates pipes without a terminal.
    public init(input lines: [String] = []) {
        output = .pipe
        messages = .pipe
        width = nil
        height = nil
        isInputTerminal = false
        isInteractive = false
        content = Mutex(Content(script: lines))
    }

    /// The text on standard output.
    public var outputText: String { String(decoding: content.withLock(\.output), as: UTF8.self) }

    /// The text on standard error.
    public var messageText: String { String(decoding: content.withLock(\.messages), as: UTF8.self) }

    /// The number of lines that were read without echo.
    public var secretReads: Int { content.withLock(\.secretReads) }

    public func write(_ text: EncodedText) -> Bool {
        content.withLock { $0.output += text.bytes }
        return true
    }

    public func writeMessage(_ text: EncodedText) {
        content.withLock { $0.messages += text.bytes }
    }

    public func readLine(isSecret: Bool, prompt: EncodedText) async -> String? {
        writeMessage(prompt)
        return content.withLock { content in
            if isSecret { content.secretReads += 1 }
            return content.script.isEmpty ? nil : content.script.removeFirst()
        }
    }
}
