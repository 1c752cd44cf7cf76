import Determinism
import DomainKit
import Testing

@testable import ArchitectureDomain

/// Plans by which a target becomes several modules.
struct LayeringPlanTests {
    private func plan(
        _ files: [String: String],
        of name: String = "App",
        _ change: (inout Rules) -> Void = { _ in }
    ) throws -> LayeringPlan {
        let target = Fixture().package("P").target("App", nil)
        let fixture = files.sorted { $0.key < $1.key }.reduce(target) {
            $0.file($1.key + ".swift", of: "App", $1.value)
        }
        let references = SourceReference.references(in: fixture.codebase())
        var rules = Rules()
        change(&rules)
        return try Checker(fixture.codebase(references: references), rules: rules).layeringPlan(of: name)
    }

    private func names(_ files: [String]) -> [String] {
        files.map { $0.split(separator: "/").last?.split(separator: ".").first.map { String($0) } ?? $0 }
    }

    private static let layered = [
        "Domain/Cart": "struct Cart { var items: [Item] }", "Domain/Item": "struct Item {}",
        "Data/Store": "final class Store { let cart: Cart; let item: Item }",
        "Screens/CartView": "struct CartView { let cart: Cart }",
        "Main": "@main struct Main { let view = CartView(cart: Store().cart) }",
    ]

    @Test func `folders leave from inside outwards, each after those that it uses`() throws {
        let plan = try plan(Self.layered)
        #expect(plan.grouping == .folders)
        #expect(plan.moves == [] && plan.circles == [])
        #expect(plan.steps.map(\.group) == ["Domain", "Data", "Screens", "App"])
        #expect(plan.steps.allSatisfy { $0.isFree })
        #expect(plan.steps.map(\.inner) == [[], ["Domain"], ["Domain"], ["Data", "Screens"]])
        #expect(plan.steps[0].users == [.init(group: "Data", files: 1), .init(group: "Screens", files: 1)])
        #expect(plan.steps.map(\.exposed) == [2, 1, 1, 0])
        #expect(names(plan.steps[0].files) == ["Cart", "Item"])
    }

    @Test func `files in the wrong folder move before anything leaves`() throws {
        let files = Self.layered.merging(["Domain/Cell": "struct Cell { let view: CartView; let store: Store }"]) { $1 }
        let plan = try plan(files)
        let move = try #require(plan.moves.first)
        #expect(plan.moves.count == 1)
        #expect(move.files == ["P/App/Domain/Cell.swift"])
        #expect(move.folder == "P/App/" + move.group)
        #expect(move.opened == 2)
        #expect(plan.steps.first?.group == "Domain")
        #expect(plan.steps.allSatisfy { $0.isFree })
    }

    /// Two files of `Domain`, of which `Cart` uses what `Screens/Outer` declares, beside a user of the cart.
    private func planWithObstacle(_ outer: String, _ use: String) throws -> LayeringPlan {
        let plan = try self.plan([
            "Domain/Cart": "struct Cart {}\n" + use, "Domain/Item": "struct Item { let cart: Cart }",
            "Domain/Other": "struct Other { let cart: Cart }",
            "Screens/Outer": outer, "Screens/A": "struct A { let cart: Cart; let item: Item; let style: Style }",
            "Screens/B":
                "struct B { let cart: Cart; let item: Item; let a: A; let a: Value; let b: Style; let c: Box }",
        ])
        #expect(plan.moves == [])
        return plan
    }

    @Test(
        "what stands in the way has the ways out that fit its kind",
        arguments: [
            ("class Box { let a: A }", "let x: Box", "class", [LayeringPlan.WayOut.invert]),
            ("func draw() { _ = A() }", "func f() { draw() }", "func", [.passValue]),
            ("protocol Box { var a: A { get } }", "let x: any Box", "protocol", [.moveTogether]),
            ("protocol Box {}\nstruct Value { let a: A }", "let x: any Box", "protocol", [.moveDeclaration]),
            ("typealias Style = A", "let x: Style", "typealias", [.moveTogether]),
            ("struct Style { let a: A }", "let x: Style", "struct", [.passValue]),
            ("struct Style { let a: A; func f() {} }", "let x: Style", "struct", [.passValue, .invert]),
            ("struct Style {}", "let x: Style", "struct", [.moveFile, .passValue]),
            ("struct Style {}\nstruct Value { let a: A }", "let x: Style", "struct", [.moveDeclaration, .passValue]),
            ("struct Style { let v: Value }\nstruct Value { let a: A }", "let x: Style", "struct", [.passValue]),
            ("enum Style { case a(A) }", "let x: Style", "enum", [.passValue]),
            ("let limit = A()", "let x = limit", "var", [.passValue]),
            ("class Box { let a: A }", "extension Box { func f() {} }", "class", [.moveExtension]),
        ]
    )
    func wayOut(outer: String, use: String, keyword: String, ways: [LayeringPlan.WayOut]) throws {
        let plan = try planWithObstacle(outer, use)
        let found = try #require(plan.steps.first { $0.group == "Domain" }).obstacles
        #expect(found.map(\.waysOut) == [ways])
        #expect(found.map(\.keyword) == [keyword])
        #expect(found.map(\.group) == ["Screens"])
        #expect(found.map(\.declaration.file) == ["P/App/Screens/Outer.swift"])
        #expect(found.flatMap(\.references).allSatisfy { $0.place.file == "P/App/Domain/Cart.swift" })
        #expect(found.map(\.freed) == [plan.steps.reduce(0) { $0 + $1.files.count - $1.leaving.count }])
    }

    @Test func `of a folder that cannot leave, some files can, and others wait for it`() throws {
        let plan = try plan([
            "Domain/Cart": "struct Cart { let box: Box }", "Domain/Item": "struct Item {}",
            "Domain/List": "struct List { let cart: Cart }", "Data/Store": "struct Store { let list: List }",
            "Data/Cache": "struct Cache { let item: Item }",
            "Data/Log": "struct Log { let cache: Cache; let list: List }",
            "Screens/Box": "class Box { let a: A }", "Screens/A": "struct A { let cart: Cart; let item: Item }",
            "Screens/B": "struct B { let box: Box; let a: A; let list: List; let log: Log }",
        ])
        let steps = Dictionary(uniqueKeysWithValues: plan.steps.map { ($0.group, $0) })
        let (domain, data) = (try #require(steps["Domain"]), try #require(steps["Data"]))
        #expect(plan.circles == [["Domain", "Data", "Screens"]])
        #expect(names(domain.leaving) == ["Item"])
        #expect(domain.obstacles.map(\.freed) == [7])
        #expect(names(data.leaving) == ["Cache"])
        #expect(data.inner == ["Domain"] && data.awaited == ["Domain"] && data.obstacles == [])
    }

    @Test(arguments: [
        "#Preview { Box() }", "#Preview(\"a\", traits: .x) {\n    Box()\n}", "#if DEBUG\nlet x = Box()\n#endif",
        "#if !DEBUG\n#else\nlet x = Box()\n#endif", "struct P: PreviewProvider {\n    let x: Box\n}",
    ])
    func `references in previews and code for debugging stand in no way, and are counted`(use: String) throws {
        func step(_ rest: String) throws -> LayeringPlan.Step {
            let plan = try plan([
                "Domain/Cart": "struct Cart {}\n\(use)\n\(rest)", "Screens/Box": "class Box { let cart: Cart }",
                "Screens/A": "class A { let cart: Cart; let box: Box }", "Screens/B": "class B { let box: Box }",
            ])
            return try #require(plan.steps.first { $0.group == "Domain" })
        }
        let early = try step("func f() {}")
        #expect(early.isFree && early.obstacles == [])
        #expect(early.developmentReferences == 1)
        // A later use in other code counts before one in a preview.
        let later = try step("func f(_ box: Box) {}")
        #expect(later.developmentReferences == 0)
        #expect(
            later.obstacles.flatMap(\.references).map { $0.place.position.line } == [
                2 + use.split(separator: "\n").count
            ]
        )
    }

    @Test func `layers of the rules are the groups, in the order of the rules`() throws {
        let files = [
            "Model/Cart": "struct Cart { let store: Store }", "Kit/Money": "struct Money {}",
            "Kit/Wallet": "struct Wallet { let cart: Cart }",
            "Data/Store": "class Store { let money: Money }", "Main": "struct Main { let cart: Cart }",
        ]
        func layer(_ name: String, _ folders: [String], uses: [String] = []) -> Rules.Layer {
            .init(name: name, folders: folders.map { NamePattern("P/App/" + $0) }, uses: uses, reason: "")
        }
        let plan = try plan(files) { rules in
            rules.layers = [layer("Data", ["Data"], uses: ["Domain"]), layer("Domain", ["Model", "Kit"])]
        }
        #expect(plan.grouping == .layers)
        #expect(plan.steps.map(\.group) == ["Domain", "Data", "App"])
        #expect(names(plan.steps[0].leaving) == ["Money"])
        #expect(plan.steps[0].obstacles.map(\.name) == ["Store"])
        #expect(plan.circles == [["Domain", "Data"]])
    }

    @Test func `a folder of a target is planned by itself`() throws {
        let plan = try plan(
            [
                "Screens/List/Row": "struct Row {}", "Screens/Cart/Page": "struct Page { let row: Row }",
                "Main": "struct Main {}",
            ],
            of: "P/App/Screens"
        )
        #expect(plan.name == "Screens")
        #expect(plan.steps.map(\.group) == ["List", "Cart"])
    }

    @Test func `groups are proposed where folders do not divide the target, with the names that their files share`()
        throws
    {
        var files = ["Views/CartView": "import SwiftUI\nstruct CartView { let cart: Cart }"]
        for name in ["Order", "Item", "List"] {
            files[name + "View"] = "import SwiftUI\nstruct \(name)View { let cart: Cart }"
        }
        for name in ["Cart", "Bill", "Cash", "Card"] {
            files[name + "Store"] = "import CoreData\nclass \(name)Store { let cart: Cart }"
        }
        files["Cart"] = "struct Cart { let item: Item }"
        files["Item"] = "struct Item {}"
        let plan = try plan(files)
        #expect(plan.grouping == .proposal)
        #expect(plan.steps.map(\.group) == ["View", "Store"])
        #expect(plan.steps.map(\.files.count) == [6, 4])
        #expect(plan.moves == [] && plan.circles == [] && plan.steps.allSatisfy { $0.obstacles == [] })
    }

    @Test func `each group has a name of its own`() throws {
        let files = [
            "Models/Cart": "struct Cart {}", "App/Page": "struct Page { let cart: Cart }",
            "Main": "struct Main { let page: Page }",
        ]
        #expect(try plan(files).steps.map(\.group) == ["Models", "P/App/App", "P/App"])
        let plan = try plan(files) { $0.layers = [.init(name: "App", folders: ["P/App/Models"], reason: "")] }
        #expect(plan.steps.map(\.group) == ["App", "P/App"])
    }

    @Test func `an unknown target and one without folders are refused`() throws {
        let unknown = ValidationError(field: "target", value: "Ap", rule: .oneOf(["App"]))
        #expect(throws: unknown) { try plan(Self.layered, of: "Ap") }
        let flat = ValidationError(field: "target", value: "App", rule: .divided)
        #expect(throws: flat) { try plan(["A": "", "B": ""]) }
    }

    @Test(arguments: 0..<40)
    func `files that can leave use only such files, in groups that are not further outside`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let names = (0..<16).map { "F\($0 % 4)/T\($0)" }
        var files = Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, "class \($0.suffix(from: $0.index($0.startIndex, offsetBy: 3))) {\n")
            }
        )
        for _ in 0..<24 {
            guard let from = names.randomElement(using: &random), let to = (0..<16).randomElement(using: &random) else {
                continue
            }
            files[from]? += "let x: T\(to)\n"
        }
        let plan = try plan(files.mapValues { $0 + "}" })
        let step = Dictionary(
            uniqueKeysWithValues: plan.steps.enumerated().flatMap { step in step.element.files.map { ($0, step.offset) }
            }
        )
        let leaving = Set(plan.steps.flatMap(\.leaving))
        let inner = plan.steps.map { Set($0.inner + [$0.group]) }
        let sources = files.map { Codebase.SourceFile("P/App/\($0).swift", $1 + "}") }
        let key = Codebase.TargetKey(package: "P", target: "App")
        let codebase = Codebase(
            packages: [PackageManifest(name: "P", path: "P", targets: [.init(name: "App")])],
            sources: [key: sources]
        )
        for reference in SourceReference.references(in: codebase) where leaving.contains(reference.place.file) {
            let (from, to) = (try #require(step[reference.place.file]), try #require(step[reference.declaration.file]))
            #expect(leaving.contains(reference.declaration.file))
            #expect(inner[from].contains(plan.steps[to].group))
        }
        #expect(plan.steps.flatMap(\.files).count == names.count)
        #expect(plan.steps.allSatisfy { $0.obstacles == [] } == plan.circles.isEmpty)
    }
}
