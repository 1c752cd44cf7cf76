import ArchitectureDomain
import Testing

struct ThisRepositoryTests {
    @Test func `keeps its own rules`() async throws {
        let report = try await ThisRepository.check(ThisRepository.root)
        let lines = report.findings.map(\.line)
        #expect(lines == [])
        // A check that looked at nothing finds nothing.
        #expect(report.graph.nodes.count > 40)
        #expect(report.graph.nodes.contains { $0.name == "DomainKit" && $0.sources.count > 3 })
    }

    @Test func `has a layer for every target and rules for what the layers promise`() async throws {
        let rules = try await ThisRepository.rules()
        #expect(
            rules.layers.map(\.name).prefix(6) == [
                "Domain", "UseCase", "Repository", "Presentation", "View", "Infrastructure",
            ]
        )
        #expect(rules.layers.filter { !$0.allowsUnsafe }.map(\.name) == ["Domain", "UseCase", "Presentation"])
        #expect(rules.composition?.layers == ["Apps"])
        #expect(rules.settings?.swift.count == 7)
        #expect(rules.types.flatMap(\.mentioningLayers) == ["Presentation"])
    }
}
