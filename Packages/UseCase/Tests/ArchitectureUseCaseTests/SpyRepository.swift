import ArchitectureDomain
import DomainKit

/// A repository whose command has one outcome after the other, and which records what was run and staged.
actor SpyRepository: ExtractionGateway {
    private let uncommitted: Result<[String], ApplicationError>
    private let isLocked: Bool
    private var outcomes: [CommandOutcome]
    private(set) var runs: [[ProjectChange]] = []
    private(set) var staged: [String] = []

    init(
        _ outcomes: [CommandOutcome] = [],
        uncommitted: Result<[String], ApplicationError> = .success([]),
        isLocked: Bool = false
    ) {
        self.isLocked = isLocked
        self.outcomes = outcomes
        self.uncommitted = uncommitted
    }

    func uncommittedFiles() async throws(ApplicationError) -> [String] { try uncommitted.get() }

    func otherFiles(in folders: [String]) async throws(ApplicationError) -> [String] { folders.map { $0 + "/a.json" } }

    func outcome(of edits: [ProjectEdit]) async throws(ApplicationError) -> ProjectEdit.Outcome {
        let changes = edits.map { ProjectChange(path: $0.file, old: nil, new: Array($0.project.utf8)) }
        return .init(changes: changes, additions: edits.map { .init($0.link?.targets ?? [], to: $0.file) })
    }

    func run(
        _ command: String,
        with changes: [ProjectChange],
        reportingTo report: @escaping @Sendable (String) -> Void
    ) async throws(ApplicationError) -> CommandOutcome {
        runs.append(changes)
        report("\(command) \(runs.count)")
        guard !outcomes.isEmpty else { throw ApplicationError(.cancelled) }
        return outcomes.removeFirst()
    }

    func stage(_ paths: [String]) async throws(ApplicationError) {
        staged = paths
        if isLocked { throw ApplicationError(.storage(.notWritable(path: "index"))) }
    }
}
