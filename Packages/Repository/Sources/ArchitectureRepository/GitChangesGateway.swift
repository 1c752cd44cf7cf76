public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// Asks git what has changed: the working tree against a commit, and files that git does not know yet.
public struct GitChangesGateway: ChangesGateway {
    private let processes: any ProcessRunner

    /// Makes a gateway.
    ///
    /// - Parameter processes: what runs `git`.
    public init(processes: any ProcessRunner) {
        self.processes = processes
    }

    /// Why git did not answer.
    private struct Refusal: Error {
        let messages: String
    }

    @concurrent
    public func changedFiles(since revision: String, at root: String) async throws(ApplicationError) -> [String] {
        let field = "git revision in '\(root)'"
        let rule = ValidationError.Rule.form("main | HEAD~1 | v1.0")
        do throws(Refusal) {
            // What begins with a dash is a revision too, and never an option.
            let found = try await git(
                ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"],
                in: root
            )
            let commit = found.first.map { $0.filter(\.isHexDigit) } ?? ""
            let differing = ["diff", "--no-ext-diff", "--no-renames", "--name-only", "--relative", "-z", commit, "--"]
            let unknown = ["ls-files", "--others", "--exclude-standard", "-z"]
            return Array(Set(try await git(differing, in: root) + git(unknown, in: root))).sorted()
        } catch {
            throw ApplicationError(
                .invalidInput(ValidationError(field: field, value: revision, rule: rule)),
                origin: error
            )
        }
    }

    private func git(_ arguments: [String], in root: String) async throws(Refusal) -> [String] {
        let outcome: ProcessOutcome
        do throws(ProcessError) {
            outcome = try await processes.run(ProcessCommand("git", arguments, in: root))
        } catch {
            throw Refusal(messages: "\(error)")
        }
        guard outcome.status == 0 else { throw Refusal(messages: String(decoding: outcome.messages, as: UTF8.self)) }
        return outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
