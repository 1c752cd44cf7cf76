public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A source of changes: the differences between the working tree and a commit, and untracked files.
public struct GitChangesGateway: ChangesGateway {
    private let git: Git

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - processes: the runner of `git`.
    ///   - root: the path of the repository's folder.
    public init(processes: any ProcessRunner, root: String) {
        git = Git(processes: processes, folder: root)
    }

    @concurrent
    public func changedFiles(since revision: String) async throws(ApplicationError) -> [String] {
        do throws(Git.Failure) {
            // A revision may begin with a dash; it must not become an option.
            let found = try await git.entries(
                ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
            )
            let commit = found.first.map { $0.filter(\.isHexDigit) } ?? ""
            let differing = ["diff", "--no-ext-diff", "--no-renames", "--name-only", "--relative", "-z", commit, "--"]
            let unknown = ["ls-files", "--others", "--exclude-standard", "-z"]
            return Array(Set(try await git.entries(differing) + git.entries(unknown))).sorted()
        } catch {
            throw ApplicationError(.invalidInput(await explanation(of: revision)), origin: error)
        }
    }

    /// Returns the reason why a revision does not exist.
    private func explanation(of revision: String) async -> ValidationError {
        let isShallow: Bool?
        do throws(Git.Failure) {
            isShallow = try await git.entries(["rev-parse", "--is-shallow-repository"]).first?.hasPrefix("true")
        } catch {
            isShallow = nil
        }
        return switch isShallow {
        case nil: ValidationError(field: git.folder, value: revision, rule: .versioned)
        case true?: ValidationError(field: git.folder, value: revision, rule: .fetched)
        case false?:
            ValidationError(
                field: "git revision in '\(git.folder)'",
                value: revision,
                rule: .form("main | HEAD~1 | v1.0")
            )
        }
    }
}
