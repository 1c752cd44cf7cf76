import RepositoryKit

/// Asks git about a folder.
struct Git {
    let processes: any ProcessRunner
    let folder: String

    /// The reason why git did not answer.
    struct Failure: Error {
        let messages: String
    }

    /// The entries of an answer, which git separates by a zero byte.
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

    /// The files and folders below the folder that git ignores; none where there is no git, or all is ignored.
    ///
    /// A folder that is ignored as a whole ends with a slash, and stands for everything in it.
    func ignoredPaths() async -> Set<String> {
        let arguments = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"]
        let paths = (try? await entries(arguments)) ?? []
        return paths.contains("./") ? [] : Set(paths)
    }
}
