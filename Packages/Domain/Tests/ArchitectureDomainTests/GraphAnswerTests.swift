import DomainKit
import Testing

@testable import ArchitectureDomain

struct GraphAnswerTests {
    private let checker = Checker(
        Fixture().package("Inner").package("Outer", uses: "Inner")
            .target("A", in: "Inner", "public protocol P {}\npublic struct S {}")
            .target("B", in: "Inner", uses: ["A"], "import A")
            .target("C", in: "Outer", uses: ["B", "A"], "import A\nimport B\nstruct T {}")
            .target("D", in: "Outer", kind: .executable, uses: ["C"], "import C")
            .target("CTests", in: "Outer", kind: .test, uses: ["C"], "import C").codebase(),
        rules: .twoLayers { $0.groups = [.init(name: "narrow", targets: ["C"], imports: ["B"], reason: "narrow")] }
    )

    private func unknown(_ name: String, among names: [String] = ["A", "B", "C", "CTests", "D"]) -> ValidationError {
        ValidationError(field: "module", value: name, rule: .oneOf(names))
    }

    @Test func `a map has modules, arrows, what is forbidden and what is implied`() throws {
        let map = try checker.moduleMap(MapScope())
        #expect(map.modules.map(\.name) == ["A", "B", "C", "D"])
        #expect(map.modules.map(\.layer) == ["Inner", "Inner", "Outer", "Outer"])
        #expect(map.modules.map(\.isProgram) == [false, false, false, true])
        #expect(map.layers == ["Inner", "Outer"])
        #expect(map.arrows.map(\.ends) == [[1, 0], [2, 0], [2, 1], [3, 2]])
        #expect(map.arrows.map(\.isForbidden) == [false, true, false, false])
        #expect(map.arrows.allSatisfy { !$0.isImplied })
        #expect(
            map.arrows.map(\.place?.file) == [
                "Inner/B/A.swift", "Outer/C/A.swift", "Outer/C/A.swift", "Outer/D/A.swift",
            ]
        )
        #expect(map.arrows.map(\.rule?.name).count { $0 != nil } == 1 && map.arrows[1].rule != nil)
    }

    @Test
    func `on request a map has the modules that may use each, by layer, and by groups and features where not all may`()
        throws
    {
        let rules = Rules.twoLayers {
            $0.groups = [.init(name: "narrow", targets: ["C"], imports: ["B"], reason: "narrow")]
            $0.features = .init(names: ["B"], reason: "")
        }
        let checker = Checker(checker.codebase, rules: rules)
        let modules = try checker.moduleMap(MapScope(hasDetails: true)).modules
        #expect(
            modules.first { $0.name == "A" }?.allowedUsers == [
                .init(layer: "Outer", parts: [nil]), .init(layer: "Inner"),
            ]
        )
        #expect(modules.first { $0.name == "B" }?.allowedUsers == [.init(layer: "Inner", parts: ["B"])])
        #expect(modules.first { $0.name == "D" }?.allowedUsers == [.init(layer: "Outer", parts: [nil])])
        #expect(try checker.moduleMap(MapScope()).modules.allSatisfy { $0.allowedUsers.isEmpty })
    }

    @Test func `the area of a feature is what the names of its packages begin with`() throws {
        let fixture = Fixture().package("Inner").package("LendingInner").target("LoanInner", in: "LendingInner")
            .target("NoteInner", in: "Inner").target("KitInner", in: "LendingInner")
        let rules = Rules.twoLayers {
            $0.layers[0].packages = ["Inner", "LendingInner"]
            $0.features = .init(names: ["Loan", "Note"], reason: "")
        }
        let modules = try Checker(fixture.codebase(), rules: rules).moduleMap(MapScope()).modules
        #expect(modules.map(\.name) == ["NoteInner", "LoanInner", "KitInner"])
        #expect(modules.map(\.area) == [nil, "Lending", nil])
    }

    @Test func `a forbidden path implies no arrow`() throws {
        let fixture = Fixture().package("Inner").package("Outer", uses: "Inner").target("A", in: "Inner")
            .target("B", in: "Outer", uses: ["A"], "import A")
            .target("C", in: "Outer", uses: ["A", "B"], "import B; import A")
        let rules = Rules.twoLayers { $0.groups = [.init(name: "c", targets: ["C"], imports: ["A"], reason: "")] }
        let arrows = try Checker(fixture.codebase(), rules: rules).moduleMap(MapScope()).arrows
        #expect(arrows.filter(\.isImplied) == [])
        #expect(arrows.filter(\.isForbidden).map(\.to) == [1])
    }

    @Test func `a map can be drawn around a module, of packages, or with tests`() throws {
        #expect(try checker.moduleMap(MapScope(focus: "B")).modules.map(\.name) == ["A", "B", "C", "D"])
        #expect(throws: unknown("X", among: ["A", "B", "C", "D"])) { try checker.moduleMap(MapScope(focus: "X")) }
        let packages = try checker.moduleMap(MapScope(showsPackages: true))
        #expect(packages.modules.map(\.name) == ["Inner", "Outer"])
        #expect(packages.arrows.map(\.ends) == [[1, 0]] && packages.arrows[0].isForbidden)
        #expect(try checker.moduleMap(MapScope(showsTests: true)).modules.count == 5)
        #expect(try checker.moduleMap(MapScope(omitted: ["Inner"])).modules.map(\.name) == ["C", "D"])
        let rest = try checker.moduleMap(MapScope(omitted: ["B*", "D"]))
        #expect(rest.modules.map(\.name) == ["A", "C"])
        #expect(rest.arrows.map(\.ends) == [[1, 0]] && rest.arrows[0].isForbidden)
    }

    @Test func `modules of the same name are distinguished by their packages`() throws {
        let checker = Checker(
            Fixture().package("One").package("Two", uses: "One").package("Three", uses: "Two")
                .target("Utils", in: "One").target("Utils", in: "Two")
                .target("A", in: "Two", uses: ["Utils"], "import Utils")
                .target("my-tool", in: "One").codebase(),
            rules: Rules()
        )
        #expect(checker.names == ["A", "One/Utils", "Two/Utils", "my-tool"])
        #expect(throws: ValidationError.self) { try checker.explanation(from: "A", to: "Utils") }
        let near = try checker.explanation(from: "A", to: "Two/Utils")
        #expect(near.steps?.map(\.to) == ["Two/Utils"])
        #expect(try checker.explanation(from: "A", to: "One/Utils").steps == nil)
        #expect(try checker.explanation(from: "A", to: "my_tool").to == "my-tool")
        let map = try checker.moduleMap(MapScope())
        #expect(map.modules.map(\.name) == ["One/Utils", "my-tool", "Two/Utils", "A"])
        #expect(checker.measures().map(\.name) == checker.names)
    }

    @Test func `explains a path with the places of its steps`() throws {
        let explanation = try checker.explanation(from: "D", to: "B")
        #expect(
            explanation.steps == [
                .init(from: "D", to: "C", place: Place(file: "Outer/D/A.swift", line: 1, column: 1)),
                .init(from: "C", to: "B", place: Place(file: "Outer/C/A.swift", line: 2, column: 1)),
            ]
        )
        #expect(explanation.refusal == nil)
    }

    @Test func `explains what keeps two modules apart`() throws {
        let explanation = try checker.explanation(from: "A", to: "C")
        #expect(explanation.steps == nil)
        #expect(explanation.refusal == .layerDependency(from: "A", to: "C", fromLayer: "Inner", toLayer: "Outer"))
        #expect(explanation.rule?.reason == "inner reason")
        #expect(throws: unknown("X")) { try checker.explanation(from: "A", to: "X") }
    }

    @Test func `predicts violations, cycles and what is rebuilt`() throws {
        let back = try checker.prediction(from: "A", to: "D")
        #expect(back.refusal == .layerDependency(from: "A", to: "D", fromLayer: "Inner", toLayer: "Outer"))
        #expect(back.cycle == ["A", "D", "C"])
        #expect(back.rebuilt == ["A", "B", "C", "CTests"])
        let shortcut = try checker.prediction(from: "D", to: "A")
        #expect(!shortcut.exists && shortcut.refusal == nil && shortcut.cycle == nil && shortcut.rebuilt.isEmpty)
        #expect(try checker.prediction(from: "B", to: "A").exists)
        #expect(throws: unknown("X")) { try checker.prediction(from: "B", to: "X") }
    }

    @Test func `measures after Martin`() throws {
        let measures = checker.measures()
        #expect(measures.map(\.name) == ["A", "B", "C", "D"])
        #expect(measures.map(\.fanIn) == [2, 1, 1, 0])
        #expect(measures.map(\.fanOut) == [0, 1, 2, 1])
        #expect(measures.map(\.abstractness) == [0.5, 0, 0, 0])
        #expect(measures.map(\.rebuilt) == [3, 2, 1, 0])
        let instability: Double = 2 / 3
        #expect(measures.map(\.instability) == [0, 0.5, instability, 1])
        #expect(measures.map(\.distance) == [0.5, 0.5, abs(instability - 1), 0])
    }
}

extension ModuleMap.Arrow {
    /// The indices of the modules that it joins.
    var ends: [Int] { [from, to] }
}
