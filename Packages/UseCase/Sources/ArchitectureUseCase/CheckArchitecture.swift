public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Holds a repository against its rules.
///
/// The input is the folder of the repository. Without a rules file it checks what holds for every package: imports
/// that are not declared, dependencies that nobody uses, cycles.
public struct CheckArchitecture: QueryUseCase {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway
    private let baselines: any BaselineGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - codebases: where manifests and source files come from.
    ///   - rules: where the rules come from.
    ///   - baselines: where the violations come from that may stay for now.
    public init(codebases: any CodebaseGateway, rules: any RulesGateway, baselines: any BaselineGateway) {
        self.codebases = codebases
        self.rules = rules
        self.baselines = baselines
    }

    @concurrent
    public func callAsFunction(_ input: String) async throws(ApplicationError) -> ArchitectureReport {
        let rules = try await rules.rules(at: input)
        let baseline = try await baselines.baseline(at: input)
        let codebase = try await codebases.codebase(at: input, for: rules ?? Rules())
        return ArchitectureReport(codebase, rules: rules, baseline: baseline ?? Baseline([]))
    }
}
