public import ArchitectureDomain
public import DomainKit
public import PresentationKit

/// The requests of the architecture's presenter.
public enum ArchitectureRequest: InteractorRequest, Hashable {
    /// Checks the repository, or the changes since a revision, against its rules or the dependency rule alone.
    case check(since: String? = nil, dependenciesOnly: Bool = false)
    /// Returns the map of its modules.
    case map(MapScope)
    /// Explains how one module depends on another.
    case explain(from: String, to: String)
    /// Predicts the effects of a new dependency.
    case predict(from: String, to: String)
    /// Writes rules that it already meets, all with this reason.
    case propose(reason: String, replaces: Bool)
    /// Updates its baseline, with this reason for new entries.
    case updateBaseline(addsNew: Bool, reason: String)
    /// Measures its modules.
    case measure
    /// Creates a project in the folder.
    case createProject(name: String, kits: KitsSource, version: String)
    /// Plans an addition to the project.
    case planScaffold(ScaffoldKind, name: String, feature: String?, area: String?, app: String?)
    /// Applies the changes of a plan.
    case makeScaffold(ScaffoldPlan)
    /// Plans the removal of a feature, or its new name.
    case planFeature(FeatureChange)
    /// Applies the changes of such a plan.
    case changeFeature(FeaturePlan)
}

/// The responses of the architecture's interactor.
public enum ArchitectureResponse: InteractorResponse {
    /// The progress of reading manifests; nil as long as none had to be read.
    case progressed(ManifestProgress?)
    /// The result of a check.
    case checked(ArchitectureReport)
    /// The map of the modules.
    case mapped(ModuleMap)
    /// The explanation of a dependency.
    case explained(DependencyExplanation)
    /// The effects of a new dependency.
    case predicted(DependencyPrediction)
    /// The rules were written.
    case proposed
    /// The baseline was updated.
    case baselineUpdated
    /// The measures of the modules.
    case measured([ModuleMeasure])
    /// The project was created.
    case projectCreated
    /// The plan of an addition.
    case scaffoldPlanned(ScaffoldPlan)
    /// The changes of a plan were made.
    case scaffoldMade(ScaffoldPlan)
    /// The plan of a change of a feature.
    case featurePlanned(FeaturePlan)
    /// The changes of such a plan were made.
    case featureChanged(FeaturePlan)
    /// A request failed.
    case failed(ApplicationError)

    /// Creates the response for the result of a use case.
    init<Answer>(
        _ result: Result<Answer, ApplicationError>,
        _ make: (Answer) -> ArchitectureResponse
    ) {
        switch result {
        case .success(let answer): self = make(answer)
        case .failure(let error): self = .failed(error)
        }
    }
}
