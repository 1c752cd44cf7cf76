/// The connection to hosts, as the last request found it.
public enum Connectivity: Hashable, Sendable {
    /// The last request was answered, or none was sent.
    case online
    /// The last request reached nobody.
    case offline
}
