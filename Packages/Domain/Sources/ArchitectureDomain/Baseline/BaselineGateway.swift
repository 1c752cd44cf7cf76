public import DomainKit

/// Keeps the baseline of a repository.
public protocol BaselineGateway: Sendable {
    /// Reads the baseline.
    ///
    /// - Parameter root: the folder of the repository.
    /// - Returns: the baseline, or nil if the repository has none.
    /// - Throws: ``ApplicationError``: `invalidInput` with the place of what is wrong in an entry.
    @concurrent
    func baseline(at root: String) async throws(ApplicationError) -> Baseline?

    /// Writes an entry for each violation, with one reason for all.
    ///
    /// - Throws: ``ApplicationError``: `storage` if one cannot be written; those before it are.
    @concurrent
    func add(_ violations: [Baseline.Violation], because reason: String, at root: String) async throws(ApplicationError)

    /// Removes entries; those that are gone already are no failure.
    ///
    /// - Throws: ``ApplicationError``: `storage` if one cannot be removed; those before it are.
    @concurrent
    func remove(_ entries: [Baseline.Entry], at root: String) async throws(ApplicationError)
}
