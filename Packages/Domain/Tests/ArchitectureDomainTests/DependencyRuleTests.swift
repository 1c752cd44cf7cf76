import ArchitectureDomain
import Testing

/// The part of a report without which nothing is built: what modules may use.
struct DependencyRuleTests {
    private let fixture = Fixture().package("Inner", uses: "Outer").package("Outer", uses: "Inner")
        .target("A", in: "Inner", uses: ["B", "Spare"], "import B\nlet a = try! b()\n")
        .target("Spare", in: "Inner").target("B", in: "Outer", "@_exported import Spare")

    private func checks(dependenciesOnly: Bool) -> Set<Check> {
        let rules = Rules.twoLayers { $0.allowances = [] }
        let report = ArchitectureReport(fixture.codebase(), rules: rules, dependenciesOnly: dependenciesOnly)
        return Set(report.findings.map(\.check))
    }

    @Test func `a report of the dependency rule alone has forbidden dependencies and cycles, and nothing else`() {
        let whole = checks(dependenciesOnly: false)
        #expect(whole.isSuperset(of: [.layerDependency, .unusedDependency, .exportedImport, .unsafeConstruct]))
        #expect(
            checks(dependenciesOnly: true) == [.layerDependency, .packageDependency, .undeclaredImport, .packageCycle]
        )
    }
}
