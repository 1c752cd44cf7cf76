import ArchitectureDomain
import Testing

/// The check rejects each forbidden dependency.
struct ForbiddenDependencyTests {
    @Test func `the sample grid meets the rules`() async throws {
        var rules = try await ThisRepository.rules()
        rules.allowances = []
        rules.features?.names = SampleGrid.features
        let codebase = SampleGrid.codebase(settings: rules.settings?.swift ?? [])
        // The grid has a part of the modules that the rules name.
        let findings = Checker(codebase, rules: rules).findings().filter { $0.check != .unknownName }
        #expect(findings.map(\.line) == [])
    }

    @Test(arguments: ForbiddenDependency.all)
    func `the check refuses a declared import and quotes the rule`(forbidden: ForbiddenDependency) async throws {
        let findings = try await dependencyFindings(forbidden, declared: true)
        #expect(findings.map(\.rule?.name) == [forbidden.rule])
        #expect(try findings.first?.place == place(of: forbidden))
        #expect(findings.first?.rule?.reason.isEmpty == false)
    }

    @Test(arguments: ForbiddenDependency.all)
    func `the check refuses an import that compiles by way of others`(forbidden: ForbiddenDependency) async throws {
        let findings = try await dependencyFindings(forbidden, declared: false)
        #expect(findings.map(\.rule?.name) == [forbidden.rule])
        #expect(try findings.first?.place == place(of: forbidden))
    }

    private func place(of forbidden: ForbiddenDependency) throws -> Place {
        let target = try #require(SampleGrid.target(forbidden.from))
        return Place(file: "\(target.package)/Sources/\(target.name)/A.swift", line: target.uses.count + 1, column: 1)
    }

    private func dependencyFindings(_ forbidden: ForbiddenDependency, declared: Bool) async throws -> [Finding] {
        let rules = try await ThisRepository.rules()
        let codebase = SampleGrid.codebase(
            settings: rules.settings?.swift ?? [],
            adding: forbidden,
            declared: declared
        )
        let checks: Set<Check> = [.layerDependency, .groupDependency, .featureDependency, .transitiveLayerDependency]
        return Checker(codebase, rules: rules).findings().filter { checks.contains($0.check) }
    }
}
