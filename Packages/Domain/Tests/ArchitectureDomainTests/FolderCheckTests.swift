import Testing

@testable import ArchitectureDomain

/// The checks of a target that is divided by its folders, with references between its files.
struct FolderCheckTests {
    private let app = Fixture().package("P", uses: "Q").package("Q")
        .target("Lib", in: "Q")
        .target("App", kind: .executable, uses: ["Lib"], nil)
        .file("Domain/Cart.swift", of: "App", "struct Cart {}")
        .file("Data/Store.swift", of: "App", "import Lib\nstruct Store {}")
        .file("Screens/View.swift", of: "App", "struct View {}")
    private let rules = rules()

    private static func rules(_ change: (inout Rules) -> Void = { _ in }) -> Rules {
        var rules = DivisionTests.rules(
            ["Domain": ["P/App/Domain"], "Data": ["P/App/Data"], "Screens": ["P/App/Screens"]]
        )
        rules.layers[2].uses = ["Domain"]
        rules.layers.append(.init(name: "Libraries", packages: ["Q"], reason: ""))
        rules.layers[1].uses = ["Domain", "Libraries"]
        change(&rules)
        return rules
    }

    private func reference(_ name: String, _ from: String, _ line: Int, _ to: String) -> SourceReference {
        SourceReference(
            name,
            at: Place(file: "P/App/\(from).swift", line: line, column: 3),
            to: Place(file: "P/App/\(to).swift", line: name.utf8.count)
        )
    }

    private func findings(_ fixture: Fixture, _ references: SourceReference..., by rules: Rules? = nil) -> [Finding] {
        Checker(fixture.codebase(references: references), rules: rules ?? self.rules).findings()
    }

    private func forbidden(_ from: String, _ to: String, _ fromLayer: String, _ toLayer: String) -> Fact {
        .layerDependency(from: from, to: to, fromLayer: fromLayer, toLayer: toLayer)
    }

    @Test func `a reference that the layers allow is no finding`() {
        #expect(findings(app, reference("Cart", "Data/Store", 2, "Domain/Cart")) == [])
    }

    @Test func `a forbidden reference is found once for each file and declaration, where the name stands`() {
        let found = findings(
            app.file("Domain/Sum.swift", of: "App", ""),
            reference("Store", "Domain/Cart", 9, "Data/Store"),
            reference("Store", "Domain/Cart", 4, "Data/Store"),
            reference("Store.Key", "Domain/Cart", 5, "Data/Store"),
            reference("Store", "Domain/Sum", 1, "Data/Store")
        )
        let fact = forbidden("P/App/Domain", "P/App/Data", "Domain", "Data")
        // Beside its type, a member is no finding of its own.
        #expect(found.map(\.fact) == [.mention("Store", fact), .mention("Store", fact)])
        #expect(found[0].place == Place(file: "P/App/Domain/Cart.swift", line: 4, column: 3))
        #expect(found[0].declaration == Place(file: "P/App/Data/Store.swift", line: 5))
        #expect(found[0].subject == .init(package: "P", target: "App"))
        #expect(found[0].rule?.reason == "Domain reason")
        #expect(found[0].check == .layerDependency)
        #expect(found[0].fact.detail == ["P/App/Domain", "P/App/Data", "Store"])
    }

    @Test func `a comment allows the place at which it stands, so that the next one is reported`() {
        let text =
            "\nlet a: Store // strata:allow layer-arrow x\nlet b: Store\nlet c: Store // strata:allow layer-arrow x"
        let fixture = app.file("Domain/Sum.swift", of: "App", text)
        let found = findings(
            fixture,
            reference("Store", "Domain/Sum", 2, "Data/Store"),
            reference("Store", "Domain/Sum", 3, "Data/Store"),
            reference("Store", "Domain/Sum", 4, "Data/Store")
        )
        #expect(found.map(\.place.position.line) == [3])
        #expect(found.map(\.check) == [.layerDependency])
    }

    @Test func `parts that use each other break only what the layers forbid, and are no cycle of targets`() {
        let found = findings(
            app,
            reference("Cart", "Data/Store", 2, "Domain/Cart"),
            reference("Store", "Domain/Cart", 1, "Data/Store")
        )
        #expect(found.map(\.check) == [.layerDependency])
    }

    @Test func `a dependency in the manifest is that of the whole target`() {
        #expect(findings(app) == [])
        let twice = Fixture().package("P", uses: "Q").package("Q").target("Lib", in: "Q").target("More", in: "Q")
            .target("App", kind: .executable, uses: ["Lib", "More"], nil)
            .file("Domain/A.swift", of: "App", "import Lib\nenum A {}")
            .file("Screens/B.swift", of: "App", "import Gone\nimport Lib\nenum B {}")
        let rules = Self.rules { $0.layers.remove(at: 1) }
        let facts = findings(twice, by: rules).map(\.fact)
        #expect(
            facts.filter { $0.check == .unusedDependency } == [.unusedDependency(target: "App", dependency: "More")]
        )
        // Both parts import it; the last one stands for what nothing imports.
        #expect(
            facts.filter { $0.check == .layerDependency } == [
                forbidden("P/App/Domain", "Lib", "Domain", "Libraries"),
                forbidden("P/App/Screens", "Lib", "Screens", "Libraries"),
                forbidden("P/App/Screens", "More", "Screens", "Libraries"),
            ]
        )
    }

    @Test func `an undeclared import is reported where it stands, and the target is the whole`() {
        let found = findings(
            app.target("Far", in: "Q").file("Data/B.swift", of: "App", "import Far\nenum B {}")
        )
        #expect(found.map(\.fact) == [.undeclaredImport(target: "App", module: "Far", isTransitive: false)])
    }

    @Test func `the import of a divided target is forbidden only if all of its parts are`() {
        let users = app.package("R", uses: "P").target("Widget", in: "R", uses: ["App"], "import App\nenum Widget {}")
        let rules = { (uses: [String]) in
            Self.rules { $0.layers.append(.init(name: "Widgets", packages: ["R"], uses: uses, reason: "small")) }
        }
        #expect(findings(users, by: rules(["Domain"])) == [])
        let none = findings(users, by: rules([])).filter { $0.check == .layerDependency }
        #expect(none.map(\.fact) == [forbidden("Widget", "P/App/Domain", "Widgets", "Domain")])
        let outside = SourceReference(
            "Store",
            at: Place(file: "R/Widget/A.swift", line: 2),
            to: Place(file: "P/App/Data/Store.swift")
        )
        let mentions = Checker(users.codebase(references: [outside]), rules: rules(["Domain"])).findings()
        #expect(mentions.map(\.fact) == [.mention("Store", forbidden("Widget", "P/App/Data", "Widgets", "Data"))])
    }

    @Test func `files in no folder are told once, and the tests of a divided target need no layer`() {
        let fixture = app.file("Utils/A.swift", of: "App", "").file("Utils/B.swift", of: "App", "")
            .file("Main.swift", of: "App", "")
            .target("AppTests", kind: .test, uses: ["App"], "@testable import App\nenum T {}")
        let facts = findings(fixture).map(\.fact)
        let folders: [Coverage.Folder] = [.init(path: "P/App/Utils", files: 2), .init(path: "P/App", files: 1)]
        #expect(facts == [.unplacedFiles(target: "App", folders: folders)])
        let placed = Self.rules { $0.layers.append(.init(name: "Rest", packages: ["P"], reason: "")) }
        #expect(findings(fixture, by: placed).isEmpty)
    }

    @Test func `features stay apart within a layer`() {
        let rules = Self.rules {
            $0.features = .init(names: [], reason: "apart")
            $0.features?.folders = ["P/App/Screens/{feature}"]
        }
        let fixture = app.file("Screens/Cart/A.swift", of: "App", "")
            .file("Screens/Order/B.swift", of: "App", "")
        let found = findings(fixture, reference("B", "Screens/Cart/A", 1, "Screens/Order/B"), by: rules)
        let fact = Fact.featureDependency(
            from: "P/App/Screens/Cart",
            to: "P/App/Screens/Order",
            fromFeature: "Cart",
            toFeature: "Order"
        )
        #expect(found.map(\.fact) == [.mention("B", fact)])
    }

    @Test func `groups and imports speak of parts by their folders`() {
        let rules = Self.rules {
            $0.groups = [.init(name: "views", targets: ["P/App/Screens"], imports: ["P/App/Data"], reason: "")]
            $0.layers[1].imports = ["Lib"]
        }
        let facts = findings(
            app,
            reference("Cart", "Screens/View", 1, "Domain/Cart"),
            reference("Cart", "Data/Store", 2, "Domain/Cart"),
            by: rules
        ).map(\.fact)
        #expect(
            facts == [
                .mention("Cart", .groupDependency(from: "P/App/Data", to: "P/App/Domain", group: "Data")),
                .mention("Cart", .groupDependency(from: "P/App/Screens", to: "P/App/Domain", group: "views")),
            ]
        )
    }

    @Test func `technologies and rules about types apply to the parts of a layer`() {
        let rules = Self.rules {
            $0.layers[0].technologies = []
            var time = Rules.TypeRule(quote: .init("types.time", because: ""))
            time.layers = ["Domain"]
            time.forbiddenNames = ["Date"]
            var gateways = Rules.TypeRule(quote: .init("types.gateways", because: ""))
            gateways.layers = ["Domain"]
            gateways.kinds = [.protocol]
            gateways.mentioningLayers = ["Screens"]
            $0.types = [time, gateways]
        }
        let fixture = app.file(
            "Domain/A.swift",
            of: "App",
            in: "P",
            "import UIKit\nprotocol Carts { var now: Date { get } }"
        )
        .file("Screens/A.swift", of: "App", "let now: Date\nlet carts: any Carts")
        #expect(
            findings(fixture, by: rules).map(\.fact) == [
                .technology(target: "P/App/Domain", module: "UIKit", layer: "Domain"),
                .avoidedName(target: "P/App/Domain", type: nil, name: "Date"),
                .mentionedType(target: "P/App/Screens", name: "Carts", layer: "Screens"),
            ]
        )
    }

    @Test func `folders that match nothing, or only what others have, are told`() {
        let rules = Self.rules {
            $0.layers[2].folders += ["P/App/Gone", "P/App/Domain"]
            $0.features = .init(names: [], reason: "")
            $0.features?.folders = ["P/App/Features/{feature}"]
        }
        let severities = Dictionary(uniqueKeysWithValues: findings(app, by: rules).map { ($0.fact, $0.severity) })
        #expect(
            severities == [
                .deadFolder("P/App/Gone", rule: "layer.Screens"): .error,
                .shadowedPattern("P/App/Domain", rule: "layer.Screens", by: ["layer.Domain"]): .warning,
                .deadFolder("P/App/Features/{feature}", rule: "features"): .error,
            ]
        )
    }

    @Test func `a folder that is gone is reported for the change that removed it, and no baseline accepts it`() {
        let rules = Self.rules { $0.layers[2].folders += ["P/App/Gone"] }
        func facts(_ changed: [String]?, _ baseline: Baseline = Baseline([])) -> [Fact] {
            ArchitectureReport(app.codebase(), rules: rules, baseline: baseline, changed: changed).findings.map(\.fact)
        }
        let dead = Fact.deadFolder("P/App/Gone", rule: "layer.Screens")
        #expect(facts(["P/App/Gone/Deep/A.swift"]) == [dead])
        #expect(facts(["P/App/Data/Store.swift"]) == [])
        let baseline = BaselineMatch(Checker(app.codebase(), rules: rules).findings(), Baseline([]))
            .updated(addingNew: true, because: "")
        #expect(baseline.entries == [])
        #expect(facts(nil, baseline) == [dead])
    }

    @Test func `parts have answers of their own: paths, effects, measures and a place on the map`() throws {
        let references = [
            reference("Cart", "Data/Store", 2, "Domain/Cart"), reference("Store", "Screens/View", 7, "Data/Store"),
        ]
        let checker = Checker(app.codebase(references: references), rules: rules)
        let why = try checker.explanation(from: "P/App/Screens", to: "P/App/Domain")
        #expect(why.steps?.map(\.place.position.line) == [7, 2])
        #expect(try checker.explanation(from: "P/App/Domain", to: "P/App/Data").refusal != nil)
        #expect(try checker.explanation(from: "P/App/Data", to: "Lib").steps?.count == 1)
        #expect(try checker.explanation(from: "P/App/Domain", to: "Lib").steps == nil)
        let back = try checker.prediction(from: "P/App/Domain", to: "P/App/Screens")
        #expect(back.cycle == ["P/App/Domain", "P/App/Screens", "P/App/Data"])
        #expect(checker.measures().map(\.fanOut) == [0, 2, 0, 1])
        let map = try checker.moduleMap(MapScope())
        #expect(map.modules.map(\.layer) == ["Domain", "Data", "Screens", "Libraries"])
        #expect(map.arrows.filter(\.isForbidden).map(\.ends) == [[2, 1]])
    }

    @Test func `an import leads to the parts that are used, and to all if the uses are not known`() throws {
        let users = app.package("R", uses: "P").target("Widget", in: "R", uses: ["App"], "import App\nenum Widget {}")
        let use = SourceReference(
            "Cart",
            at: Place(file: "R/Widget/A.swift", line: 2),
            to: Place(file: "P/App/Domain/Cart.swift")
        )
        let checker = Checker(users.codebase(references: [use]), rules: rules)
        #expect(try checker.explanation(from: "Widget", to: "P/App/Domain").steps?.map(\.place) == [use.place])
        #expect(try checker.explanation(from: "Widget", to: "P/App/Screens").steps == nil)
        let blind = Checker(users.codebase(), rules: rules)
        #expect(try blind.explanation(from: "Widget", to: "P/App/Screens").steps?.count == 1)
    }

    @Test func `on a map of packages, a divided one stands in its outermost layer`() throws {
        let map = try Checker(app.codebase(), rules: rules).moduleMap(MapScope(showsPackages: true))
        #expect(map.modules.map(\.layer) == ["Screens", "Libraries"])
    }

    @Test func `a change affects the parts that use its own`() {
        let references = [
            reference("Store", "Domain/Cart", 1, "Data/Store"), reference("View", "Data/Store", 3, "Screens/View"),
        ]
        let codebase = app.codebase(references: references)
        func report(_ changed: String) -> ArchitectureReport {
            ArchitectureReport(codebase, rules: rules, changed: ["P/App/\(changed)"])
        }
        #expect(report("Domain/Cart.swift").affected == ["P/App/Domain"])
        #expect(report("Domain/Cart.swift").findings.map(\.place.file) == ["P/App/Domain/Cart.swift"])
        #expect(report("Data/Store.swift").affected == ["P/App/Data", "P/App/Domain"])
        #expect(report("Data/Store.swift").findings.count == 2)
    }

    @Test func `an entry of the baseline for a divided target is reported with each of its parts`() {
        let gone = Baseline.Entry(.init(.fileLength, ["App", "Gone.swift"]), reason: "")
        let report = ArchitectureReport(
            app.codebase(),
            rules: rules,
            baseline: Baseline([gone]),
            changed: ["P/App/Data/Store.swift"]
        )
        #expect(report.findings.map(\.check) == [.staleBaseline])
    }

    @Test func `folders named like layers are proposed in the order of their references, against which few are left`()
        throws
    {
        let fixture = app.file("Main.swift", of: "App", "import Lib\nlet main = 1")
            .target("AppTests", kind: .test, uses: ["App"], "@testable import App\nenum T {}")
        let codebase = fixture.codebase(references: [
            reference("Cart", "Data/Store", 2, "Domain/Cart"), reference("Cart", "Screens/View", 2, "Domain/Cart"),
            reference("Cart.Item", "Screens/View", 3, "Domain/Cart"),
            reference("View", "Domain/Cart", 4, "Screens/View"),
            reference("View", "Main", 1, "Screens/View"),
        ])
        let folders = try #require(FolderProposal(codebase))
        #expect(folders.rules.layers.map(\.folders) == [["P/App/Data"], ["P/App/Domain"], ["P/App/Screens"]])
        let rules = Rules(proposedFor: codebase, dividedBy: folders, reasons: .plain)
        #expect(rules.layers.map(\.name) == ["Q", "Domain", "Screens", "Data", "P"])
        #expect(rules.layers.map(\.uses) == [[], [], ["Domain"], ["Domain", "Q"], ["Screens", "Q"]])
        #expect(rules.severities == [.layerDependency: .warning])
        let findings = Checker(codebase, rules: rules).findings()
        #expect(findings.map(\.place.file) == ["P/App/Domain/Cart.swift"])
    }

    @Test func `a folder that uses nothing is proposed before one that is used most`() throws {
        let codebase = app.codebase(references: [
            reference("Cart", "Screens/View", 2, "Domain/Cart"), reference("Cart.A", "Screens/View", 3, "Domain/Cart"),
            reference("Cart.B", "Screens/View", 4, "Domain/Cart"), reference("Store", "Domain/Cart", 4, "Data/Store"),
        ])
        let folders = try #require(FolderProposal(codebase))
        let rules = Rules(proposedFor: codebase, dividedBy: folders, reasons: .plain)
        #expect(rules.layers.map(\.name).filter { $0.count > 1 } == ["Data", "Domain", "Screens"])
        #expect(Checker(codebase, rules: rules).findings().isEmpty)
    }

    @Test func `no folders are proposed where they have other names, or where no target has most of the files`() {
        #expect(
            FolderProposal(Fixture().target("A").file("X/B.swift", of: "A", "").codebase()) == nil
        )
        let two = app.file("Views/A.swift", of: "Lib", in: "Q", "").file("Models/A.swift", of: "Lib", in: "Q", "")
        #expect(FolderProposal(two.codebase()) == nil)
    }
}
