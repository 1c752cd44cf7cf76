import ArchitectureDomain
import Testing

/// How a forbidden arrow is stopped: the compiler refuses it, or the check does.
struct ForbiddenDependencyTests {
    @Test
    func `the sample grid meets the rules`() async throws {
        var rules = try await ThisRepository.rules()
        rules.allowances = []
        rules.features?.names = SampleGrid.features
        let codebase = SampleGrid.codebase(settings: rules.settings?.swift ?? [])
        #expect(Checker(codebase, rules: rules).findings().map(\.line) == [])
    }

    @Test(arguments: ForbiddenDependency.all)
    func `the check refuses a declared import and quotes the rule`(arrow: ForbiddenDependency) async throws {
        let findings = try await dependencyFindings(arrow, declared: true)
        #expect(findings.map(\.rule?.name) == [arrow.rule])
        #expect(try findings.first?.place == place(of: arrow))
        #expect(findings.first?.rule?.reason.isEmpty == false)
    }

    @Test(arguments: ForbiddenDependency.all)
    func `the check refuses an import that compiles by way of others`(arrow: ForbiddenDependency) async throws {
        let findings = try await dependencyFindings(arrow, declared: false)
        #expect(findings.map(\.rule?.name) == [arrow.rule])
        #expect(try findings.first?.place == place(of: arrow))
    }

    private func place(of arrow: ForbiddenDependency) throws -> Place {
        let target = try #require(SampleGrid.target(arrow.from))
        return Place(file: "\(target.package)/Sources/\(target.name)/A.swift", line: target.uses.count + 1)
    }

    private func dependencyFindings(_ arrow: ForbiddenDependency, declared: Bool) async throws -> [Finding] {
        let rules = try await ThisRepository.rules()
        let codebase = SampleGrid.codebase(
            settings: rules.settings?.swift ?? [],
            adding: arrow,
            declared: declared
        )
        let arrows: Set<Check> = [.layerDependency, .groupDependency, .featureDependency, .transitiveLayerDependency]
        return Checker(codebase, rules: rules).findings().filter { arrows.contains($0.check) }
    }
}
