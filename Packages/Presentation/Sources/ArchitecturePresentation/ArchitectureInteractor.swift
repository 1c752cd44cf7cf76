public import ArchitectureDomain
public import ArchitectureUseCase
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<ArchitectureRequest, ArchitectureResponse> {
    /// Makes the interactor of the architecture: each request is one use case.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use cases.
    ///   - root: the folder of the repository.
    ///   - check: holds the repository against its rules.
    ///   - map: maps its modules.
    ///   - explain: explains how one module reaches another.
    ///   - foretell: foretells what a new arrow would bring.
    ///   - propose: writes the rules that it keeps already.
    ///   - updateBaseline: brings its baseline up to date.
    ///   - measure: measures its modules.
    ///   - progress: the part of the manifests that was read.
    public convenience init(
        responseListener: AnyResponseListener<ArchitectureResponse>,
        tasks: TaskScope,
        root: String,
        check: any QueryUseCase<CheckOptions, ArchitectureReport>,
        map: any QueryUseCase<MapQuery, ModuleMap>,
        explain: any QueryUseCase<DependencyQuery, DependencyExplanation>,
        foretell: any QueryUseCase<DependencyQuery, DependencyPrediction>,
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
                case .foretell(let from, let to):
                    .answer {
                        let question = DependencyQuery(root: root, from: from, to: to)
                        return ArchitectureResponse(await foretell.result(question)) { .foretold($0) }
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
