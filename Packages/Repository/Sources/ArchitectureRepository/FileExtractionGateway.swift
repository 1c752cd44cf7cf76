public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A gateway of a repository in a folder, with git and the shell.
public struct FileExtractionGateway: ExtractionGateway {
    private let changes: GitChangesGateway
    private let git: Git
    private let projects: FileProjectGateway
    private let processes: any ProcessRunner
    private let root: String

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - processes: the runner of git and of the command.
    ///   - projects: the files.
    ///   - root: the path of the folder.
    public init(processes: any ProcessRunner, projects: FileProjectGateway, root: String) {
        changes = GitChangesGateway(processes: processes, root: root)
        git = Git(processes: processes, folder: root)
        self.projects = projects
        self.processes = processes
        self.root = root
    }

    /// The time limit of a command.
    private static let limit = Duration.seconds(4 * 3600)

    @concurrent
    public func uncommittedFiles() async throws(ApplicationError) -> [String] {
        try await changes.changedFiles(since: "HEAD")
    }

    @concurrent
    public func otherFiles(in folders: [String]) async throws(ApplicationError) -> [String] {
        var found: Set<String> = []
        for folder in folders {
            let files = try await projects.list([""], under: root + "/" + folder)?.files ?? []
            found.formUnion(files.filter { !$0.hasSuffix(".swift") }.map { folder + "/" + Self.bundle(of: $0) })
        }
        return found.sorted()
    }

    /// Returns the first folder of a path that has an ending, or the path.
    private static func bundle(of path: String) -> String {
        let parts = path.split(separator: "/")
        let end = parts.dropLast().firstIndex { $0.contains(".") } ?? parts.count - 1
        return parts[...end].joined(separator: "/")
    }

    @concurrent
    public func run(
        _ command: String,
        with changes: [ProjectChange]
    ) async throws(ApplicationError) -> CommandOutcome {
        try await projects.apply(changes, provisionally: true)
        do throws(ProcessError) {
            // What it prints is read in its order.
            let script = ["-c", "exec 2>&1; " + command]
            let outcome = try await processes.run(ProcessCommand("sh", script, in: root, limit: Self.limit))
            return CommandOutcome(
                status: Int(outcome.status),
                output: String(decoding: outcome.output + outcome.messages, as: UTF8.self)
            )
        } catch {
            try await projects.apply([])
            if error == .cancelled { throw ApplicationError(.cancelled, origin: error) }
            return CommandOutcome(status: -1, output: "\(error)")
        }
    }

    @concurrent
    public func stage(_ paths: [String]) async throws(ApplicationError) {
        do throws(Git.Failure) {
            _ = try await git.output(
                ["add", "--all", "--pathspec-from-file=-", "--pathspec-file-nul"],
                input: Self.list(paths)
            )
        } catch {
            throw ApplicationError(.storage(.notWritable(path: root + "/.git/index")), origin: error)
        }
    }

    private static func list(_ paths: [String]) -> [UInt8] {
        // A colon at the beginning would be a pattern.
        Array(paths.map { ":(literal)" + $0 }.joined(separator: "\0").utf8)
    }
}
