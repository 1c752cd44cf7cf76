public import DomainKit

/// The storage of the count.
public protocol __Feature__Gateway: Sendable {
    /// Returns the stored count.
    ///
    /// - Returns: nil if nobody has counted yet.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func __feature__() async throws(ApplicationError) -> __Feature__?

    /// Replaces the stored count by a function of it, atomically, so that concurrent changes are not lost.
    ///
    /// - Parameter change: returns the new count for the stored one; called again if another one was stored meanwhile.
    /// - Returns: the new count.
    /// - Throws: ``ApplicationError``; the stored count is unchanged then.
    @concurrent
    func update(_ change: @Sendable (__Feature__?) -> __Feature__) async throws(ApplicationError) -> __Feature__
}
