public import ViewKit

/// The terminal of a full-screen program.
///
/// A host enters the terminal, writes frames to it, handles its events, and leaves it. After the first frame of a session
/// the terminal is queried for its capabilities; ``ScreenTerminalEvent/capabilitiesChanged`` announces better ones.
@MainActor public protocol ScreenTerminal: AnyObject {
    /// The capabilities, as far as they are known.
    var capabilities: TerminalCapabilities { get }

    /// The size of the screen.
    var size: Size { get }

    /// Takes the terminal over: raw input, the alternate screen without a cursor, and reports of mouse, focus and pastes.
    ///
    /// - Returns: The events of the session, for one consumer; they end when the session ends.
    /// - Throws: ``ScreenTerminalError`` if the terminal cannot show a full screen; it is then unchanged.
    func enter() throws(ScreenTerminalError) -> AsyncStream<ScreenTerminalEvent>

    /// A Boolean value that indicates whether a frame can be written: the terminal has taken the one before.
    ///
    /// A terminal that has not is shown the newest frame when it takes bytes again, and none of those in between;
    /// ``ScreenTerminalEvent/outputReady`` announces that.
    var isReady: Bool { get }

    /// Writes the bytes of a frame, without waiting for a terminal that does not take them at once.
    ///
    /// While the process is stopped they are dropped, because the next frame after that is written whole.
    ///
    /// - Returns: False if the terminal is gone.
    @discardableResult func write(_ bytes: [UInt8]) -> Bool

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
