import Testing

@testable import ArchitectureDomain

struct DependencyCheckTests {
    private let base = Fixture().package("Inner").package("Outer", uses: "Inner")

    @Test func `an allowed dependency is no finding`() {
        let fixture = base.target("A", in: "Inner").target("B", in: "Outer", uses: ["A"], "import A")
        #expect(fixture.findings(.twoLayers()) == [])
    }

    @Test func `a forbidden import is found where it stands, with the rule`() {
        let fixture = base.package("Inner", uses: "Outer")
            .target("A", in: "Inner", uses: ["B"], "\nimport B").target("B", in: "Outer")
        let finding = fixture.findings(.twoLayers()).first { $0.check == .layerDependency }
        #expect(finding?.fact == .layerDependency(from: "A", to: "B", fromLayer: "Inner", toLayer: "Outer"))
        #expect(finding?.place == Place(file: "Inner/A/A.swift", line: 2, column: 1))
        #expect(finding?.subject == .init(package: "Inner", target: "A"))
        #expect(finding?.rule == .init("layer.Inner", because: "inner reason", at: Position(line: 2)))
    }

    @Test func `a forbidden declaration is found without any import`() {
        let fixture = base.package("Inner", uses: "Outer")
            .target("A", in: "Inner", uses: ["B"]).target("B", in: "Outer")
        let finding = fixture.findings(.twoLayers()).first { $0.check == .layerDependency }
        #expect(finding?.place == Place(file: "Inner/Package.swift", line: 10))
    }

    @Test func `a forbidden layer is found behind a target for which no rule speaks`() {
        let fixture = base.package("Inner", uses: "Loose").package("Loose", uses: "Outer")
            .target("A", in: "Inner", uses: ["L"], "import L").target("L", in: "Loose", uses: ["B"], "import B")
            .target("B", in: "Outer")
        let facts = fixture.facts(.twoLayers())
        #expect(
            facts.contains(.transitiveLayerDependency(path: ["A", "L", "B"], fromLayer: "Inner", toLayer: "Outer"))
        )
        #expect(facts.contains(.unplacedTarget(target: "L")))
    }

    @Test func `a package dependency is found in the manifest`() {
        let finding = base.package("Inner", uses: "Outer").target("A", in: "Inner").target("B", in: "Outer")
            .findings(.twoLayers()).first { $0.check == .packageDependency }
        #expect(finding?.fact == .packageDependency(from: "Inner", to: "Outer", fromLayer: "Inner", toLayer: "Outer"))
        #expect(finding?.place == Place(file: "Inner/Package.swift", line: 3))
    }

    @Test func `a group narrows what its layer allows`() {
        let rules = Rules.twoLayers {
            $0.groups = [.init(name: "narrow", targets: ["B"], imports: ["A1"], reason: "narrow reason")]
        }
        let fixture = base.target("A1", in: "Inner").target("A2", in: "Inner")
            .target("B", in: "Outer", uses: ["A1", "A2"], "import A1\nimport A2")
            .target("C", in: "Outer", uses: ["A2"], "import A2")
        #expect(fixture.facts(rules) == [.groupDependency(from: "B", to: "A2", group: "narrow")])
        #expect(fixture.findings(rules).first?.rule?.reason == "narrow reason")
    }

    @Test func `features stay apart, kits know none and apps join them`() {
        let rules = Rules.twoLayers {
            $0.features = .init(names: ["Cat", "Dog"], reason: "apart")
            var apps = Rules.Layer(name: "Apps", packages: ["Apps"], uses: ["Outer", "Inner"], reason: "")
            apps.joinsFeatures = true
            $0.layers.append(apps)
        }
        let fixture = base.target("CatInner", in: "Inner").target("DogInner", in: "Inner")
            .target("CatOuter", in: "Outer", uses: ["CatInner", "DogInner"], "import CatInner\nimport DogInner")
            .target("Kit", in: "Outer", uses: ["CatInner"], "import CatInner")
            .package("Apps", uses: "Outer", "Inner")
            .target(
                "App",
                in: "Apps",
                kind: .executable,
                uses: ["CatOuter", "DogInner"],
                "import CatOuter\nimport DogInner"
            )
        #expect(
            fixture.facts(rules) == [
                .featureDependency(from: "CatOuter", to: "DogInner", fromFeature: "Cat", toFeature: "Dog"),
                .featureDependency(from: "Kit", to: "CatInner", fromFeature: nil, toFeature: "Cat"),
            ]
        )
    }

    @Test func `tests may use their layer and all inner ones, but no outer one`() {
        let rules = Rules.twoLayers {
            $0.layers.append(.init(name: "Top", packages: ["Top"], uses: ["Outer"], reason: ""))
        }
        let fixture = base.package("Top", uses: "Outer", "Inner").package("Outer", uses: "Inner", "Top")
            .target("A", in: "Inner").target("B", in: "Outer").target("C", in: "Top")
            .target("CTests", in: "Top", kind: .test, uses: ["A", "B", "C"], "import A\nimport B\nimport C")
            .target("BTests", in: "Outer", kind: .test, uses: ["C"], "import C")
        let facts = fixture.facts(rules).filter { $0.check == .layerDependency }
        #expect(facts == [.layerDependency(from: "BTests", to: "C", fromLayer: "Outer", toLayer: "Top")])
    }

    @Test func `a layer for tests is used by the tests of every layer and by nothing else`() {
        let rules = Rules.twoLayers {
            var watch = Rules.Layer(name: "Watch", packages: ["Watch"], reason: "")
            watch.isForTests = true
            $0.layers.append(watch)
        }
        let fixture = Fixture().package("Inner", uses: "Watch").package("Watch").target("W", in: "Watch")
            .target("A", in: "Inner")
            .target("ATests", in: "Inner", kind: .test, uses: ["A", "W"], "import A\nimport W")
        #expect(fixture.facts(rules) == [])
        let product = fixture.target("B", in: "Inner", uses: ["W"], "import W")
        #expect(product.facts(rules) == [.layerDependency(from: "B", to: "W", fromLayer: "Inner", toLayer: "Watch")])
    }

    @Test func `the old name of a table is a note at its line`() {
        let rules = Rules.twoLayers {
            $0.deprecations = [.init("[room.kit]", use: "[group.kit]", at: Position(line: 8))]
        }
        let findings = base.target("A", in: "Inner").findings(rules)
        #expect(findings.map(\.fact) == [.deprecatedTable(old: "[room.kit]", new: "[group.kit]", keys: [])])
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.map(\.place) == [Place(file: "architecture.toml", line: 8)])
    }

    @Test func `cycles are found once, between targets and between packages`() {
        let fixture = Fixture().package("P", uses: "Q").package("Q", uses: "P")
            .target("A", uses: ["B"], "import B").target("B", in: "Q", uses: ["C"], "import C")
            .target("C", in: "Q", uses: ["A"], "import A").target("D", uses: ["A"], "import A")
        #expect(fixture.facts() == [.targetCycle(["A", "B", "C"]), .packageCycle(["P", "Q"])])
    }
}
