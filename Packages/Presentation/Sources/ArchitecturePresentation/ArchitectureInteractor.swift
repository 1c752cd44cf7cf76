public import ArchitectureDomain
public import ArchitectureUseCase
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of architectures: each request is one use case.
public typealias ArchitectureInteractor = UseCaseInteractor<ArchitectureRequest, ArchitectureResponse>

extension ArchitectureInteractor {
    /// Creates the interactor of the tasks of a scene, from the use cases and their progress.
    public convenience init(
        responseListener: AnyResponseListener<ArchitectureResponse>,
        tasks: TaskScope,
        check: any QueryUseCase<CheckOptions, ArchitectureReport>,
        planFixes: any QueryUseCase<CheckOptions, FixPlan>,
        map: any QueryUseCase<MapScope, ModuleMap>,
        planLayering: any QueryUseCase<String, LayeringPlan>,
        planMoves: any QueryUseCase<MoveOptions, PlannedMoves>,
        explain: any QueryUseCase<ModulePair, DependencyExplanation>,
        predict: any QueryUseCase<ModulePair, DependencyPrediction>,
        propose: any CommandUseCase<RulesProposal>,
        updateBaseline: any CommandUseCase<BaselineUpdate>,
        measure: any QueryUseCase<Void, [ModuleMeasure]>,
        compare: any QueryUseCase<RevisionPair, ArchitectureDifference>,
        trace: any QueryUseCase<HistorySpan, ArchitectureHistory>,
        createProject: any CommandUseCase<ProjectOptions>,
        planScaffold: any QueryUseCase<ScaffoldOptions, ScaffoldPlan>,
        planFeature: any QueryUseCase<FeatureChange, FeaturePlan>,
        applyChanges: any CommandUseCase<[ProjectChange]>,
        planExtraction: any QueryUseCase<ExtractionOptions, PlannedExtraction>,
        applyExtraction: any CommandUseCase<[ProjectChange]>,
        progress: ReadOnlyState<ManifestProgress?>,
        traceProgress: ReadOnlyState<HistoryProgress?>,
        proofProgress: ReadOnlyState<ProofProgress?>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request -> InteractorJob<ArchitectureResponse> in
            let answer =
                switch request {
                case .check(let options): job(check, options) { .checked($0) }
                case .planFixes(let options): job(planFixes, options) { .fixesPlanned($0) }
                case .map(let scope): job(map, scope) { .mapped($0) }
                case .planLayering(let target): job(planLayering, target) { .layeringPlanned($0) }
                case .planMoves(let options): job(planMoves, options) { .movesPlanned($0) }
                case .explain(let pair): job(explain, pair) { .explained($0) }
                case .predict(let pair): job(predict, pair) { .predicted($0) }
                case .propose(let proposal): job(propose, proposal)
                case .updateBaseline(let update): job(updateBaseline, update)
                case .measure: job(measure, ()) { .measured($0) }
                case .compare(let revisions): job(compare, revisions) { .compared($0) }
                case .trace(let span): job(trace, span) { .recorded($0) }
                case .createProject(let options): job(createProject, options)
                case .planScaffold(let options): job(planScaffold, options) { .scaffoldPlanned($0) }
                case .planFeature(let change): job(planFeature, change) { .featurePlanned($0) }
                case .apply(let changes): job(applyChanges, changes)
                case .planExtraction(let options): job(planExtraction, options) { .extractionPlanned($0) }
                case .extract(let changes): job(applyExtraction, changes)
                }
            return .all([
                .observe("manifests", progress) { .progressed($0) },
                .observe("commits", traceProgress) { .historyProgressed($0) },
                .observe("proof", proofProgress) { .proofProgressed($0) },
                answer,
            ])
        }
    }
}

/// Returns a job that responds with the output of a query.
@MainActor
private func job<Input: Sendable, Output: Sendable>(
    _ query: any QueryUseCase<Input, Output>,
    _ input: Input,
    _ response: @escaping @Sendable (Output) -> ArchitectureResponse
) -> InteractorJob<ArchitectureResponse> {
    .answer { ArchitectureResponse(await query.result(input), response) }
}

/// Returns a job that responds when a command has succeeded.
@MainActor
private func job<Input: Sendable>(
    _ command: any CommandUseCase<Input>,
    _ input: Input
) -> InteractorJob<ArchitectureResponse> {
    .answer { ArchitectureResponse(await command.result(input)) { .written } }
}
