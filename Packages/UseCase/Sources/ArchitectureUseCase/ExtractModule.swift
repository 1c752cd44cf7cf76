public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of an extraction, or of moves.
public struct ProofOptions<Request: Hashable & Sendable>: Hashable, Sendable {
    /// What is asked for: the files, and the module that they become; or a target, or a folder of one.
    public let request: Request
    /// The command that proves that everything builds; nil for no proof.
    public let proof: String?
    /// A Boolean value that indicates whether the plan is only shown, so that files that are not committed do no harm.
    public let plansOnly: Bool

    /// Creates options.
    public init(_ request: Request, proof: String? = nil, plansOnly: Bool = false) {
        self.request = request
        self.proof = proof
        self.plansOnly = plansOnly
    }
}

/// The options of an extraction.
public typealias ExtractionOptions = ProofOptions<ExtractionRequest>

/// The options of the moves that the plan of a target, or of a folder of one, proposes.
public typealias MoveOptions = ProofOptions<String>

/// The plan of an extraction, and what speaks against it.
public struct PlannedExtraction: Hashable, Sendable {
    /// The plan.
    public let extraction: Extraction
    /// The reason for which it is not carried out; nil if it can be.
    public let refusal: ExtractionRefusal?
    /// The number of times that the command was run.
    public let rounds: Int

    /// Creates a plan.
    public init(_ extraction: Extraction, refusal: ExtractionRefusal? = nil, rounds: Int = 0) {
        self.extraction = extraction
        self.refusal = refusal
        self.rounds = rounds
    }
}

/// The progress of a proof.
public struct ProofProgress: Hashable, Sendable {
    /// The number of the run of the command, from 1.
    public let round: Int
    /// The last line of what the command has printed in this run, or nil before the first.
    public let line: String?

    /// Creates a progress.
    public init(round: Int, line: String? = nil) {
        self.round = round
        self.line = line
    }
}

extension ExtractionGateway {
    /// Runs a command with changed files, and tells its progress.
    func prove(
        _ command: String,
        with changes: [ProjectChange],
        round: Int = 1,
        progress: State<ProofProgress?>
    ) async throws(ApplicationError) -> CommandOutcome {
        progress.set(ProofProgress(round: round))
        return try await run(command, with: changes) { progress.set(ProofProgress(round: round, line: $0)) }
    }
}

/// Plans how files of a target become a module, and proves the plan with a command if there is one.
///
/// A proof changes the files, for good only if ``ApplyExtraction`` carries out the plan; what does not succeed is restored.
public struct PlanExtraction: QueryUseCase {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway
    private let projects: any ProjectGateway
    private let repository: any ExtractionGateway
    private let progress: State<ProofProgress?>

    /// Creates the use case, which reports the progress of the command.
    public init(
        codebases: any CodebaseGateway,
        rules: any RulesGateway,
        projects: any ProjectGateway,
        repository: any ExtractionGateway,
        progress: State<ProofProgress?>
    ) {
        self.codebases = codebases
        self.rules = rules
        self.projects = projects
        self.repository = repository
        self.progress = progress
    }

    /// The number of times that the command is run at most.
    private static let roundLimit = 20

    @concurrent
    public func callAsFunction(_ input: ExtractionOptions) async throws(ApplicationError) -> PlannedExtraction {
        // What an interrupted run has left is not what is planned.
        try await projects.apply([])
        let refusal = input.plansOnly ? nil : try await repository.refusal()
        var draft = try await draft(input.request)
        let extraction = try await extraction(draft)
        guard extraction.obstacles.isEmpty else { return PlannedExtraction(extraction, refusal: .obstacles) }
        guard refusal == nil, let proof = input.proof, !input.plansOnly else {
            return PlannedExtraction(extraction, refusal: refusal)
        }
        return try await prove(&draft, by: proof)
    }

    private func draft(_ request: ExtractionRequest) async throws(ApplicationError) -> ExtractionDraft {
        var rules = try await rules.rules() ?? Rules()
        rules.opened = request.folder
        rules.opensUsers = true
        let codebase = try await codebases.codebase(for: rules)
        let paths = try ApplicationError.validating(try ExtractionDraft.paths(for: request, in: codebase))
        var files = await projects.editableContents(of: paths, besides: [])
        let folders = try ApplicationError.validating(
            try ExtractionDraft.resourceFolders(for: request, in: codebase, files: files)
        )
        let others = try await repository.otherFiles(in: request.folders + folders)
        let resources = others.filter { file in folders.contains { file.hasPrefix($0 + "/") } }
        files.merge(await projects.editableContents(of: Set(resources), besides: [])) { $1 }
        return try ApplicationError.validating(try ExtractionDraft(request, in: codebase, files: files, others: others))
    }

    /// Runs the command until it succeeds, and extends the draft by what it says is missing.
    private func prove(
        _ draft: inout ExtractionDraft,
        by command: String
    ) async throws(ApplicationError) -> PlannedExtraction {
        var (round, errors) = (0, [String]())
        var messages: [CompilerMessage] = []
        while round < Self.roundLimit {
            round += 1
            let extraction = try await extraction(draft)
            let outcome = try await repository.prove(
                command,
                with: extraction.changes,
                round: round,
                progress: progress
            )
            guard outcome.status != 0 else {
                return PlannedExtraction(extraction, rounds: round)
            }
            errors = outcome.failures
            messages = CompilerMessage.errors(in: outcome.output)
            guard draft.answer(messages) else { break }
        }
        try await projects.apply([])
        draft.addObstacles(messages)
        let extraction = try await extraction(draft)
        let refusal = extraction.obstacles.isEmpty ? ExtractionRefusal.unproven(errors) : .obstacles
        return PlannedExtraction(extraction, refusal: refusal, rounds: round)
    }

    /// Returns the plan of a draft, with the changes of projects.
    private func extraction(_ draft: ExtractionDraft) async throws(ApplicationError) -> Extraction {
        var extraction = try ApplicationError.validating(try draft.extraction())
        guard !extraction.projectEdits.isEmpty else { return extraction }
        // Projects are edited as they were before the command ran.
        try await projects.apply([])
        extraction.add(try await repository.outcome(of: extraction.projectEdits))
        return extraction
    }
}

extension ExtractionGateway {
    /// Returns the reason for which files must not be changed, because that could not be undone; nil if they can be.
    func refusal() async throws(ApplicationError) -> ExtractionRefusal? {
        do throws(ApplicationError) {
            let files = try await uncommittedFiles()
            return files.isEmpty ? nil : .uncommitted(files)
        } catch {
            guard case .invalidInput(let refused) = error.kind, refused.rule != .trusted else { throw error }
            return refused.rule == .versioned ? .unversioned : .noCommit
        }
    }
}

extension CommandOutcome {
    /// The errors of the compiler or, without any, the last lines.
    var failures: [String] {
        let messages = CompilerMessage.errors(in: output)
        return messages.isEmpty
            ? output.split(whereSeparator: \.isNewline).suffix(10).map { String($0) } : messages.map(\.line)
    }
}

/// Carries out the plan of an extraction: changes the files, all or none, and records them for the next commit.
public struct ApplyExtraction: CommandUseCase {
    private let projects: any ProjectGateway
    private let repository: any ExtractionGateway

    /// Creates the use case.
    public init(_ projects: any ProjectGateway, repository: any ExtractionGateway) {
        self.projects = projects
        self.repository = repository
    }

    @concurrent
    public func callAsFunction(_ input: [ProjectChange]) async throws(ApplicationError) {
        try await projects.apply(input)
        do throws(ApplicationError) {
            try await repository.stage(input.map(\.path))
        } catch {
            try await projects.apply(input.map { ProjectChange(path: $0.path, old: $0.new, new: $0.old) })
            throw error
        }
    }
}
