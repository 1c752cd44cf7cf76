import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

private struct StubCodebases: CodebaseGateway {
    /// Each of two targets that no layer speaks for is a violation.
    func codebase(
        at root: String,
        for rules: Rules,
        affectedBy changed: [String]?
    ) async throws(ApplicationError) -> Codebase {
        let targets = ["A", "B"].map { TargetManifest(name: $0) }
        return Codebase(packages: [PackageManifest(name: "P", path: "P", targets: targets)], sources: [:])
    }
}

private struct StubRules: RulesGateway {
    func rules(at root: String) async throws(ApplicationError) -> Rules? {
        var rules = Rules()
        rules.layers = [Rules.Layer(name: "Domain", packages: ["Other"], reason: "")]
        return rules
    }

    func write(_ rules: Rules, at root: String, replacing: Bool) async throws(ApplicationError) {}
}

struct UpdateBaselineTests {
    private func keep(_ baselines: StubBaselines, takesNew: Bool = false) async throws {
        let keep = UpdateBaseline(codebases: StubCodebases(), rules: StubRules(), baselines: baselines)
        try await keep(BaselineUpdate(root: "root", takesNew: takesNew, reason: "new"))
    }

    private func entry(_ target: String, reason: String = "old") -> Baseline.Entry {
        let subject = Codebase.TargetKey(package: "P", target: target)
        return .init(
            .init(.unplacedTarget, in: subject, file: "P/Package.swift", names: [target]),
            reason: reason,
            file: target
        )
    }

    @Test
    func `makes a baseline of everything where there is none`() async throws {
        let baselines = StubBaselines()
        try await keep(baselines)
        #expect(baselines.entries == [entry("A", reason: "new"), entry("B", reason: "new")])
    }

    @Test
    func `takes out of an existing one what no longer holds, and adds nothing`() async throws {
        let baselines = StubBaselines(Baseline([entry("B"), entry("Gone")]))
        try await keep(baselines)
        #expect(baselines.entries == [entry("B")])
    }

    @Test
    func `adds when it is told to, and keeps the reasons that are there`() async throws {
        let baselines = StubBaselines(Baseline([entry("B"), entry("Gone")]))
        try await keep(baselines, takesNew: true)
        #expect(baselines.entries == [entry("A", reason: "new"), entry("B")])
    }

    @Test
    func `a check passes over what is in the baseline`() async throws {
        let check = CheckArchitecture(
            codebases: StubCodebases(),
            rules: StubRules(),
            baselines: StubBaselines(Baseline([entry("B")])),
            changes: StubChanges()
        )
        let report = try await check(CheckOptions(root: "root"))
        #expect(report.findings.map(\.fact) == [.unplacedTarget(target: "A")])
        #expect(report.covered == 1)
    }
}
