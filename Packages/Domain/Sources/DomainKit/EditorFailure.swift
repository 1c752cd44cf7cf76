/// A reason why the user's editor did not change the configuration.
public enum EditorFailure: Hashable, Sendable {
    /// An editor needs a terminal; the path is that of the configuration.
    case noTerminal(path: String)
    /// The environment variable names no program that can be started.
    case notStarted(String, variable: String)
    /// The editor ended with this status.
    case failed(status: Int)
}
