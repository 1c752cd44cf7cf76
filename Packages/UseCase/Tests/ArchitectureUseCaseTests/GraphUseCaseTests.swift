import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

struct GraphUseCaseTests {
    private let codebases = StubCodebases(
        TargetManifest(name: "Inner"),
        TargetManifest(name: "Outer", dependencies: [.init(name: "Inner")])
    )

    @Test func `draws a map, and names the modules that there are in place of an unknown one`() async throws {
        let draw = DrawModuleMap(codebases: codebases, rules: StubRules.none)
        let map = try await draw(MapQuery(root: "root", scope: MapScope(focus: "Inner")))
        #expect(map.modules.map(\.name) == ["Inner", "Outer"])
        let error = ValidationError(field: "module", value: "inn", rule: .oneOf(["Inner", "Outer"]))
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await draw(MapQuery(root: "root", scope: MapScope(focus: "inn")))
        }
    }

    @Test func `leaves modules out of a map, and names those that there are in place of an unknown one`() async throws {
        let draw = DrawModuleMap(codebases: codebases, rules: StubRules.none)
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
        let draw = DrawModuleMap(codebases: codebases, rules: StubRules.none)
        let scope = MapScope(focus: "P", showsPackages: true)
        #expect(try await draw(MapQuery(root: "root", scope: scope)).modules.map(\.name) == ["P"])
        let error = ValidationError(field: "package", value: name, rule: .oneOf(near))
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await draw(MapQuery(root: "root", scope: MapScope(focus: name, showsPackages: true)))
        }
    }

    @Test func `explains and predicts dependencies, and names the module that is unknown`() async throws {
        let explain = ExplainDependency(codebases: codebases, rules: StubRules.none)
        let predict = PredictDependency(codebases: codebases, rules: StubRules.none)
        let question = DependencyQuery(root: "root", from: "Outer", to: "Inner")
        #expect(try await explain(question).steps?.count == 1)
        #expect(try await predict(question).exists)
        let error = ValidationError(field: "module", value: "X", rule: .oneOf(["Inner", "Outer"]))
        let unknown = DependencyQuery(root: "root", from: "Outer", to: "X")
        await #expect(throws: ApplicationError(.invalidInput(error))) { try await explain(unknown) }
        await #expect(throws: ApplicationError(.invalidInput(error))) { try await predict(unknown) }
    }

    @Test func `measures every module, and passes failures on`() async throws {
        let measure = MeasureModules(codebases: codebases, rules: StubRules.none)
        #expect(try await measure("root").map(\.fanIn) == [1, 0])
        let failing = MeasureModules(codebases: StubCodebases(ApplicationError(.notFound)), rules: StubRules.none)
        await #expect(throws: ApplicationError(.notFound)) { try await failing("root") }
    }
}
