public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// Which map is wanted.
public struct MapQuery: Hashable, Sendable {
    /// The folder of the repository.
    public let root: String
    /// What the map is to show.
    public let scope: MapScope

    /// Makes a question.
    public init(root: String, scope: MapScope) {
        self.root = root
        self.scope = scope
    }
}

/// Maps the modules of a repository and their arrows.
public struct DrawModuleMap: QueryUseCase {
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
    public func callAsFunction(_ input: MapQuery) async throws(ApplicationError) -> ModuleMap {
        let checker = try await inspected.checker(at: input.root)
        if let name = checker.unmatched(in: input.scope) { throw checker.unknown(omitted: name) }
        guard let map = checker.moduleMap(input.scope) else { throw checker.unknown(in: input.scope) }
        return map
    }
}
