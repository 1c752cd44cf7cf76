public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// A source of checkers, for the use cases that query a whole repository.
public struct CheckerSource: Sendable {
    private let codebases: any CodebaseGateway
    private let rules: any RulesGateway

    /// Creates a source.
    public init(codebases: any CodebaseGateway, rules: any RulesGateway) {
        self.codebases = codebases
        self.rules = rules
    }

    /// Reads the repository, also the folders of the opened target or folder.
    @concurrent
    func callAsFunction(opening opened: String? = nil) async throws(ApplicationError) -> Checker {
        var rules = try await rules.rules() ?? Rules()
        rules.opened = opened
        return Checker(try await codebases.codebase(for: rules), rules: rules)
    }
}

/// Two modules, by their names.
public struct ModulePair: Hashable, Sendable {
    /// The module that depends on the other.
    public let from: String
    /// The module that it depends on.
    public let to: String

    /// Creates a pair.
    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}

/// A query that a checker of the repository answers; a module that the repository does not have is invalid input.
public struct CheckerQuery<Input: Sendable, Answer: Sendable>: QueryUseCase {
    fileprivate let checker: CheckerSource
    /// The target or the folder whose folders the answer needs.
    fileprivate var opened: @Sendable (Input) -> String? = { _ in nil }
    fileprivate let ask: @Sendable (Checker, Input) throws(ValidationError) -> Answer

    @concurrent
    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Answer {
        let checker = try await checker(opening: opened(input))
        return try ApplicationError.validating(try ask(checker, input))
    }
}

extension CheckerSource {
    /// Returns the modules of a repository and their dependencies.
    public var drawModuleMap: CheckerQuery<MapScope, ModuleMap> {
        .init(checker: self, opened: \.inside) { (checker, scope) throws(ValidationError) in
            try checker.moduleMap(scope)
        }
    }

    /// Plans how a target, or a folder of one, becomes several modules.
    public var planLayering: CheckerQuery<String, LayeringPlan> {
        .init(checker: self, opened: \.self) { (checker, target) throws(ValidationError) in
            try checker.layeringPlan(of: target)
        }
    }

    /// Explains how one module depends on another, or which rule forbids it.
    public var explainDependency: CheckerQuery<ModulePair, DependencyExplanation> {
        .init(checker: self) { (checker, pair) throws(ValidationError) in
            try checker.explanation(from: pair.from, to: pair.to)
        }
    }

    /// Predicts the violations, the cycle and the rebuilds that a new dependency would cause.
    public var predictDependency: CheckerQuery<ModulePair, DependencyPrediction> {
        .init(checker: self) { (checker, pair) throws(ValidationError) in
            try checker.prediction(from: pair.from, to: pair.to)
        }
    }

    /// Measures the coupling of the modules of a repository.
    public var measureModules: CheckerQuery<Void, [ModuleMeasure]> {
        .init(checker: self) { checker, _ in checker.measures() }
    }
}
