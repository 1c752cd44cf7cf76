import RepositoryKit
import Synchronization

/// Answers `dump-package` for a folder and `git` with the paths that it ignores; remembers which folders were asked for.
final class StubProcesses: ProcessRunner {
    private let answers: [String: Result<ProcessOutcome, ProcessError>]
    private let ignored: [String]?
    private let asked = Mutex<[String]>([])

    /// Makes the stub.
    ///
    /// - Parameters:
    ///   - answers: what the package manager says, by folder.
    ///   - ignored: the paths that git ignores, or nil where there is no git.
    init(_ answers: [String: Result<ProcessOutcome, ProcessError>], ignored: [String]? = nil) {
        self.answers = answers
        self.ignored = ignored
    }

    /// Makes a stub from the manifests as the package manager dumps them.
    convenience init(dumps: [String: String], ignored: [String]? = nil) {
        self.init(dumps.mapValues { .success(ProcessOutcome(status: 0, output: Array($0.utf8))) }, ignored: ignored)
    }

    /// The folders whose manifests the package manager was asked for.
    var manifests: [String] { asked.withLock { $0.sorted() } }

    func run(_ command: ProcessCommand) async throws(ProcessError) -> ProcessOutcome {
        if command.program == "git" {
            guard let ignored else { throw .notFound(program: "git") }
            return ProcessOutcome(status: 0, output: Array(ignored.map { $0 + "\0" }.joined().utf8))
        }
        let folder = command.arguments.last ?? ""
        asked.withLock { $0.append(folder) }
        guard let answer = answers[folder] else { throw .notStarted(program: command.program) }
        return try answer.get()
    }
}
