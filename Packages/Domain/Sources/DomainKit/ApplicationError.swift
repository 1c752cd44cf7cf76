public import Foundation

/// The closed set of failures in which every error of the inner system ends.
///
/// Repository maps the errors of its technologies into it, use cases rethrow it with typed throws, and Presentation
/// words it. A switch over ``kind`` is checked for exhaustiveness by the compiler. The ``origin`` is for the log and is
/// never shown to people, so two errors of one kind are equal whatever their origin.
///
/// ```swift
/// func isTransient(_ error: ApplicationError) -> Bool {
///     switch error.kind {
///     case .offline, .timedOut, .rateLimited, .unavailable: true
///     case .unauthorized, .forbidden, .notFound, .invalidInput, .invalidData, .storage, .editor, .cancelled: false
///     }
/// }
/// ```
public struct ApplicationError: Error, Sendable {
    /// The kinds of failures, one for each recovery.
    public enum Kind: Hashable, Sendable {
        /// The server cannot be reached.
        case offline
        /// The server did not respond within the time limit.
        case timedOut
        /// Authentication is required, or the credentials are no longer valid.
        case unauthorized
        /// The account is not permitted to do this.
        case forbidden
        /// The requested item does not exist.
        case notFound
        /// The user sent too many requests; the next one is possible at `until`, or at an unknown date if that is nil.
        case rateLimited(until: Date?)
        /// The server responds, but cannot process requests now.
        case unavailable(UnavailableReason)
        /// The input of the user is invalid.
        case invalidInput(ValidationError)
        /// The data of the server is invalid; the text is the place, for example `items[3].title`.
        case invalidData(String)
        /// Data on this machine could not be read or written.
        case storage(StorageReason)
        /// The editor of the user did not run, or failed.
        case editor(EditorFailure)
        /// The task was cancelled.
        case cancelled
    }

    /// The reasons for which a server cannot process requests.
    public enum UnavailableReason: Hashable, Sendable {
        /// The server responded with this HTTP status.
        case status(Int)
        /// The server is overloaded, until the date if there is one.
        ///
        /// The requests of this user are not the cause, unlike ``ApplicationError/Kind/rateLimited(until:)``.
        case busy(until: Date?)
        /// The response has another type of content, for example a sign-in page in place of data.
        case unexpectedAnswer
        /// The identity of the server could not be verified.
        case untrusted
        /// The response is larger than the limit.
        case tooLarge
    }

    /// The reasons for which data on this machine could not be read or written.
    public enum StorageReason: Hashable, Sendable {
        /// No space is left.
        case full
        /// The place cannot be written.
        case notWritable(path: String)
        /// The file system has no locks, so that several processes would overwrite each other's data.
        case notLockable(path: String)
        /// A change of the place failed, and so did undoing it, so that it may be found made, or be completed later.
        case unconfirmed(path: String)
        /// The place cannot be read.
        case notReadable(path: String)
        /// A folder, a pipe, a socket or a device is in the place of a file; it was not changed.
        case notAFile(path: String)
        /// The name of a file or folder is not UTF-8, so that no path leads to it; the path shows it with replacement
        /// characters.
        case notUTF8(path: String)
        /// A file exists already; it was not changed.
        case exists(path: String)
        /// Files that were named do not exist; nothing was changed.
        case missing(paths: [String])
        /// A file is damaged; it was moved to this path, and nothing was overwritten.
        case damaged(setAside: String)
        /// A folder, a link, a pipe, a socket or a device was in the place of a file; it was moved to this path, and
        /// nothing was overwritten.
        case obstructed(setAside: String)
        /// A file is larger than its limit, so it was neither read nor changed.
        case tooLarge(path: String, limit: Int)
        /// A file is complete, but has an unexpected form, for example after an edit; it was not changed.
        case malformed(document: String)
        /// A line of a configuration file, counted from 1, is not of the form `key = value`.
        case malformedLine(path: String, line: Int)
        /// A line of a configuration file, counted from 1, sets a key that an earlier line sets.
        case repeatedKey(String, path: String, line: Int)
        /// A newer version of the program wrote the data.
        case newerFormat(path: String)
        /// Other users can read or change the file, so no secret was read from it or stored in it.
        case exposed(path: String)
        /// The system did not give access to its store of secrets, such as a Keychain on a locked device.
        case secretsUnavailable(store: String)
        /// Another process holds the lock.
        case busy(path: String)
    }

    /// The kind of the failure.
    public let kind: Kind
    /// The original error, for the log only.
    public let origin: (any Error)?

    /// Creates an error.
    public init(_ kind: Kind, origin: (any Error)? = nil) {
        self.kind = kind
        self.origin = origin
    }
}

extension ApplicationError: Equatable {
    public static func == (one: ApplicationError, other: ApplicationError) -> Bool {
        one.kind == other.kind
    }
}

extension ApplicationError: CustomReflectable {
    /// Reflects the kind without the origin, so that the origin appears neither in traces nor in differences of two runs.
    public var customMirror: Mirror { Mirror(self, children: ["kind": kind]) }
}
