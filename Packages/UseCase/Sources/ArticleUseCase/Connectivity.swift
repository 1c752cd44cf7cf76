/// The connection to hosts, as the last request found it.
public enum Connectivity: Hashable, Sendable {
    /// The last request was answered, or none was sent.
    case online
    /// The last request reached nobody.
    case offline

    /// Creates the state that a request has shown.
    public init(isOnline: Bool) { self = isOnline ? .online : .offline }
}
