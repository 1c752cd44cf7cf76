import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Testing
import UseCaseKit

private struct StubCodebases: CodebaseGateway {
    let answer: Result<Codebase, ApplicationError>

    func codebase(
        at root: String,
        for rules: Rules,
        affectedBy changed: [String]?
    ) async throws(ApplicationError) -> Codebase { try answer.get() }
}

private struct StubRules: RulesGateway {
    let answer: Result<Rules?, ApplicationError>

    func rules(at root: String) async throws(ApplicationError) -> Rules? { try answer.get() }
    func write(_ rules: Rules, at root: String, replacing: Bool) async throws(ApplicationError) {}
}

/// Knows what has changed since some revisions.
struct StubChanges: ChangesGateway {
    private let answers: [String: [String]]

    init(_ answers: [String: [String]] = [:]) {
        self.answers = answers
    }

    func changedFiles(since revision: String, at root: String) async throws(ApplicationError) -> [String] {
        guard let answer = answers[revision] else { throw ApplicationError(.notFound) }
        return answer
    }
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
            baselines: StubBaselines(),
            changes: StubChanges()
        )
        let report = try await check(CheckOptions(root: "root"))
        #expect(report.findings.map(\.fact) == [.unplacedTarget(target: "A")])
        #expect(!report.isClean)
    }

    @Test
    func `does without rules`() async throws {
        let check = CheckArchitecture(
            codebases: StubCodebases(answer: .success(codebase)),
            rules: StubRules(answer: .success(nil)),
            baselines: StubBaselines(),
            changes: StubChanges()
        )
        let report = try await check(CheckOptions(root: "root"))
        #expect(report.isClean)
        #expect(report.rules == nil)
    }

    @Test
    func `passes failures on`() async {
        let check = CheckArchitecture(
            codebases: StubCodebases(answer: .failure(ApplicationError(.notFound))),
            rules: StubRules(answer: .success(nil)),
            baselines: StubBaselines(),
            changes: StubChanges()
        )
        await #expect(throws: ApplicationError(.notFound)) { try await check(CheckOptions(root: "root")) }
    }

    @Test
    func `asks what has changed only where a revision is named`() async throws {
        let check = CheckArchitecture(
            codebases: StubCodebases(answer: .success(codebase)),
            rules: StubRules(answer: .success(nil)),
            baselines: StubBaselines(),
            changes: StubChanges(["main": ["A/Package.swift"], "HEAD": []])
        )
        #expect(try await check(CheckOptions(root: "root")).affected == nil)
        #expect(try await check(CheckOptions(root: "root", since: "main")).affected?.map(\.target) == ["A"])
        #expect(try await check(CheckOptions(root: "root", since: "HEAD")).affected == [])
        await #expect(throws: ApplicationError(.notFound)) {
            try await check(CheckOptions(root: "root", since: "unknown"))
        }
    }
}
