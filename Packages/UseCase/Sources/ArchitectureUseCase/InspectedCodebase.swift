import ArchitectureDomain
import DomainKit

/// Where use cases that look at a whole repository get it from.
struct InspectedCodebase: Sendable {
    let codebases: any CodebaseGateway
    let rules: any RulesGateway

    @concurrent
    func checker(at root: String) async throws(ApplicationError) -> Checker {
        let rules = try await rules.rules(at: root) ?? Rules()
        return Checker(try await codebases.codebase(at: root, for: rules), rules: rules)
    }
}

extension Checker {
    /// The failure for a name that no target bears: those that come near, or all.
    func unknown(_ name: String) -> ApplicationError {
        let near = names.filter { $0.lowercased().contains(name.lowercased()) }
        return ApplicationError(
            .invalidInput(ValidationError(field: "module", value: name, rule: .oneOf(near.isEmpty ? names : near)))
        )
    }

    /// The failure for the first of two names that no target bears.
    func unknown(of one: String, _ other: String) -> ApplicationError {
        unknown(names.contains(one) ? other : one)
    }
}
