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

    /// Reads the repository.
    ///
    /// - Parameter opened: the target or the folder whose folders are needed, too.
    @concurrent
    func callAsFunction(opening opened: String? = nil) async throws(ApplicationError) -> Checker {
        var rules = try await rules.rules() ?? Rules()
        rules.opened = opened
        return Checker(try await codebases.codebase(for: rules), rules: rules)
    }

    /// Returns the answer of a checker; a module that the repository does not have is invalid input.
    func answer<Answer>(
        opening opened: String? = nil,
        _ ask: (Checker) throws(ValidationError) -> Answer
    ) async throws(ApplicationError) -> Answer {
        let checker = try await self(opening: opened)
        return try ApplicationError.validating(try ask(checker))
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

/// Returns the modules of a repository and their dependencies.
public struct DrawModuleMap: QueryUseCase {
    private let checker: CheckerSource

    /// Creates the use case.
    public init(_ checker: CheckerSource) {
        self.checker = checker
    }

    @concurrent
    public func callAsFunction(_ input: MapScope) async throws(ApplicationError) -> ModuleMap {
        try await checker.answer(opening: input.inside) { checker throws(ValidationError) in
            try checker.moduleMap(input)
        }
    }
}

/// Plans how a target, or a folder of one, becomes several modules.
public struct PlanLayering: QueryUseCase {
    private let checker: CheckerSource

    /// Creates the use case.
    public init(_ checker: CheckerSource) {
        self.checker = checker
    }

    @concurrent
    public func callAsFunction(_ input: String) async throws(ApplicationError) -> LayeringPlan {
        try await checker.answer(opening: input) { checker throws(ValidationError) in
            try checker.layeringPlan(of: input)
        }
    }
}

/// Explains how one module depends on another, or which rule forbids it.
public struct ExplainDependency: QueryUseCase {
    private let checker: CheckerSource

    /// Creates the use case.
    public init(_ checker: CheckerSource) {
        self.checker = checker
    }

    @concurrent
    public func callAsFunction(_ input: ModulePair) async throws(ApplicationError) -> DependencyExplanation {
        try await checker.answer { checker throws(ValidationError) in
            try checker.explanation(from: input.from, to: input.to)
        }
    }
}

/// Predicts the violations, the cycle and the rebuilds that a new dependency would cause.
public struct PredictDependency: QueryUseCase {
    private let checker: CheckerSource

    /// Creates the use case.
    public init(_ checker: CheckerSource) {
        self.checker = checker
    }

    @concurrent
    public func callAsFunction(_ input: ModulePair) async throws(ApplicationError) -> DependencyPrediction {
        try await checker.answer { checker throws(ValidationError) in
            try checker.prediction(from: input.from, to: input.to)
        }
    }
}

/// Measures the coupling of the modules of a repository.
public struct MeasureModules: QueryUseCase {
    private let checker: CheckerSource

    /// Creates the use case.
    public init(_ checker: CheckerSource) {
        self.checker = checker
    }

    @concurrent
    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> [ModuleMeasure] {
        try await checker().measures()
    }
}
