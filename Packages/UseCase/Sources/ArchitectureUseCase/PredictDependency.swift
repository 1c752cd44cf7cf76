public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Foretells the violations, the cycle and the rebuilding that a new arrow would bring.
public struct PredictDependency: QueryUseCase {
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
    public func callAsFunction(_ input: DependencyQuery) async throws(ApplicationError) -> DependencyPrediction {
        let checker = try await inspected.checker(at: input.root)
        guard let forecast = checker.forecast(from: input.from, to: input.to) else {
            throw checker.unknown(of: input.from, input.to)
        }
        return forecast
    }
}
