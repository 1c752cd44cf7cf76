public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The two modules of a dependency.
public struct DependencyQuery: Hashable, Sendable {
    /// The path of the repository's folder.
    public let root: String
    /// The module that depends on the other.
    public let from: String
    /// The module that it depends on.
    public let to: String

    /// Creates a query.
    public init(root: String, from: String, to: String) {
        self.root = root
        self.from = from
        self.to = to
    }
}

/// Explains how one module depends on another, or which rule forbids it.
public struct ExplainDependency: QueryUseCase {
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
    public func callAsFunction(_ input: DependencyQuery) async throws(ApplicationError) -> DependencyExplanation {
        let checker = try await inspected.checker(at: input.root)
        guard let explanation = checker.explanation(from: input.from, to: input.to) else {
            throw checker.unknown(of: input.from, input.to)
        }
        return explanation
    }
}
