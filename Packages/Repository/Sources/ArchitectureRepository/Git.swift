import RepositoryKit

/// Queries of a folder's git repository.
struct Git {
    let processes: any ProcessRunner
    let folder: String

    /// A failure of git, with its messages.
    struct Failure: Error {
        let messages: String
    }

    /// Returns the entries of git's output, which zero bytes separate.
    func entries(_ arguments: [String]) async throws(Failure) -> [String] {
        let outcome: ProcessOutcome
        do throws(ProcessError) {
            // A repository's own settings may name a program that watches its files.
            let arguments = ["-c", "core.fsmonitor=false"] + arguments
            outcome = try await processes.run(ProcessCommand("git", arguments, in: folder))
        } catch {
            throw Failure(messages: "\(error)")
        }
        guard outcome.status == 0 else { throw Failure(messages: String(decoding: outcome.messages, as: UTF8.self)) }
        return outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns those of some files that git keeps; all without git.
    func tracked(_ files: [String]) async -> [String] {
        (try? await entries(["ls-files", "-z", "--"] + files)) ?? files
    }

    /// Returns the path of the folder within the repository, with a slash at the end; empty for its root, and without git.
    func prefix() async -> String {
        let lines = (try? await entries(["rev-parse", "--show-prefix"]))?.first ?? ""
        return String(lines.split(separator: "\n").first ?? "")
    }

    /// Returns the ignored files and folders below the folder; none without git, or if everything is ignored.
    ///
    /// The path of a folder ends with a slash, and stands for all files in it.
    func ignoredPaths() async -> Set<String> {
        let arguments = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"]
        let paths = (try? await entries(arguments)) ?? []
        return paths.contains("./") ? [] : Set(paths)
    }
}
