import ArchitectureDomain
import DomainKit

/// A source of checkers, for the use cases that query a whole repository.
struct CheckerSource: Sendable {
    let codebases: any CodebaseGateway
    let rules: any RulesGateway

    @concurrent
    func checker(at root: String) async throws(ApplicationError) -> Checker {
        let rules = try await rules.rules(at: root) ?? Rules()
        return Checker(try await codebases.codebase(at: root, for: rules), rules: rules)
    }
}

extension Checker {
    /// Returns the error for the name of a module that does not exist.
    func unknown(_ name: String) -> ApplicationError {
        Self.unknown("module", name, of: names)
    }

    /// Returns the error for the focus of a map that does not exist.
    ///
    /// In a map of packages, a module stands for its package.
    func unknown(in scope: MapScope) -> ApplicationError {
        let name = scope.focus ?? ""
        let known = moduleMap(MapScope(showsPackages: scope.showsPackages, showsTests: scope.showsTests))?.modules ?? []
        guard scope.showsPackages else { return Self.unknown("module", name, of: known.map(\.name)) }
        let folders = moduleMap(MapScope(showsTests: true))?.modules.filter { $0.name == name }.map(\.package) ?? []
        let packages = known.filter { folders.isEmpty || folders.contains($0.package) }
        return Self.unknown("package", name, of: packages.map(\.name))
    }

    /// Returns the error for a name to leave out that matches no layer and no module.
    func unknown(omitted name: String) -> ApplicationError {
        Self.unknown("layer or module", name, of: layerNames + names)
    }

    private static func unknown(_ field: String, _ name: String, of names: [String]) -> ApplicationError {
        ApplicationError(.invalidInput(ValidationError(field: field, value: name, rule: .oneOf(names))))
    }

    /// Returns the error for the first of two names of modules that does not exist.
    func unknown(of one: String, _ other: String) -> ApplicationError {
        unknown(names.contains(one) ? other : one)
    }
}
