public import DomainKit

/// A source of the changes in a repository.
public protocol ChangesGateway: Sendable {
    /// Returns the files that differ from the commit of a revision: added, changed, removed, renamed (both names),
    /// committed or not. Paths are relative to the root of the repository; that of a folder stands for all files in it.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` if the revision does not exist.
    @concurrent
    func changedFiles(since revision: String) async throws(ApplicationError) -> [String]
}
