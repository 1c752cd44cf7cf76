import ArchitectureDomain
import Testing

struct RulesProposalTests {
    private func check(_ fixture: Fixture) -> (rules: Rules, facts: [Fact]) {
        let rules = Rules(proposedFor: fixture.codebase(), reason: "why")
        return (rules, fixture.facts(rules))
    }

    @Test
    func `several packages become a layer each, from inside outwards, and nothing breaks a rule`() {
        let (rules, facts) = check(
            Fixture().package("App", uses: "Core", "UI").package("Core").package("UI", uses: "Core")
                .target("App", in: "App", kind: .executable, uses: ["UI", "Core"], "import UI\nimport Core")
                .target("Core", in: "Core").target("UI", in: "UI", uses: ["Core"], "import Core")
                .target("UITests", in: "UI", kind: .test, uses: ["UI", "Core"], "import UI\nimport Core")
        )
        #expect(rules.layers.map(\.name) == ["Core", "UI", "App"])
        #expect(rules.layers.map(\.uses) == [[], ["Core"], ["Core", "UI"]])
        #expect(rules.layers.allSatisfy { $0.reason == "why" })
        #expect(facts == [])
    }

    @Test
    func `a single package becomes layers of targets, and a cycle is one layer`() {
        let (rules, facts) = check(
            Fixture().package("P").target("Top", in: "P", uses: ["B"], "import B")
                .target("A", in: "P", uses: ["B"], "import B").target("B", in: "P", uses: ["A"], "import A")
                .target("TopTests", in: "P", kind: .test, uses: ["Top", "B"], "import Top\nimport B")
        )
        #expect(rules.layers.map(\.name) == ["A-B", "Top"])
        #expect(rules.layers.map { $0.targets.map(\.text) } == [["A", "B"], ["Top"]])
        #expect(facts == [.targetCycle(["A", "B"])])
    }

    @Test
    func `an arrow that is added later breaks the proposed rules`() {
        let house = Fixture().package("P").target("Low", in: "P").target("High", in: "P", uses: ["Low"], "import Low")
        let rules = Rules(proposedFor: house.codebase(), reason: "")
        let later = Fixture().package("P").target("Low", in: "P", uses: ["New"], "import New").target("New", in: "P")
            .target("High", in: "P", uses: ["Low"], "import Low")
        #expect(later.facts(rules).contains(.unplacedTarget(target: "New")))
    }
}
