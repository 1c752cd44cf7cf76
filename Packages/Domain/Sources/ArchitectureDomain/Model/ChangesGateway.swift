public import DomainKit

/// Tells what has changed in a repository.
public protocol ChangesGateway: Sendable {
    /// Lists the files that differ from a revision: added, changed, removed, renamed (by both names), committed or not.
    ///
    /// - Parameters:
    ///   - revision: a commit, as version control names it.
    ///   - root: the folder of the repository.
    /// - Returns: the files below the root, relative to it; a folder stands for everything in it.
    /// - Throws: ``ApplicationError``: `invalidInput` if there is no such revision here.
    @concurrent
    func changedFiles(since revision: String, at root: String) async throws(ApplicationError) -> [String]
}
