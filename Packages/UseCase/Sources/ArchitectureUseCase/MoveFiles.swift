public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

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

    /// Creates the use case, which reports the progress of the command.
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
        let checker = try await checker(opening: input.request)
        let plan = try ApplicationError.validating(try checker.layeringPlan(of: input.request))
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
