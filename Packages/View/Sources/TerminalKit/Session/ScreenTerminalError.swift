/// The reason why a terminal cannot show a full screen.
public enum ScreenTerminalError: Error, Hashable, Sendable {
    /// Standard input or standard output is not a terminal, or one that cannot move its cursor.
    case notATerminal
    /// The system refused what a session needs; with the error number of the call.
    case system(errno: Int32)
}
