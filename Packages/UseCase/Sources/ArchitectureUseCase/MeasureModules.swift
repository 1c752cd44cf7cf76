public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Measures the coupling of the modules of a repository.
public struct MeasureModules: QueryUseCase {
    private let inspected: CheckerSource

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - codebases: the source of manifests and source files.
    ///   - rules: the store of the rules.
    public init(codebases: any CodebaseGateway, rules: any RulesGateway) {
        inspected = CheckerSource(codebases: codebases, rules: rules)
    }

    @concurrent
    public func callAsFunction(_ input: String) async throws(ApplicationError) -> [ModuleMeasure] {
        try await inspected.checker(at: input).measures()
    }
}
