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
        progress: ReadOnlyState<ManifestProgress?>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request -> InteractorJob<ArchitectureResponse> in
            let answer: InteractorJob<ArchitectureResponse> =
                switch request {
                case .check(let base, let dependenciesOnly):
                    .answer {
                        let question = CheckOptions(root: root, since: base, dependenciesOnly: dependenciesOnly)
                        return ArchitectureResponse(await check.result(question)) { .checked($0) }
                    }
                case .map(let scope):
                    .answer {
                        let question = MapQuery(root: root, scope: scope)
                        return ArchitectureResponse(await map.result(question)) { .mapped($0) }
                    }
                case .explain(let from, let to):
                    .answer {
                        let question = DependencyQuery(root: root, from: from, to: to)
                        return ArchitectureResponse(await explain.result(question)) { .explained($0) }
                    }
                case .predict(let from, let to):
                    .answer {
                        let question = DependencyQuery(root: root, from: from, to: to)
                        return ArchitectureResponse(await predict.result(question)) { .predicted($0) }
                    }
                case .propose(let reason, let replaces):
                    .answer {
                        let proposal = RulesProposal(root: root, reason: reason, replaces: replaces)
                        return ArchitectureResponse(await propose.result(proposal)) { .proposed }
                    }
                case .updateBaseline(let takesNew, let reason):
                    .answer {
                        let update = BaselineUpdate(root: root, takesNew: takesNew, reason: reason)
                        return ArchitectureResponse(await updateBaseline.result(update)) { .baselineUpdated }
                    }
                case .measure:
                    .answer { ArchitectureResponse(await measure.result(root)) { .measured($0) } }
                }
            return .all(
                .observe("manifests", progress.values, current: progress.value) { .progressed($0) },
                answer
            )
        }
    }
}
