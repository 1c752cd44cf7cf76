public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The map that is wanted.
public struct MapQuery: Hashable, Sendable {
    /// The path of the repository's folder.
    public let root: String
    /// The part of the repository to show.
    public let scope: MapScope

    /// Creates a query.
    public init(root: String, scope: MapScope) {
        self.root = root
        self.scope = scope
    }
}

/// Returns the modules of a repository and their dependencies.
public struct DrawModuleMap: QueryUseCase {
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
    public func callAsFunction(_ input: MapQuery) async throws(ApplicationError) -> ModuleMap {
        let checker = try await inspected.checker(at: input.root)
        if let name = checker.unmatched(in: input.scope) { throw checker.unknown(omitted: name) }
        guard let map = checker.moduleMap(input.scope) else { throw checker.unknown(in: input.scope) }
        return map
    }
}
