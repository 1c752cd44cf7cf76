public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The options of the moves that a plan proposes.
public struct MoveOptions: Hashable, Sendable {
    /// The target, or a folder of one.
    public let target: String
    /// The command that proves that everything builds; nil for no proof.
    public let proof: String?
    /// A Boolean value that indicates whether the moves are only shown, so that files that are not committed do no harm.
    public let plansOnly: Bool

    /// Creates options.
    public init(_ target: String, proof: String? = nil, plansOnly: Bool = false) {
        self.target = target
        self.proof = proof
        self.plansOnly = plansOnly
    }
}

/// The moves of a plan, and what speaks against them.
public struct PlannedMoves: Hashable, Sendable {
    /// The moves.
    public let moves: FileMoves
    /// The reason for which they are not carried out; nil if they can be.
    public let refusal: ExtractionRefusal?
    /// A Boolean value that indicates whether the command has succeeded with them.
    public let isProven: Bool

    /// Creates moves.
    public init(_ moves: FileMoves, refusal: ExtractionRefusal? = nil, isProven: Bool = false) {
        self.moves = moves
        self.refusal = refusal
        self.isProven = isProven
    }
}

/// Returns the moves of files that the plan of a target proposes, proven by a command if there is one.
///
/// A proof changes the files, for good only if ``ApplyExtraction`` carries out the moves; if it fails, they are restored.
public struct PlanMoves: QueryUseCase {
    private let checker: CheckerSource
    private let projects: any ProjectGateway
    private let repository: any ExtractionGateway
    private let progress: State<ProofProgress?>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - checker: the source of manifests, source files and rules.
    ///   - projects: the files.
    ///   - repository: version control, and the command.
    ///   - progress: receives the progress of the command.
    public init(
        _ checker: CheckerSource,
        projects: any ProjectGateway,
        repository: any ExtractionGateway,
        progress: State<ProofProgress?>
    ) {
        self.checker = checker
        self.projects = projects
        self.repository = repository
        self.progress = progress
    }

    @concurrent
    public func callAsFunction(_ input: MoveOptions) async throws(ApplicationError) -> PlannedMoves {
        // What an interrupted run has left is not what is planned.
        try await projects.apply([])
        let checker = try await checker(opening: input.target)
        let plan = try ApplicationError.validating(try checker.layeringPlan(of: input.target))
        let paths = FileMoves.paths(of: plan, in: checker)
        let files = await projects.editableContents(of: paths, besides: [])
        var moves = try ApplicationError.validating(try FileMoves(plan, in: checker, files: files))
        if !moves.projectEdits.isEmpty { moves.add(try await repository.outcome(of: moves.projectEdits)) }
        guard !moves.changes.isEmpty, !input.plansOnly else { return PlannedMoves(moves) }
        if let refusal = try await repository.refusal() { return PlannedMoves(moves, refusal: refusal) }
        guard let proof = input.proof else { return PlannedMoves(moves) }
        let outcome = try await repository.prove(proof, with: moves.changes, progress: progress)
        guard outcome.status != 0 else { return PlannedMoves(moves, isProven: true) }
        try await projects.apply([])
        return PlannedMoves(moves, refusal: .unproven(outcome.failures))
    }
}
