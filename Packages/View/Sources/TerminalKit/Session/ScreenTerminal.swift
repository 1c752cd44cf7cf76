public import ViewKit

/// The terminal of a full-screen program.
///
/// A host enters the terminal, writes frames to it, handles its events, and leaves it. After the first frame of a session
/// the terminal is queried for its capabilities; ``ScreenTerminalEvent/capabilitiesChanged`` announces better ones.
///
/// ```swift
/// final class RecordingTerminal: ScreenTerminal {
///     let capabilities = TerminalCapabilities.fullTerminal
///     let size = Size(columns: 80, rows: 24)
///     let isReady = true
///     private(set) var written: [UInt8] = []
///     private var events: AsyncStream<ScreenTerminalEvent>.Continuation?
///
///     func enter() throws(ScreenTerminalError) -> AsyncStream<ScreenTerminalEvent> {
///         let (stream, continuation) = AsyncStream.makeStream(of: ScreenTerminalEvent.self)
///         events = continuation
///         return stream
///     }
///
///     func write(_ bytes: [UInt8]) -> Bool {
///         written += bytes
///         return true
///     }
///
///     func suspend<Value>(writing bytes: [UInt8], _ body: () async -> Value) async -> Value {
///         written += bytes
///         return await body()
///     }
///
///     func stop(writing bytes: [UInt8]) {
///         written += bytes
///         events?.yield(.resumed)
///     }
///
///     func leave(writing bytes: [UInt8]) {
///         written += bytes
///         events?.finish()
///     }
/// }
/// ```
@MainActor public protocol ScreenTerminal: AnyObject {
    /// The capabilities, as far as they are known.
    var capabilities: TerminalCapabilities { get }

    /// The size of the screen.
    var size: Size { get }

    /// Takes the terminal over: raw input, the alternate screen without a cursor, and reports of mouse, focus and pastes.
    ///
    /// - Returns: the events of the session, for one consumer; they end when the session ends.
    /// - Throws: ``ScreenTerminalError`` if the terminal cannot show a full screen; it is then unchanged.
    func enter() throws(ScreenTerminalError) -> AsyncStream<ScreenTerminalEvent>

    /// A Boolean value that indicates whether a frame can be written: the terminal has taken the one before.
    ///
    /// A terminal that has not is shown the newest frame when it takes bytes again, and none of those in between;
    /// ``ScreenTerminalEvent/outputReady`` announces that.
    var isReady: Bool { get }

    /// Writes the bytes of a frame, without waiting for a terminal that does not take them at once.
    ///
    /// While the terminal is suspended they are dropped, because the next frame after that is written whole.
    ///
    /// - Returns: false if the terminal is gone.
    @discardableResult func write(_ bytes: [UInt8]) -> Bool

    /// Restores the terminal while another program uses it, then takes it over again.
    ///
    /// No input is read meanwhile. ``ScreenTerminalEvent/resumed`` follows, because the screen is empty afterwards.
    ///
    /// - Parameters:
    ///   - bytes: the last bytes before that, as for ``leave(writing:)``.
    ///   - body: the use of the terminal by the other program.
    func suspend<Value>(writing bytes: [UInt8], _ body: () async -> Value) async -> Value

    /// Stops the process and its group, as Control-Z does in other programs.
    ///
    /// The terminal is restored before, and taken over again when the process is continued;
    /// ``ScreenTerminalEvent/resumed`` follows.
    ///
    /// - Parameter bytes: the last bytes before that, as for ``leave(writing:)``.
    func stop(writing bytes: [UInt8])

    /// Restores the terminal and ends the session; without a session it does nothing.
    ///
    /// Bytes that the terminal has not taken yet are dropped, and a control sequence that this cuts is ended.
    ///
    /// - Parameter bytes: the last bytes of the session, which are written in place of those that were dropped.
    func leave(writing bytes: [UInt8])
}

extension ScreenTerminal {
    /// Restores the terminal and ends the session; without a session it does nothing.
    public func leave() {
        leave(writing: [])
    }
}
