import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Synchronization

extension Codebase {
    /// Returns what the gateway reads of a repository: files by their texts or without, and dumped manifests by folder.
    static func read(
        _ texts: [String: String] = [:],
        _ files: [String] = [],
        dumps: [String: String] = [:],
        ignored: [String]? = nil,
        for rules: Rules = Rules(),
        affectedBy changed: [String]? = nil
    ) async throws(ApplicationError) -> Codebase {
        var all = texts
        for file in files { all[file] = "" }
        func absolute(_ texts: [String: String]) -> [String: String] {
            Dictionary(uniqueKeysWithValues: texts.map { ($0.isEmpty ? "/root" : "/root/" + $0, $1) })
        }
        let (tree, cache) = (InMemoryFileTree(absolute(all)), InMemoryDocumentStore())
        let processes = StubProcesses(dumps: absolute(dumps), ignored: ignored)
        let gateway = FileCodebaseGateway(root: "/root", files: tree, processes: processes, cache: cache)
        return try await gateway.codebase(for: rules, affectedBy: changed)
    }

    /// The files of each target of the only package or project.
    var members: [String: [String]] {
        Dictionary(uniqueKeysWithValues: sources.map { ($0.key.target, $0.value.map(\.path)) })
    }
}

/// A stub of SwiftPM and git, which records the folders of the manifests that were dumped.
final class StubProcesses: ProcessRunner {
    private let answers: [String: Result<ProcessOutcome, ProcessError>]
    private let ignored: [String]?
    private let prefix: String
    private let asked = Mutex<[String]>([])

    /// Creates a stub.
    ///
    /// - Parameters:
    ///   - answers: the outcomes of `dump-package`, by folder.
    ///   - ignored: the paths that git ignores, or nil without git.
    ///   - prefix: what git says of where the folder is.
    init(
        _ answers: [String: Result<ProcessOutcome, ProcessError>],
        ignored: [String]? = nil,
        prefix: String = "\n"
    ) {
        self.prefix = prefix
        self.answers = answers
        self.ignored = ignored
    }

    /// Creates a stub from dumped manifests.
    convenience init(dumps: [String: String], ignored: [String]? = nil, prefix: String = "\n") {
        self.init(
            dumps.mapValues { .success(ProcessOutcome(status: 0, output: Array($0.utf8))) },
            ignored: ignored,
            prefix: prefix
        )
    }

    /// The folders whose manifests were dumped.
    var manifests: [String] { asked.withLock { $0.sorted() } }

    func run(
        _ command: ProcessCommand,
        reportingTo: (@Sendable ([UInt8]) -> Void)?
    ) async throws(ProcessError) -> ProcessOutcome {
        if command.program == "git" {
            guard let ignored else { throw .notFound(program: "git") }
            let arguments = command.arguments
            if arguments.contains("--show-prefix") { return ProcessOutcome(status: 0, output: Array(prefix.utf8)) }
            let named = arguments.firstIndex(of: "--").map { arguments[($0 + 1)...].filter { !ignored.contains($0) } }
            return ProcessOutcome(status: 0, output: Array((named ?? ignored).map { $0 + "\0" }.joined().utf8))
        }
        let folder = command.arguments.last ?? ""
        asked.withLock { $0.append(folder) }
        guard let answer = answers[folder] else { throw .notStarted(program: command.program) }
        return try answer.get()
    }
}
