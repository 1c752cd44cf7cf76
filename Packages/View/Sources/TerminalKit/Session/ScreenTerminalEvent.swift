public import ViewKit

/// An event of a full-screen session.
public enum ScreenTerminalEvent: Hashable, Sendable {
    /// The terminal reported input or answered a query.
    case input(TerminalEvent)
    /// The screen has another size.
    case resized(Size)
    /// The terminal was taken over again, and its screen is empty: the next frame has to be written whole.
    case resumed
    /// The terminal has taken the bytes that it had not taken at once; it ``ScreenTerminal/isReady`` for the next frame.
    case outputReady
    /// The terminal answered that it has other capabilities than were assumed.
    case capabilitiesChanged
    /// The process received SIGTSTP from another process; the program answers with ``ScreenTerminal/stop(writing:)``.
    case stopRequested
    /// The process received a signal that ends it: SIGTERM, SIGHUP or SIGINT; SIGHUP also if the terminal is gone.
    ///
    /// The program saves its work, leaves the terminal, and ends.
    case terminated(Int32)
}
