public import DomainKit

/// An error of an index.
///
/// Gateways map it to an `ApplicationError`, after they have rebuilt an index that needs it.
public enum TextIndexError: Error, Hashable, Sendable {
    /// The reason why an index has to be rebuilt; the old one was removed if it was in the way.
    public enum Cause: Hashable, Sendable {
        /// The index does not exist.
        case missing
        /// The index is damaged, or the file is not an index.
        case damaged
        /// The index was built with another schema, by an older or a newer program.
        case otherSchema
    }

    /// The index has to be built from the documents, by ``TextIndex/reset(markingDirty:)``.
    case needsRebuild(Cause)
    /// A file could not be used.
    case file(FileAccessError)
    /// The task was cancelled before anything was changed.
    case cancelled
}

extension TextIndexError: PortError {
    public var kind: ApplicationError.Kind {
        switch self {
        case .needsRebuild: .storage(.malformed(document: "index"))
        case .file(let error): error.kind
        case .cancelled: .cancelled
        }
    }
}
