import ArchitectureDomain
import DomainKit
import RepositoryKit

/// Queries of a folder's git repository, none of which writes to it, waits for a lock or fetches anything.
struct Git {
    let processes: any ProcessRunner
    let folder: String

    struct Failure: Error {
        let messages: String
        /// The reason why git did not end, or nil if it did.
        var reason: ProcessError?

        /// A Boolean value that indicates whether the messages, which git translates, name an object by its 40 or 64
        /// digits, so that something is missing from the clone.
        var namesObject: Bool { messages.split { !$0.isHexDigit }.contains { $0.count >= 40 } }

        /// The command by which the user tells git to read the repository of another user, which git does not translate;
        /// nil if that is not the reason.
        var trustingCommand: String? {
            messages.split(whereSeparator: \.isNewline).last { $0.contains("safe.directory") }?.trimmed
        }
    }

    /// The settings of every query.
    ///
    /// A repository's own may name a program that watches its files; a partial clone would fetch what it lacks; a
    /// query of changes would write what it has found to the index.
    private static let settings = [
        "-c", "core.fsmonitor=false", "-c", "protocol.allow=never", "--no-optional-locks",
    ]

    func output(_ arguments: [String], input: [UInt8] = []) async throws(Failure) -> [UInt8] {
        let outcome: ProcessOutcome
        do throws(ProcessError) {
            outcome = try await processes.run(
                ProcessCommand("git", Self.settings + arguments, input: input, in: folder)
            )
        } catch {
            throw Failure(messages: "\(error)", reason: error)
        }
        guard outcome.status == 0 else { throw Failure(messages: String(decoding: outcome.messages, as: UTF8.self)) }
        return outcome.output
    }

    /// Returns the entries of git's output, which zero bytes separate.
    func entries(_ arguments: [String]) async throws(Failure) -> [String] {
        try await output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns git's output without the line break at its end.
    private func line(_ arguments: [String]) async throws(Failure) -> String {
        let output = try await output(arguments)
        return String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
    }

    /// Returns the path of the folder within the repository, with a slash at the end; empty for its root, and without git.
    func prefix() async -> String { (try? await line(["rev-parse", "--show-prefix"])) ?? "" }

    /// Returns those of the given files that git tracks; all of them without git.
    func tracked(_ files: [String]) async -> [String] {
        (try? await entries(["ls-files", "-z", "--"] + files)) ?? files
    }

    /// Returns the ignored files and folders below the folder; none if everything is ignored; the path of a folder ends
    /// with a slash, and stands for all files in it.
    func ignoredPaths() async throws(Failure) -> Set<String> {
        let arguments = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"]
        do throws(Failure) {
            let paths = try await entries(arguments)
            return paths.contains("./") ? [] : Set(paths)
        } catch {
            // Below a folder that is ignored as a whole, git ends with an internal error.
            let isIgnored = (try? await output(["check-ignore", "--quiet", "."])) != nil
            guard isIgnored else { throw error }
            return []
        }
    }

    /// Returns the folders below the folder that are repositories of their own, each with a slash at its end.
    func submodules() async throws(Failure) -> Set<String> {
        Set(
            try await entries(["ls-files", "--stage", "-z"]).filter { $0.hasPrefix("160000 ") }
                .compactMap { $0.split(separator: "\t").last.map { $0 + "/" } }
        )
    }

    /// A Boolean value that indicates whether the clone lacks old commits.
    var isShallow: Bool {
        get async throws(Failure) { try await line(["rev-parse", "--is-shallow-repository"]) == "true" }
    }

    /// Returns the identifier of a commit; throws `invalidInput` if the revision or the folder does not exist.
    func commit(_ revision: String) async throws(ApplicationError) -> String {
        do throws(Failure) {
            // A revision may begin with a dash; it must not become an option.
            return try await line(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
        } catch {
            // Git starts in any folder that is there.
            guard error.reason != .notStarted(program: "git") else {
                let missing = ValidationError(field: "--root", value: folder, rule: .existing)
                throw ApplicationError(.invalidInput(missing), origin: error)
            }
            throw ApplicationError(.invalidInput(await explanation(of: revision)), origin: error)
        }
    }

    /// Returns the error for a revision that exists and cannot be read.
    func error(_ failure: Failure, reading revision: String) -> ApplicationError {
        if failure.reason == .cancelled { return ApplicationError(.cancelled, origin: failure) }
        guard failure.namesObject else {
            return ApplicationError(.storage(.notReadable(path: folder)), origin: failure)
        }
        let missing = ValidationError(field: folder, value: revision, rule: .complete)
        return ApplicationError(.invalidInput(missing), origin: failure)
    }

    /// Returns the reason why a revision does not exist.
    private func explanation(of revision: String) async -> ValidationError {
        let (isShallow, isEmpty): (Bool, Bool)
        do throws(Failure) {
            isShallow = try await self.isShallow
            isEmpty = try await line(["rev-list", "--max-count=1", "--all"]).isEmpty
        } catch {
            return error.trustingCommand.map { ValidationError(field: folder, value: $0, rule: .trusted) }
                ?? ValidationError(field: folder, value: revision, rule: .versioned)
        }
        if isShallow { return ValidationError(field: folder, value: revision, rule: .fetched) }
        if isEmpty { return ValidationError(field: folder, value: revision, rule: .committed) }
        return ValidationError(field: folder, value: revision, rule: .revision)
    }
}
