public import DomainKit

/// A source of the changes in a repository.
public protocol ChangesGateway: Sendable {
    /// Returns the files that differ from a revision: added, changed, removed, renamed (both names), committed or not.
    ///
    /// - Parameter revision: the name of a commit.
    /// - Returns: the paths relative to the root of the repository; the path of a folder stands for all files in it.
    /// - Throws: ``ApplicationError``: `invalidInput` if the revision does not exist.
    @concurrent
    func changedFiles(since revision: String) async throws(ApplicationError) -> [String]
}
