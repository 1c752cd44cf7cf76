/// Why an index could not do its work.
///
/// Gateways turn it into an `ApplicationError`, after they have rebuilt an index that needs it.
///
/// ```swift
/// func mustRebuild(_ error: TextIndexError) -> Bool {
///     if case .needsRebuild = error { true } else { false }
/// }
/// ```
public enum TextIndexError: Error, Hashable, Sendable {
    /// Why an index has to be made anew; what was there before has been removed where it was in the way.
    ///
    /// ```swift
    /// func isNew(_ cause: TextIndexError.Cause) -> Bool {
    ///     cause == .missing
    /// }
    /// ```
    public enum Cause: Hashable, Sendable {
        /// There is none, or its first making was not finished.
        case missing
        /// It was damaged, or no index at all.
        case damaged
        /// It was made in another form, by an older or a newer program.
        case otherSchema
    }

    /// It has to be made from the documents, by ``TextIndex/rebuild(_:)``.
    case needsRebuild(Cause)
    /// No space is left.
    case full(path: String)
    /// The place cannot be written; `code` is the number of the error.
    case notWritable(path: String, code: Int32)
    /// The place cannot be read; `code` is the number of the error.
    case notReadable(path: String, code: Int32)
    /// Another process was at work for too long.
    case busy(path: String)
    /// The task was cancelled before anything was changed.
    case cancelled
}
