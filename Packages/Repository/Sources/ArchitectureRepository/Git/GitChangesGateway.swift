public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A source of changes: the differences between the working tree and a commit, and untracked files.
public struct GitChangesGateway: ChangesGateway {
    private let git: Git

    /// Creates a gateway for the folder of a repository.
    public init(processes: any ProcessRunner, root: String) {
        git = Git(processes: processes, folder: root)
    }

    @concurrent
    public func changedFiles(since revision: String) async throws(ApplicationError) -> [String] {
        let commit = try await git.commit(revision)
        let differing = ["diff", "--no-ext-diff", "--no-renames", "--name-only", "--relative", "-z", commit, "--"]
        let unknown = ["ls-files", "--others", "--exclude-standard", "-z"]
        do throws(Git.Failure) {
            return Array(Set(try await git.entries(differing) + git.entries(unknown))).sorted()
        } catch {
            throw git.error(error, reading: revision)
        }
    }
}
