public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Which arrow is asked about.
public struct DependencyQuery: Hashable, Sendable {
    /// The folder of the repository.
    public let root: String
    /// The module that the arrow starts from.
    public let from: String
    /// The module that it points to.
    public let to: String

    /// Makes a question.
    public init(root: String, from: String, to: String) {
        self.root = root
        self.from = from
        self.to = to
    }
}

/// Explains why one module reaches another, or which rule keeps it from doing so.
public struct ExplainDependency: QueryUseCase {
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
    public func callAsFunction(_ input: DependencyQuery) async throws(ApplicationError) -> DependencyExplanation {
        let checker = try await inspected.checker(at: input.root)
        guard let explanation = checker.explanation(from: input.from, to: input.to) else {
            throw checker.unknown(of: input.from, input.to)
        }
        return explanation
    }
}
