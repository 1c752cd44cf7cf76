public import DomainKit

/// A store of the baseline of a repository.
public protocol BaselineGateway: Sendable {
    /// Reads the baseline.
    ///
    /// - Returns: the baseline, or nil if the repository has none.
    /// - Throws: ``ApplicationError``: `invalidInput` with the place of a mistake, `storage` if it cannot be read.
    @concurrent
    func baseline() async throws(ApplicationError) -> Baseline?

    /// Writes an entry for each violation, all with the same reason.
    ///
    /// - Throws: ``ApplicationError``: `storage` if an entry cannot be written; those before it are written.
    @concurrent
    func add(_ violations: [Baseline.Violation], because reason: String) async throws(ApplicationError)

    /// Removes entries; one that does not exist is not an error.
    ///
    /// - Throws: ``ApplicationError``: `storage` if an entry cannot be removed; those before it are removed.
    @concurrent
    func remove(_ entries: [Baseline.Entry]) async throws(ApplicationError)
}
