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

    /// Creates a gateway for the folder of a repository, with a runner of git and of the command.
    public init(processes: any ProcessRunner, projects: FileProjectGateway, root: String) {
        changes = GitChangesGateway(processes: processes, root: root)
        git = Git(processes: processes, folder: root)
        self.projects = projects
        self.processes = processes
        self.root = root
    }

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
            found.formUnion(files.filter { !$0.hasSuffix(".swift") }.map { folder + "/" + $0 })
        }
        return found.sorted()
    }

    @concurrent
    public func outcome(of edits: [ProjectEdit]) async throws(ApplicationError) -> ProjectEdit.Outcome {
        var changes: [ProjectChange] = []
        var additions: [ProjectEdit.Addition] = []
        for edit in edits {
            let sources = ["project.yml", TuistProject.file].map { $0.resolved(in: edit.project.folder) }
            let contents = try await projects.contents(of: [edit.file] + sources.filter { $0 != edit.file })
            // A project may be made from another file, which then has to change, too.
            for (file, text) in contents.sorted(by: { $0.key < $1.key }) {
                if file.hasSuffix("/" + PackageManifest.projectFile) {
                    let new = try Self.text(of: edit, text, under: root)
                    if new != text { changes.append(ProjectChange(path: file, old: text, new: new)) }
                    continue
                }
                let project = TuistProject(text, at: file)?.manifest(among: [:])
                if let parsed = project ?? XcodeGenSpecification(text, at: file)?.manifest(),
                    let stray = parsed.stray(of: edit.moves, after: parsed)
                {
                    throw Self.refusal(of: .membership(stray.new), edit)
                }
                if let link = edit.link {
                    let isTuist = TuistProject.isManifest(file)
                    let new =
                        isTuist
                        ? TuistProject.text(text, at: file, adding: link)
                        : XcodeGenSpecification.text(text, at: file, adding: link)
                    if let new {
                        if new != text { changes.append(ProjectChange(path: file, old: text, new: new)) }
                    } else if let lines = Self.lines(declaring: link, in: file, text) {
                        additions.append(ProjectEdit.Addition(lines, to: file))
                    }
                }
            }
        }
        return ProjectEdit.Outcome(changes: changes, additions: additions)
    }

    private static func text(
        of edit: ProjectEdit,
        _ bytes: [UInt8],
        under root: String
    ) throws(ApplicationError) -> [UInt8] {
        do throws(XcodeProject.EditFailure) {
            guard let project = try? XcodeProject(bytes, at: edit.project, under: root) else { throw .text }
            return try project.text(bytes, after: edit, under: root)
        } catch {
            throw refusal(of: error, edit)
        }
    }

    private static func refusal(of failure: XcodeProject.EditFailure, _ edit: ProjectEdit) -> ApplicationError {
        let refused: ValidationError =
            switch failure {
            case .package: .init(field: "--to", value: edit.link?.package ?? "", rule: .packageFolder)
            case .text: .init(field: "project", value: edit.project, rule: .editable)
            case .membership(let file): .init(field: "project", value: file, rule: .sameTargets)
            }
        return ApplicationError(.invalidInput(refused))
    }

    /// Returns the lines that declare a package in a manifest of Tuist or a specification of XcodeGen, or nil for another file.
    private static func lines(declaring link: ProjectEdit.Link, in file: String, _ text: [UInt8]) -> [String]? {
        let path = link.package.relative(to: String(file.folder))
        if TuistProject.isManifest(file) {
            guard TuistProject(text, at: file) != nil else { return nil }
            let targets = link.targets.map { "\($0): .package(product: \"\(link.product)\")" }
            return ["packages: .package(path: \"\(path)\")"] + targets
        }
        guard text.firstRange(of: Array("\ntargets:".utf8)) != nil else { return nil }
        let targets = link.targets.flatMap { ["  \($0):", "    dependencies:", "      - package: \(link.product)"] }
        return ["packages:", "  \(link.product):", "    path: \(path)", "targets:"] + targets
    }

    @concurrent
    public func run(
        _ command: String,
        with changes: [ProjectChange],
        reportingTo report: @escaping @Sendable (String) -> Void
    ) async throws(ApplicationError) -> CommandOutcome {
        try await projects.apply(changes, provisionally: true)
        do throws(ProcessError) {
            // What it prints is read in its order.
            let script = ["-c", "exec 2>&1; " + command]
            let process = ProcessCommand("sh", script, in: root, limit: Self.limit)
            let outcome = try await processes.run(process) { lines in
                String(decoding: lines, as: UTF8.self).split(whereSeparator: \.isNewline).last.map {
                    report(String($0))
                }
            }
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
                ["add", "--all", "--force", "--pathspec-from-file=-", "--pathspec-file-nul"],
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
