public import DomainKit

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
            .invalidInput(ValidationError(field: "host", value: host, rule: .form("a-z 0-9 . - : [ ]")))
        case .file(let error): error.kind
        case .cancelled: .cancelled
        }
    }
}
