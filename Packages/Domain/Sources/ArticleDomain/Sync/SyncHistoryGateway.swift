public import DomainKit

/// The days of the complete syncs.
public protocol SyncHistoryGateway: Sendable {
    /// Returns the day in Japan on which the last complete sync of any list began.
    ///
    /// - Returns: nil if there was none.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func lastSyncDay() async throws(ApplicationError) -> Day?
}
