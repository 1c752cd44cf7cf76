import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

struct GraphUseCaseTests {
    private let checker = CheckerSource(
        codebases: StubCodebases(
            TargetManifest(name: "Inner"),
            TargetManifest(name: "Outer", dependencies: [.init(name: "Inner")])
        ),
        rules: StubRules.none
    )

    private func unknown(_ field: String, _ name: String, among names: [String]) -> ApplicationError {
        ApplicationError(.invalidInput(ValidationError(field: field, value: name, rule: .oneOf(names))))
    }

    @Test(arguments: [
        (MapScope(focus: "Inner"), ["Inner", "Outer"]), (MapScope(omitted: ["In*"]), ["Outer"]),
        (MapScope(focus: "P", showsPackages: true), ["P"]),
    ])
    func `draws a map`(scope: MapScope, names: [String]) async throws {
        #expect(try await checker.drawModuleMap(scope).modules.map(\.name) == names)
    }

    @Test(arguments: [
        (MapScope(inside: "inn"), "target", "inn", ["Inner", "Outer"]),
        (MapScope(focus: "inn"), "module", "inn", ["Inner", "Outer"]),
        (MapScope(omitted: ["In*", "on*"]), "layer or module", "on*", ["Inner", "Outer"]),
        (MapScope(focus: "x", showsPackages: true), "package", "x", ["P"]),
        (MapScope(focus: "Inner", showsPackages: true), "package", "Inner", ["P"]),
    ])
    func `names what there is in place of an unknown name`(
        scope: MapScope,
        field: String,
        name: String,
        known: [String]
    ) async {
        await #expect(throws: unknown(field, name, among: known)) { try await checker.drawModuleMap(scope) }
    }

    @Test func `plans the folders of a target, and names the target that is unknown`() async throws {
        let files = ["P/Inner/A/A.swift", "P/Inner/B/B.swift"].map {
            Codebase.SourceFile(path: $0, facts: SourceFacts(scanning: []))
        }
        let codebase = Codebase(
            packages: [PackageManifest(name: "P", path: "P", targets: [TargetManifest(name: "Inner")])],
            sources: [.init(package: "P", target: "Inner"): files]
        )
        let plan = CheckerSource(codebases: StubCodebases(codebase), rules: StubRules.none).planLayering
        #expect(try await plan("Inner").steps.map(\.group) == ["A", "B"])
        await #expect(throws: unknown("target", "inn", among: ["Inner"])) { try await plan("inn") }
    }

    @Test func `explains and predicts dependencies, and names the module that is unknown`() async throws {
        let (explain, predict) = (checker.explainDependency, checker.predictDependency)
        let pair = ModulePair(from: "Outer", to: "Inner")
        #expect(try await explain(pair).steps?.count == 1)
        #expect(try await predict(pair).exists)
        let error = unknown("module", "X", among: ["Inner", "Outer"])
        await #expect(throws: error) { try await explain(ModulePair(from: "Outer", to: "X")) }
        await #expect(throws: error) { try await predict(ModulePair(from: "X", to: "Outer")) }
    }

    @Test func `measures every module, and passes failures on`() async throws {
        #expect(try await checker.measureModules(()).map(\.fanIn) == [1, 0])
        let failing = CheckerSource(codebases: StubCodebases(ApplicationError(.notFound)), rules: StubRules.none)
        await #expect(throws: ApplicationError(.notFound)) { try await failing.measureModules(()) }
    }
}
