public import ArchitectureDomain
public import DomainKit
public import PresentationKit

/// What the presenter of the architecture asks of its interactor.
public enum ArchitectureRequest: InteractorRequest, Hashable {
    /// Hold the repository against its rules or the dependency rule alone, or what a change can have broken.
    case check(since: String? = nil, dependenciesOnly: Bool = false)
    /// Map its modules.
    case map(MapScope)
    /// Explain how one module reaches another.
    case explain(from: String, to: String)
    /// Foretell what a new arrow would bring.
    case foretell(from: String, to: String)
    /// Write the rules that it keeps already, with this as the reason of each.
    case propose(reason: String, replaces: Bool)
    /// Bring its baseline up to date, with this as the reason of each new entry.
    case updateBaseline(takesNew: Bool, reason: String)
    /// Measure its modules.
    case measure
}

/// What the interactor of the architecture answers.
public enum ArchitectureResponse: InteractorResponse {
    /// So many manifests were read by now; nil while none had to be.
    case progressed(ManifestProgress?)
    /// The repository was held against its rules.
    case checked(ArchitectureReport)
    /// Its modules were mapped.
    case mapped(ModuleMap)
    /// How one module reaches another.
    case explained(DependencyExplanation)
    /// What a new arrow would bring.
    case foretold(DependencyPrediction)
    /// Rules were written.
    case proposed
    /// Its baseline is up to date.
    case baselineUpdated
    /// Its modules were measured.
    case measured([ModuleMeasure])
    /// A request could not be carried out.
    case failed(ApplicationError)

    /// The answer that tells how a request went.
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
