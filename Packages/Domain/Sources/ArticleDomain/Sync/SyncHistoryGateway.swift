public import DomainKit

/// Knows when lists were kept whole.
public protocol SyncHistoryGateway: Sendable {
    /// The day on which the last complete sync of any list began, in Japan.
    ///
    /// - Returns: nil if no list was ever synced to its end.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func lastSyncDay() async throws(ApplicationError) -> Day?
}
