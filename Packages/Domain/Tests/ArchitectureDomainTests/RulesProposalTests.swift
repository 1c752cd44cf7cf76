import ArchitectureDomain
import Determinism
import Testing

struct RulesProposalTests {
    private func check(_ fixture: Fixture) -> (rules: Rules, facts: [Fact]) {
        let rules = Rules(proposedFor: fixture.codebase(), reasons: .plain)
        return (rules, fixture.facts(rules))
    }

    @Test func `several packages become a layer each, from inside outwards, and nothing breaks a rule`() {
        let (rules, facts) = check(
            Fixture().package("App", uses: "Core", "UI").package("Core").package("UI", uses: "Core")
                .target("App", in: "App", kind: .executable, uses: ["UI", "Core"], "import UI\nimport Core")
                .target("Core", in: "Core").target("UI", in: "UI", uses: ["Core"], "import Core")
                .target("UITests", in: "UI", kind: .test, uses: ["UI", "Core"], "import UI\nimport Core")
        )
        #expect(rules.layers.map(\.name) == ["Core", "UI", "App"])
        #expect(rules.layers.map(\.uses) == [[], ["Core"], ["Core", "UI"]])
        #expect(rules.layers.map(\.quote.reason) == ["none", "some: Core", "some: Core, UI"])
        #expect(facts == [])
    }

    @Test func `a single package becomes layers of targets, and a cycle is one layer`() {
        let (rules, facts) = check(
            Fixture().package("P").target("Top", uses: ["B"], "import B")
                .target("A", uses: ["B"], "import B").target("B", uses: ["A"], "import A")
                .target("TopTests", kind: .test, uses: ["Top", "B"], "import Top\nimport B")
        )
        #expect(rules.layers.map(\.name) == ["A-B", "Top"])
        #expect(rules.layers.map { $0.targets.map(\.text) } == [["A", "B"], ["Top"]])
        #expect(facts == [.targetCycle(["A", "B"])])
    }

    @Test func `a dependency that is added later breaks the proposed rules`() {
        let base = Fixture().package("P").target("Low").target("High", uses: ["Low"], "import Low")
        let rules = Rules(proposedFor: base.codebase(), reasons: .plain)
        let later = Fixture().package("P").target("Low", uses: ["New"], "import New").target("New")
            .target("High", uses: ["Low"], "import Low")
        #expect(later.facts(rules).contains(.unplacedTarget(target: "New")))
    }

    @Test func `packages of one name, and folders that are named like others, become layers of their own names`() {
        let packages = ["App", "Core", "Tools/App", ""].map { path in
            PackageManifest(
                name: path == "" ? "Core" : "Same",
                path: path,
                targets: [.init(name: "T" + path.suffix(3))]
            )
        }
        let rules = Rules(proposedFor: Codebase(packages: packages, sources: [:]), reasons: .plain)
        #expect(rules.layers.map(\.name) == ["Core", "Same", "Same-2", "Tools/App"])
    }

    @Test func `a package that holds most targets is taken apart, and others beside it are not`() {
        let (rules, facts) = check(
            Fixture().package("Main").package("Tool", uses: "Main")
                .target("Low", in: "Main").target("High", in: "Main", uses: ["Low"], "import Low")
                .target("Tool", in: "Tool", kind: .executable, uses: ["Low"], "import Low")
        )
        #expect(rules.layers.map(\.name) == ["Low", "High", "Tool"])
        #expect(rules.layers.map(\.uses) == [[], ["Low"], ["Low"]])
        #expect(facts == [])
    }

    @Test func `tests that reach further than what they test get a layer of their own`() {
        let (rules, facts) = check(
            Fixture().package("P").target("Low").target("Support", uses: ["Low"], "import Low")
                .target("LowTests", kind: .test, uses: ["Low", "Support"], "import Low\nimport Support")
                .target("SupportTests", kind: .test, uses: ["Support"], "import Support")
        )
        #expect(rules.layers.map(\.name) == ["Low", "Support", "tests"])
        #expect(rules.layers.last?.targets.map(\.text) == ["LowTests"])
        #expect(rules.layers.last?.uses == ["Low", "Support"])
        #expect(facts == [])
    }

    @Test func `many targets share a layer at each height`() {
        var fixture = Fixture().package("P")
        for number in 0..<20 {
            let uses = number < 10 ? [] : ["T\(number - 10)"]
            let name = "T\(number)"
            fixture = fixture.target(name, uses: uses, uses.map { "import \($0)\n" }.joined())
        }
        let (rules, facts) = check(fixture)
        #expect(rules.layers.map(\.name) == ["level-1", "level-2"])
        #expect(rules.layers.map(\.targets.count) == [10, 10])
        #expect(rules.layers.map(\.uses) == [[], ["level-1"]])
        #expect(facts == [])
    }

    @Test func `of many targets those whose names end in one word share a layer, unless that closes a circle`() {
        var fixture = Fixture().package("P").target("Models")
        for name in ["Home", "Settings", "Search", "Account"] {
            fixture = fixture.target("\(name)Client", uses: ["Models"], "import Models")
                .target("\(name)Feature", uses: ["\(name)Client"], "import \(name)Client")
                .target("\(name)Preview", uses: ["\(name)Feature"], "import \(name)Feature")
        }
        // A kit above the clients and one below the models: as one layer they would close a circle.
        fixture = fixture.target("AKit").target("BKit", uses: ["HomeClient"], "import HomeClient")
            .target("CKit").target("Low", uses: ["CKit"], "import CKit")
            .target("App", kind: .executable, uses: ["HomePreview", "BKit"], "import HomePreview\nimport BKit")
        let (rules, facts) = check(
            fixture.target("DKit").target("ZClient", uses: ["DKit"], "import DKit")
        )
        #expect(facts == [])
        #expect(Set(rules.layers.map(\.name)).isSuperset(of: ["Client", "Feature", "Preview", "Models"]))
        #expect(!rules.layers.contains { $0.name == "Kit" })
        let feature = rules.layers.first { $0.name == "Feature" }
        #expect(feature?.targets == ["*Feature"])
        #expect(feature?.uses == ["Client"])
    }

    @Test func `dependencies that layers cannot allow are warnings, and an unreadable package is left out`() {
        let fixture = Fixture().package("P").target("A").target("B", "import A")
        let codebase = fixture.codebase(
            readFailures: [
                .init(.manifest("broken"), at: Place(file: "Tests/Fixtures/Broken/Package.swift", line: 3)),
                .init(.notUTF8, at: Place(file: "P/A/A.swift", line: 1)),
            ]
        )
        let rules = Rules(proposedFor: codebase, reasons: .plain)
        // What could not be read may hide violations.
        #expect(rules.severities == [.undeclaredImport: .warning])
        #expect(rules.excluded == ["Tests/Fixtures/Broken"])
    }

    @Test func `words in capitals at the end of names are one word, and levels become one until there are few layers`()
    {
        var fixture = Fixture().package("P").target("Base")
        for (number, name) in ["Home", "Search", "Basket", "Account", "Map"].enumerated() {
            fixture = fixture.target("\(name)API", uses: ["Base"], "import Base")
                .target("\(name)UI", uses: ["\(name)API"], "import \(name)API")
                .target("Step\(number)", uses: number == 0 ? [] : ["Step\(number - 1)"])
                .target("Stage\(number)", uses: [number == 0 ? "Step4" : "Stage\(number - 1)"])
        }
        let (rules, facts) = check(fixture)
        #expect(facts.filter { $0.check != .unusedDependency } == [])
        #expect(rules.layers.count == 8)
        #expect(rules.layers.first { $0.name == "API" }?.targets == ["*API"])
        #expect(rules.layers.first { $0.name == "UI" }?.targets == ["*UI"])
    }

    @Test func `words with which targets of several layers begin are features, unless others use them`() {
        var fixture = Fixture().package("P")
        for name in ["Home", "Search", "Basket", "Account"] {
            let uses = name == "Account" ? [] : ["AccountClient"]
            fixture = fixture.target("\(name)Client", uses: uses, uses.map { "import \($0)\n" }.joined())
                .target("\(name)Feature", uses: ["\(name)Client"], "import \(name)Client")
                .target("\(name)Help")
        }
        let imports = "import HomeFeature\nimport SearchFeature"
        fixture = fixture.target("App", uses: ["HomeFeature", "SearchFeature"], imports)
        let (rules, facts) = check(fixture)
        #expect(facts == [])
        #expect(rules.features?.names == ["Basket", "Home", "Search"])
        #expect(rules.layers.filter(\.joinsFeatures).map(\.name) == ["App"])
    }

    @Test func `many packages share layers, too, and an app's project has its own`() {
        var fixture = Fixture()
        for number in 0..<20 {
            let used = number == 0 ? [] : ["P\(number - 1)"]
            fixture = fixture.package("P\(number)").target("T\(number)", in: "P\(number)")
            if let last = used.first { fixture = fixture.package("P\(number)", uses: last) }
        }
        let rules = Rules(proposedFor: fixture.codebase(), reasons: .plain)
        #expect(rules.layers.count == 8)
        #expect(Set(rules.layers.flatMap(\.packages)).count == 20)
    }

    @Test func `a target of the package that is split is not confused with one of that name in a whole package`() {
        var fixture = Fixture().package("P").package("Server").target("App", in: "Server").target("Run", in: "Server")
        for number in 0..<14 {
            let uses = number == 0 ? [] : ["T\(number - 1)"]
            fixture = fixture.target("T\(number)", uses: uses, uses.map { "import \($0)\n" }.joined())
        }
        let (rules, facts) = check(fixture.target("App", uses: ["T13"], "import T13"))
        #expect(facts == [])
        #expect(rules.layers.count < 10)
    }

    @Test func `targets and excluded folders of the present rules stay`() {
        var declared = Rules()
        declared.targets = [.init(name: "App", folders: ["App"])]
        declared.excluded = ["Old"]
        let rules = Rules(proposedFor: Fixture().target("A").codebase(), reasons: .plain, keeping: declared)
        #expect(rules.declarations == declared)
    }

    /// A name for a target of a made-up repository; in every second one many end, and some begin, with the same words.
    private static func name(_ number: Int, _ seed: Int) -> String {
        seed % 2 == 0 ? "T\(number)" : "T\(number / 4)X" + ["Client", "Feature", "Kit", "API"][number % 4]
    }

    @Test(arguments: 0..<60)
    func `a repository keeps the rules that are proposed for it`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let packages = (0..<Int.random(in: 1...5, using: &random)).map { "P\($0)" }
        var fixture = packages.reduce(Fixture()) { $0.package($1) }
        let count = Int.random(in: 1...30, using: &random)
        let homes = (0..<count).map { _ in packages[Int.random(in: 0..<packages.count, using: &random)] }
        for number in 0..<count {
            // Now and then a package has most targets, and dependencies close cycles.
            let uses = (0..<count).filter { other in
                other != number && Int.random(in: 0..<(other < number ? 4 : 60), using: &random) == 0
            }.map { Self.name($0, seed) }
            let imports = uses.map { "import \($0)\n" }.joined()
            let home = seed % 3 == 0 ? "P0" : homes[number]
            fixture = fixture.target(Self.name(number, seed), in: home, uses: uses, imports)
        }
        for number in 0..<Int.random(in: 0...5, using: &random) {
            let uses = (0..<count).filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
                .map { Self.name($0, seed) }
            let imports = uses.map { "import \($0)\n" }.joined()
            let home = seed % 3 == 0 ? "P0" : homes[number % count]
            fixture = fixture.target(Self.name(number * 2, seed) + "Tests", in: home, kind: .test, uses: uses, imports)
        }
        let rules = Rules(proposedFor: fixture.codebase(), reasons: .plain)
        let names = rules.layers.map(\.name)
        #expect(Set(names).count == names.count)
        // Each layer uses only those before it.
        for (index, layer) in rules.layers.enumerated() { #expect(Set(layer.uses).isSubset(of: names.prefix(index))) }
        let broken: Set<Check> = [.layerDependency, .transitiveLayerDependency, .packageDependency, .unplacedTarget]
        let findings = fixture.findings(rules)
        #expect(findings.filter { broken.contains($0.check) || $0.severity == .error }.map(\.fact) == [])
    }
}

extension ProposalReasons {
    static let plain = ProposalReasons(
        modules: .init(innermost: "none", others: "some: *"),
        folders: .init(innermost: "few", others: "most: *"),
        features: "apart"
    )
}
