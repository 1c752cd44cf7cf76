public import ArchitectureDomain
public import ArchitectureUseCase
public import DomainKit
public import PresentationKit

/// The requests of the architecture's presenter, each with the input of its use case.
public enum ArchitectureRequest: InteractorRequest, Hashable {
    /// Checks the repository, or the changes since a revision, against its rules or the dependency rule alone.
    case check(CheckOptions)
    /// Plans the changes that fix those findings of such a check whose fix is certain.
    case planFixes(CheckOptions)
    /// Returns the map of its modules.
    case map(MapScope)
    /// Plans how the target with a name becomes several modules.
    case planLayering(String)
    /// Plans the moves of files that the plan of a target proposes.
    case planMoves(MoveOptions)
    /// Explains how one module depends on another.
    case explain(ModulePair)
    /// Predicts the effects of a new dependency.
    case predict(ModulePair)
    /// Writes rules that it already meets.
    case propose(RulesProposal)
    /// Updates its baseline.
    case updateBaseline(BaselineUpdate)
    /// Measures its modules.
    case measure
    /// Compares two states of it.
    case compare(RevisionPair)
    /// Checks its last commits.
    case trace(HistorySpan)
    /// Creates a project in the folder.
    case createProject(ProjectOptions)
    /// Plans an addition to the project.
    case planScaffold(ScaffoldOptions)
    /// Plans the removal of a feature, or its new name.
    case planFeature(FeatureChange)
    /// Plans how files of a target become a module.
    case planExtraction(ExtractionOptions)
    /// Carries out such a plan, or moves.
    case extract([ProjectChange])
    /// Applies the changes of a plan.
    case apply([ProjectChange])
}

/// The responses of the architecture's interactor.
public enum ArchitectureResponse: InteractorResponse {
    /// The progress of reading manifests; nil as long as none had to be read.
    case progressed(ManifestProgress?)
    /// The progress of a history; nil before the first commit was checked.
    case historyProgressed(HistoryProgress?)
    /// The result of a check.
    case checked(ArchitectureReport)
    /// The plan of the changes that fix findings.
    case fixesPlanned(FixPlan)
    /// The map of the modules.
    case mapped(ModuleMap)
    /// The plan by which a target becomes several modules.
    case layeringPlanned(LayeringPlan)
    /// The moves of a plan.
    case movesPlanned(PlannedMoves)
    /// The explanation of a dependency.
    case explained(DependencyExplanation)
    /// The effects of a new dependency.
    case predicted(DependencyPrediction)
    /// The measures of the modules.
    case measured([ModuleMeasure])
    /// The differences between two states.
    case compared(ArchitectureDifference)
    /// The checks of the last commits.
    case recorded(ArchitectureHistory)
    /// The plan of an addition.
    case scaffoldPlanned(ScaffoldPlan)
    /// The plan of a change of a feature.
    case featurePlanned(FeaturePlan)
    /// The plan of an extraction.
    case extractionPlanned(PlannedExtraction)
    /// The progress of the command that proves an extraction or moves; nil before the first run.
    case proofProgressed(ProofProgress?)
    /// A command has succeeded: files were written.
    case written
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
