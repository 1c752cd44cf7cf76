import Testing
import ViewKit

@testable import TerminalKit

/// A terminal that applies what is written to a ``ScreenModel``.
@MainActor
final class SpyTerminal: ScreenTerminal {
    var capabilities: TerminalCapabilities
    private(set) var size: Size
    private(set) var model: ScreenModel
    private(set) var writeCount = 0
    /// The bytes that were written since they were taken last.
    private var written: [UInt8] = []
    private(set) var calls: [String] = []
    var isGone = false
    /// A Boolean value that indicates whether the terminal takes bytes; it takes the whole frame that it was given last.
    var isReady = true
    /// A Boolean value that indicates whether the terminal takes the next frame, and is not ready for another one then.
    var isFullAfterFrame = false
    private let isUsable: Bool
    private var events: AsyncStream<ScreenTerminalEvent>.Continuation?

    init(_ size: Size, capabilities: TerminalCapabilities = .fullTerminal, isUsable: Bool = true) {
        self.isUsable = isUsable
        self.size = size
        self.capabilities = capabilities
        model = ScreenModel(size)
    }

    func enter() throws(ScreenTerminalError) -> AsyncStream<ScreenTerminalEvent> {
        calls.append("enter")
        guard isUsable else { throw .notATerminal }
        let (stream, continuation) = AsyncStream.makeStream(of: ScreenTerminalEvent.self)
        events = continuation
        return stream
    }

    func write(_ bytes: [UInt8]) -> Bool {
        writeCount += 1
        written += bytes
        model.apply(bytes)
        if isFullAfterFrame { (isReady, isFullAfterFrame) = (false, false) }
        return !isGone
    }

    func stop(writing bytes: [UInt8]) {
        model.apply(bytes)
        calls.append(model.pictures.pending == nil ? "stop" : "stop within a picture")
    }

    func leave(writing bytes: [UInt8]) {
        calls.append("leave")
        model.apply(bytes)
        events?.finish()
    }

    /// Returns the bytes that were written since the last call.
    func takeBytes() -> [UInt8] {
        defer { written = [] }
        return written
    }

    func send(_ event: ScreenTerminalEvent) {
        events?.yield(event)
    }

    /// Changes the size of the window, in which everything but the state of the cursor is garbage afterwards.
    func resize(to size: Size) {
        self.size = size
        let isCursorVisible = model.isCursorVisible
        model = ScreenModel(size)
        if !isCursorVisible { model.apply(Array("\u{1B}[?25l".utf8)) }
    }
}
