public import Foundation

/// The closed set of failures in which every error of the inner system ends.
///
/// Repository maps the errors of its technologies into it, use cases rethrow it with typed throws, and Presentation
/// words it. Switch over ``kind``; the compiler then knows whether every failure is handled. The ``origin`` rides
/// along for the log and is never shown to people, so two errors of one kind are equal whatever their origin.
///
/// ```swift
/// func isWorthAnotherTry(_ error: ApplicationError) -> Bool {
///     switch error.kind {
///     case .offline, .timedOut, .rateLimited, .unavailable: true
///     case .unauthorized, .forbidden, .notFound, .invalidInput, .invalidData, .storage, .cancelled: false
///     }
/// }
/// ```
public struct ApplicationError: Error, Sendable {
    /// The kinds of failures, as far as the next step differs.
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
        /// The user sent too many requests; the next one is possible at `until`, where that is known.
        case rateLimited(until: Date?)
        /// The server responds, but cannot do its work now.
        case unavailable(UnavailableReason)
        /// The input of the user breaks a rule.
        case invalidInput(ValidationError)
        /// The data of the server breaks a rule; the text is the place, for example `items[3].title`.
        case invalidData(String)
        /// Data on this machine could not be read or written.
        case storage(StorageReason)
        /// The task was cancelled.
        case cancelled
    }

    /// The reasons for which a server cannot do its work.
    ///
    /// ```swift
    /// func isOverloaded(_ reason: ApplicationError.UnavailableReason) -> Bool {
    ///     if case .busy = reason { true } else { false }
    /// }
    /// ```
    public enum UnavailableReason: Hashable, Sendable {
        /// The server responded with this HTTP status.
        case status(Int)
        /// It is overloaded and asks for patience, until a date where that is known.
        ///
        /// It has nothing to do with how much the user asked for; ``ApplicationError/Kind/rateLimited(until:)`` has.
        case busy(until: Date?)
        /// The response is of another kind, for example a sign-in page in place of data.
        case unexpectedAnswer
        /// The identity of the server could not be verified.
        case untrusted
        /// The response is larger than the limit.
        case tooLarge
    }

    /// The reasons for which data on this machine could not be read or written.
    ///
    /// ```swift
    /// func isWorthAnotherTry(_ reason: ApplicationError.StorageReason) -> Bool {
    ///     if case .busy = reason { true } else { reason == .full }
    /// }
    /// ```
    public enum StorageReason: Hashable, Sendable {
        /// No space is left.
        case full
        /// The place cannot be written.
        case notWritable(path: String)
        /// The file system of the place has no locks, without which several processes would spoil each other's work.
        case notLockable(path: String)
        /// The place cannot be read.
        case notReadable(path: String)
        /// A folder, a pipe, a socket or a device lies where a file is expected; it was left as it is.
        case notAFile(path: String)
        /// A file exists already; it was left as it is.
        case exists(path: String)
        /// A file is damaged; it was moved to this path, and nothing was overwritten.
        case damaged(setAside: String)
        /// No file lay where a kept file belongs; what did was moved aside to this path, nothing was overwritten.
        case obstructed(FileType, setAside: String)
        /// It has more bytes than a file of its kind may have, so it was not read; it was left as it is.
        case tooLarge(path: String, limit: Int)
        /// It is whole, but not of the expected form, for example after an edit; it was left as it is.
        case malformed(document: String)
        /// A line of a file that people write, counted from 1, is not of the form `key = value`.
        case malformedLine(path: String, line: Int)
        /// A line of such a file, counted from 1, sets a key that an earlier line sets.
        case repeatedKey(String, path: String, line: Int)
        /// A newer version of the program wrote it.
        case newerFormat(path: String)
        /// Others than the user can read or change it, so a secret was neither read from it nor kept there.
        case exposed(path: String)
        /// Another process holds the lock.
        case busy(path: String)
    }

    /// The kinds of obstacles that may lie where a kept file belongs.
    ///
    /// ```swift
    /// let reason = ApplicationError.StorageReason.obstructed(.folder, setAside: "/books/typee.json.damaged-1")
    /// ```
    public enum FileType: CaseIterable, Hashable, Sendable {
        /// A folder.
        case folder
        /// A symbolic link that leads to no file.
        case link
        /// A socket.
        case socket
        /// A named pipe.
        case pipe
        /// A device.
        case device
    }

    /// The kind of the failure.
    public let kind: Kind
    /// The original error, for the log only.
    public let origin: (any Error)?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - kind: what went wrong.
    ///   - origin: the error it was made from, for the log.
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
    /// Shows what went wrong, without the origin, so that it reaches no trace and no difference of two runs.
    public var customMirror: Mirror { Mirror(self, children: ["kind": kind]) }
}
