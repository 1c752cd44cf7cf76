public import DomainKit

/// A source of the changes in a repository.
public protocol ChangesGateway: Sendable {
    /// Returns the files that differ from a revision: added, changed, removed, renamed (both names), committed or not.
    ///
    /// - Parameters:
    ///   - revision: the name of a commit.
    ///   - root: the path of the repository's folder.
    /// - Returns: the paths below the root, relative to it; the path of a folder stands for all files in it.
    /// - Throws: ``ApplicationError``: `invalidInput` if the revision does not exist.
    @concurrent
    func changedFiles(since revision: String, at root: String) async throws(ApplicationError) -> [String]
}
