import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

private struct StubCodebases: CodebaseGateway {
    func codebase(
        at root: String,
        for rules: Rules,
        affectedBy changed: [String]?
    ) async throws(ApplicationError) -> Codebase {
        guard root == "root" else { throw ApplicationError(.notFound) }
        return Codebase(
            packages: [
                PackageManifest(
                    name: "P",
                    path: "P",
                    targets: [
                        TargetManifest(name: "Inner"),
                        TargetManifest(name: "Outer", dependencies: [.init(name: "Inner")]),
                    ]
                )
            ],
            sources: [:]
        )
    }
}

private struct NoRules: RulesGateway {
    func rules(at root: String) async throws(ApplicationError) -> Rules? { nil }
    func write(_ rules: Rules, at root: String, replacing: Bool) async throws(ApplicationError) {}
}

struct GraphUseCaseTests {
    private let codebases = StubCodebases()

    @Test
    func `draws a map, and names the modules that there are in place of an unknown one`() async throws {
        let draw = DrawModuleMap(codebases: codebases, rules: NoRules())
        let map = try await draw(MapQuery(root: "root", scope: MapScope(focus: "Inner")))
        #expect(map.modules.map(\.name) == ["Inner", "Outer"])
        let error = ValidationError(field: "module", value: "inn", rule: .oneOf(["Inner", "Outer"]))
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await draw(MapQuery(root: "root", scope: MapScope(focus: "inn")))
        }
    }

    @Test
    func `leaves modules out of a map, and names those that there are in place of an unknown one`() async throws {
        let draw = DrawModuleMap(codebases: codebases, rules: NoRules())
        let scope = MapScope(omitted: ["In*"])
        #expect(try await draw(MapQuery(root: "root", scope: scope)).modules.map(\.name) == ["Outer"])
        let error = ValidationError(field: "layer or module", value: "on*", rule: .oneOf(["Inner", "Outer"]))
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await draw(MapQuery(root: "root", scope: MapScope(omitted: ["In*", "on*"])))
        }
    }

    @Test(arguments: [("inner", ["P"]), ("Inner", ["P"]), ("p", ["P"]), ("x", ["P"])])
    func `a map of packages is drawn around a package, and a module stands for its own`(
        name: String,
        near: [String]
    ) async throws {
        let draw = DrawModuleMap(codebases: codebases, rules: NoRules())
        let scope = MapScope(focus: "P", showsPackages: true)
        #expect(try await draw(MapQuery(root: "root", scope: scope)).modules.map(\.name) == ["P"])
        let error = ValidationError(field: "package", value: name, rule: .oneOf(near))
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await draw(MapQuery(root: "root", scope: MapScope(focus: name, showsPackages: true)))
        }
    }

    @Test
    func `explains and predicts arrows, and names the module that is unknown`() async throws {
        let explain = ExplainDependency(codebases: codebases, rules: NoRules())
        let predict = PredictDependency(codebases: codebases, rules: NoRules())
        let question = DependencyQuery(root: "root", from: "Outer", to: "Inner")
        #expect(try await explain(question).steps?.count == 1)
        #expect(try await predict(question).exists)
        let error = ValidationError(field: "module", value: "X", rule: .oneOf(["Inner", "Outer"]))
        let unknown = DependencyQuery(root: "root", from: "Outer", to: "X")
        await #expect(throws: ApplicationError(.invalidInput(error))) { try await explain(unknown) }
        await #expect(throws: ApplicationError(.invalidInput(error))) { try await predict(unknown) }
    }

    @Test
    func `measures every module, and passes failures on`() async throws {
        let measure = MeasureModules(codebases: codebases, rules: NoRules())
        #expect(try await measure("root").map(\.fanIn) == [1, 0])
        await #expect(throws: ApplicationError(.notFound)) { try await measure("elsewhere") }
    }
}
