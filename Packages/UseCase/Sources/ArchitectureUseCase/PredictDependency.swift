public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Predicts the violations, the cycle and the rebuilds that a new dependency would cause.
public struct PredictDependency: QueryUseCase {
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
    public func callAsFunction(_ input: DependencyQuery) async throws(ApplicationError) -> DependencyPrediction {
        let checker = try await inspected.checker(at: input.root)
        guard let prediction = checker.prediction(from: input.from, to: input.to) else {
            throw checker.unknown(of: input.from, input.to)
        }
        return prediction
    }
}
