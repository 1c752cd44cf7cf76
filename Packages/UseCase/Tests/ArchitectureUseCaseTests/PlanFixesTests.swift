import ArchitectureDomain
import ArchitectureUseCase
import Testing

struct PlanFixesTests {
    @Test func `plans the changes of the files that a check of the same options names`() async throws {
        let package = PackageManifest(name: "P", path: "P", targets: [TargetManifest(name: "A")])
        let facts = SourceFacts(scanning: Array("public import Foundation".utf8))
        let sources = [
            Codebase.TargetKey(package: "P", target: "A"): [Codebase.SourceFile(path: "P/A.swift", facts: facts)]
        ]
        let check = CheckArchitecture(
            codebases: StubCodebases(Codebase(packages: [package], sources: sources)),
            rules: StubRules.none,
            baselines: StubBaselines(),
            changes: StubChanges(answers: ["main": []])
        )
        let plan = PlanFixes(check, projects: SpyProjects())
        #expect(try await plan(CheckOptions()).changes.map(\.new) == [Array("import Foundation".utf8)])
        #expect(try await plan(CheckOptions(since: "main")).changes.isEmpty)
    }
}
