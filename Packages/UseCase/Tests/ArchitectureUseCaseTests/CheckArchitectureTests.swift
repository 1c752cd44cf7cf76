import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

private struct StubCodebases: CodebaseGateway {
    let answer: Result<Codebase, ApplicationError>

    func codebase(at root: String, for rules: Rules) async throws(ApplicationError) -> Codebase { try answer.get() }
}

private struct StubRules: RulesGateway {
    let answer: Result<Rules?, ApplicationError>

    func rules(at root: String) async throws(ApplicationError) -> Rules? { try answer.get() }
    func create(_ rules: Rules, at root: String) async throws(ApplicationError) {}
}

struct CheckArchitectureTests {
    private let codebase = Codebase(
        packages: [PackageManifest(name: "A", path: "A", targets: [TargetManifest(name: "A")])],
        sources: [:]
    )

    @Test
    func `holds the codebase against the rules of its root`() async throws {
        var rules = Rules()
        rules.layers = [Rules.Layer(name: "Domain", packages: ["Other"], reason: "")]
        let check = CheckArchitecture(
            codebases: StubCodebases(answer: .success(codebase)),
            rules: StubRules(answer: .success(rules)),
            baselines: StubBaselines()
        )
        let report = try await check("root")
        #expect(report.findings.map(\.fact) == [.unplacedTarget(target: "A")])
        #expect(!report.isClean)
    }

    @Test
    func `does without rules`() async throws {
        let check = CheckArchitecture(
            codebases: StubCodebases(answer: .success(codebase)),
            rules: StubRules(answer: .success(nil)),
            baselines: StubBaselines()
        )
        let report = try await check("root")
        #expect(report.isClean)
        #expect(report.rules == nil)
    }

    @Test
    func `passes failures on`() async {
        let check = CheckArchitecture(
            codebases: StubCodebases(answer: .failure(ApplicationError(.notFound))),
            rules: StubRules(answer: .success(nil)),
            baselines: StubBaselines()
        )
        await #expect(throws: ApplicationError(.notFound)) { try await check("root") }
    }
}
