public import ArchitectureDomain
public import ArchitectureUseCase
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<ArchitectureRequest, ArchitectureResponse> {
    /// Creates an interactor that answers each request by one use case.
    ///
    /// - Parameters:
    ///   - responseListener: the listener for the responses.
    ///   - tasks: the tasks of the scene.
    ///   - root: the path of the repository's folder.
    ///   - check: checks the repository against its rules.
    ///   - map: returns its modules.
    ///   - explain: explains how one module depends on another.
    ///   - predict: predicts the effects of a new dependency.
    ///   - propose: writes rules that it already meets.
    ///   - updateBaseline: updates its baseline.
    ///   - measure: measures its modules.
    ///   - createProject: creates a project.
    ///   - planScaffold: plans an addition to the project.
    ///   - planFeature: plans the removal of a feature, or its new name.
    ///   - applyChanges: applies the changes of a plan.
    ///   - progress: the progress of reading manifests.
    public convenience init(
        responseListener: AnyResponseListener<ArchitectureResponse>,
        tasks: TaskScope,
        root: String,
        check: any QueryUseCase<CheckOptions, ArchitectureReport>,
        map: any QueryUseCase<MapQuery, ModuleMap>,
        explain: any QueryUseCase<DependencyQuery, DependencyExplanation>,
        predict: any QueryUseCase<DependencyQuery, DependencyPrediction>,
        propose: any CommandUseCase<RulesProposal>,
        updateBaseline: any CommandUseCase<BaselineUpdate>,
        measure: any QueryUseCase<String, [ModuleMeasure]>,
        createProject: any CommandUseCase<ProjectOptions>,
        planScaffold: any QueryUseCase<ScaffoldOptions, ScaffoldPlan>,
        planFeature: any QueryUseCase<FeatureOptions, FeaturePlan>,
        applyChanges: any CommandUseCase<PlannedChanges>,
        progress: ReadOnlyState<ManifestProgress?>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request -> InteractorJob<ArchitectureResponse> in
            let answer =
                switch request {
                case .check(let base, let dependenciesOnly):
                    job(check, CheckOptions(root: root, since: base, dependenciesOnly: dependenciesOnly)) {
                        .checked($0)
                    }
                case .map(let scope): job(map, MapQuery(root: root, scope: scope)) { .mapped($0) }
                case .explain(let from, let to):
                    job(explain, DependencyQuery(root: root, from: from, to: to)) { .explained($0) }
                case .predict(let from, let to):
                    job(predict, DependencyQuery(root: root, from: from, to: to)) { .predicted($0) }
                case .propose(let reason, let replaces):
                    job(propose, RulesProposal(root: root, reason: reason, replaces: replaces), .proposed)
                case .updateBaseline(let addsNew, let reason):
                    job(
                        updateBaseline,
                        BaselineUpdate(root: root, addsNew: addsNew, reason: reason),
                        .baselineUpdated
                    )
                case .measure: job(measure, root) { .measured($0) }
                case .createProject(let name, let kits, let version):
                    job(
                        createProject,
                        ProjectOptions(name: name, kits: kits, version: version, folder: root),
                        .projectCreated
                    )
                case .planScaffold(let kind, let name, let feature, let area, let app):
                    job(
                        planScaffold,
                        ScaffoldOptions(root: root, kind: kind, name: name, feature: feature, area: area, app: app)
                    ) { .scaffoldPlanned($0) }
                case .makeScaffold(let plan):
                    job(applyChanges, PlannedChanges(root: root, changes: plan.changes), .scaffoldMade(plan))
                case .planFeature(let change):
                    job(planFeature, FeatureOptions(root: root, change: change)) { .featurePlanned($0) }
                case .changeFeature(let plan):
                    job(applyChanges, PlannedChanges(root: root, changes: plan.changes), .featureChanged(plan))
                }
            return .all(
                .observe("manifests", progress.values, current: progress.value) { .progressed($0) },
                answer
            )
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
    _ input: Input,
    _ response: ArchitectureResponse
) -> InteractorJob<ArchitectureResponse> {
    .answer { ArchitectureResponse(await command.result(input)) { response } }
}
