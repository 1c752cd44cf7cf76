import ArchitectureDomain
import Testing

/// Checks of a feature that was added and not listed.
struct FeatureCheckTests {
    /// The rules of a repository whose targets may use their own feature.
    private var rules: Rules {
        .twoLayers {
            $0.features = .init(names: ["Article"], reason: "features stay apart", at: Position(line: 20))
            $0.layers[0].imports = ["Kit"]
            $0.layers[1].imports = ["Kit", "{feature}Domain", "{feature}Contract"]
            $0.groups = [.init(name: "contract", targets: ["{feature}Contract"], imports: ["Kit"], reason: "")]
        }
    }

    private var base: Fixture {
        Fixture().package("Inner").package("Outer", uses: "Inner").target("Kit", in: "Inner")
            .target("ArticleDomain", in: "Inner", uses: ["Kit"], "import Kit")
            .target("ArticleUseCase", in: "Outer", uses: ["ArticleDomain"], "import ArticleDomain")
    }

    private var extended: Fixture {
        base.target("GoalDomain", in: "Inner", uses: ["Kit"], "import Kit")
            .target("GoalContract", in: "Outer", uses: ["Kit"], "import Kit")
            .target("GoalUseCase", in: "Outer", uses: ["GoalDomain"], "import GoalDomain")
            .target("GoalScreen", in: "Outer", uses: ["GoalContract"], "import GoalContract")
            .target("GoalDomainTests", in: "Inner", kind: .test, uses: ["GoalDomain"], "import GoalDomain")
    }

    @Test func `a feature that is not listed is one finding, not one for each of its dependencies`() {
        #expect(base.facts(rules) == [.deadPattern("{feature}Contract", rule: "group.contract")])
        let findings = extended.findings(rules)
        let targets = ["GoalDomain", "GoalContract", "GoalUseCase", "GoalScreen"]
        #expect(findings.map(\.fact) == [.unlistedFeature("Goal", targets: targets)])
        #expect(findings.first?.place == Place(file: "architecture.toml", line: 20))
        #expect(findings.first?.rule?.name == "features")
        var listed = rules
        listed.features?.names.append("Goal")
        #expect(extended.facts(listed) == [])
    }

    @Test func `a feature that is not listed is held to the rules as if it were`() {
        let mixed = extended.target("ArticleScreen", in: "Outer", uses: ["GoalContract"], "import GoalContract")
        let crossing = Fact.featureDependency(
            from: "ArticleScreen",
            to: "GoalContract",
            fromFeature: "Article",
            toFeature: "Goal"
        )
        #expect(mixed.facts(rules).contains(crossing))
        #expect(mixed.facts(rules).count == 2)
    }

    @Test func `a target that nothing of its own name uses is no feature`() {
        let kit = base.target("SharedDomain", in: "Inner", uses: ["Kit"], "import Kit")
            .target("Domain", in: "Inner").target("DomainTools", in: "Outer", uses: ["Domain"], "import Domain")
        #expect(!kit.facts(rules).contains { if case .unlistedFeature = $0 { true } else { false } })
    }
}
