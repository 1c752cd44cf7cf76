import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

struct UpdateBaselineTests {
    /// Each of two targets without a layer is a violation.
    private let codebases = StubCodebases(TargetManifest(name: "A"), TargetManifest(name: "B"))

    private func update(_ baselines: StubBaselines, addsNew: Bool = false) async throws {
        let checker = CheckerSource(codebases: codebases, rules: StubRules.otherLayer)
        let update = UpdateBaseline(checker, baselines: baselines)
        try await update(BaselineUpdate(addsNew: addsNew, reason: "new"))
    }

    private func entry(_ target: String, reason: String = "old") -> Baseline.Entry {
        .init(.init(.unplacedTarget, [target]), reason: reason)
    }

    @Test func `writes a baseline of all violations if there is none`() async throws {
        let baselines = StubBaselines()
        try await update(baselines)
        #expect(baselines.entries == [entry("A", reason: "new"), entry("B", reason: "new")])
    }

    @Test func `removes entries that no longer occur from an existing one, and adds nothing`() async throws {
        let baselines = StubBaselines(Baseline([entry("B"), entry("Gone")]))
        try await update(baselines)
        #expect(baselines.entries == [entry("B")])
    }

    @Test func `adds new violations on request, and keeps existing reasons`() async throws {
        let baselines = StubBaselines(Baseline([entry("B"), entry("Gone")]))
        try await update(baselines, addsNew: true)
        #expect(baselines.entries == [entry("A", reason: "new"), entry("B")])
    }

    @Test func `a check accepts the violations in the baseline`() async throws {
        let check = CheckArchitecture(
            codebases: codebases,
            rules: StubRules.otherLayer,
            baselines: StubBaselines(Baseline([entry("B")])),
            changes: StubChanges()
        )
        let report = try await check(CheckOptions())
        #expect(report.findings.map(\.fact) == [.unplacedTarget(target: "A")])
        #expect(report.covered == 1)
    }
}
