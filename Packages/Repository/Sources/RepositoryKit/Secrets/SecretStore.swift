public import DomainKit

/// A store of one secret for each host, which only the user can read.
///
/// Hosts are compared without regard to case. No function, error or description ever shows the text of a secret.
public protocol SecretStore: Sendable {
    /// Reads the secret of a host.
    ///
    /// - Returns: The text, or nil if there is none.
    /// - Throws: ``SecretError``; `exposed` if other users could read it, and then it is not returned.
    @concurrent
    func secret(for host: String) async throws(SecretError) -> SecretText?

    /// Stores the secret of a host durably, in place of an older one.
    ///
    /// - Throws: ``SecretError``; nothing was changed then.
    @concurrent
    func keep(_ secret: SecretText, for host: String) async throws(SecretError)

    /// Removes the secret of a host; it is not an error if there is none.
    ///
    /// - Throws: ``SecretError``; nothing was changed then.
    @concurrent
    func remove(for host: String) async throws(SecretError)
}

/// An error of a store of secrets; it names paths, never the text.
public enum SecretError: Error, Hashable, Sendable {
    /// Other users could read or change the file; `mode` is its mode.
    case exposed(path: String, mode: UInt32)
    /// The line is not a valid entry.
    case malformed(path: String, line: Int)
    /// The system did not give access to its store of secrets; `code` is its status.
    case unavailable(store: String, code: Int32)
    /// No host can have this name.
    case unsuitableHost(String)
    /// A file could not be used.
    case file(FileAccessError)
    /// The task was cancelled before anything was changed.
    case cancelled
}

extension SecretError: PortError {
    public var kind: ApplicationError.Kind {
        switch self {
        case .exposed(let path, _): .storage(.exposed(path: path))
        case .malformed(let path, let line): .storage(.malformedLine(path: path, line: line))
        case .unavailable(let store, _): .storage(.secretsUnavailable(store: store))
        case .unsuitableHost(let host):
            .invalidInput(ValidationError(field: "host", value: host, rule: .only(characters: "a-z 0-9 . - : [ ]")))
        case .file(let error): error.kind
        case .cancelled: .cancelled
        }
    }
}
