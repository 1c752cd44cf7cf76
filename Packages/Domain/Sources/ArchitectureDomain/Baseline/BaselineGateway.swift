public import DomainKit

/// A store of the baseline of a repository.
public protocol BaselineGateway: Sendable {
    /// Reads the baseline.
    ///
    /// - Returns: The baseline, or nil if the repository has none.
    /// - Throws: ``ApplicationError``: `invalidInput` with the place of a mistake, `storage` if it cannot be read.
    @concurrent
    func baseline() async throws(ApplicationError) -> Baseline?

    /// Replaces the baseline; what is the same in both stays as it is written.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` with the place of a mistake in the present one, `storage` if it cannot be
    ///   written; then it is as it was.
    @concurrent
    func write(_ baseline: Baseline) async throws(ApplicationError)
}
