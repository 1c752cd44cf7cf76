public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Measures how the modules of a repository hang together.
public struct MeasureModules: QueryUseCase {
    private let inspected: CheckerSource

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - codebases: where manifests and source files come from.
    ///   - rules: where the rules come from.
    public init(codebases: any CodebaseGateway, rules: any RulesGateway) {
        inspected = CheckerSource(codebases: codebases, rules: rules)
    }

    @concurrent
    public func callAsFunction(_ input: String) async throws(ApplicationError) -> [ModuleMeasure] {
        try await inspected.checker(at: input).measures()
    }
}
