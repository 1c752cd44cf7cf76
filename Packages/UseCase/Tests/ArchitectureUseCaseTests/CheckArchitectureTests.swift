import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

struct CheckArchitectureTests {
    private func check(
        _ rules: StubRules = .none,
        codebases: StubCodebases = StubCodebases(TargetManifest(name: "A")),
        changes: [String: [String]] = [:]
    ) -> CheckArchitecture {
        CheckArchitecture(
            codebases: codebases,
            rules: rules,
            baselines: StubBaselines(),
            changes: StubChanges(answers: changes)
        )
    }

    @Test func `checks the codebase against its rules`() async throws {
        let report = try await check(.otherLayer)(CheckOptions())
        #expect(report.findings.map(\.fact) == [.unplacedTarget(target: "A")])
    }

    @Test func `needs no rules`() async throws {
        let report = try await check()(CheckOptions())
        #expect(report.findings == [])
        #expect(report.rules == nil)
    }

    @Test func `passes failures on`() async {
        let check = check(codebases: StubCodebases(ApplicationError(.notFound)))
        await #expect(throws: ApplicationError(.notFound)) { try await check(CheckOptions()) }
    }

    @Test func `reads the changes only since a revision`() async throws {
        let check = check(changes: ["main": ["P/Package.swift"], "HEAD": []])
        #expect(try await check(CheckOptions()).affected == nil)
        #expect(try await check(CheckOptions(since: "main")).affected == ["A"])
        #expect(try await check(CheckOptions(since: "HEAD")).affected == [])
        await #expect(throws: ApplicationError(.notFound)) {
            try await check(CheckOptions(since: "unknown"))
        }
    }
}
