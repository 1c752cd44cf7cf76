import Determinism
import DomainKit
import Testing

@testable import ArchitectureDomain

/// Folders of a target that use each other in a circle, and what opens it.
struct FolderCycleTests {
    /// A target with a file for each path in `arrows`, `from > to`, of which the first declares what the second uses.
    private struct Target {
        var kind = TargetManifest.Kind.library
        var arrows: [String]
        var others: [String] = []
        var further: [SourceReference] = []

        private var pairs: [[String]] { arrows.map { $0.split(separator: " > ").map { String($0) } } }

        var codebase: Codebase {
            let names = Set(pairs.joined()).union(others).sorted()
            let target = Fixture().package("P").target("App", kind: kind, nil)
            let references = pairs.enumerated().map { index, pair in
                SourceReference(
                    pair[1].fileName,
                    at: Place(file: "P/App/\(pair[0]).swift", line: index + 1),
                    to: Place(file: "P/App/\(pair[1]).swift", line: 1)
                )
            }
            return names.reduce(target) { $0.file($1 + ".swift", of: "App", "") }
                .codebase(references: references + further)
        }

        func findings(_ change: (inout Rules) -> Void = { _ in }) -> [Finding] {
            var rules = Rules()
            rules.folderCycle = .init("folder-cycle", because: "why", at: Position(line: 3))
            change(&rules)
            return Checker(codebase, rules: rules).findings()
        }
    }

    private func fact(_ path: String..., by name: String, move moves: String..., to folder: String) -> Fact {
        .folderCycle(target: "App", path: path, name: name, moves: moves.map { $0 + ".swift" }, folder: folder)
    }

    @Test func `folders that use each other in one direction are no finding, nor are circles of files in one folder`() {
        let arrows = ["View/A > Model/M", "View/A > View/B", "View/B > View/A", "Main > View/A", "Main > Model/M"]
        #expect(Target(arrows: arrows).findings() == [])
    }

    @Test func `a file that stands in the wrong folder is named with the folder in which it belongs`() throws {
        let arrows = ["View/A > Model/M", "View/B > Model/M", "Model/List > View/A", "Model/List > View/B"]
        let found = Target(arrows: arrows).findings()
        #expect(found.map(\.fact) == [fact("Model", "View", by: "A", move: "Model/List", to: "View")])
        let finding = try #require(found.first)
        #expect(finding.place == Place(file: "P/App/Model/List.swift", line: 3))
        #expect(finding.rule?.reason == "why")
        #expect(finding.severity == .error)
        #expect(finding.subject == .init(package: "P", target: "App"))
        #expect(finding.fact.detail == ["App", "Model", "View"])
    }

    @Test func `targets of one name are told apart by their packages`() {
        let packages = ["P", "Q"]
        let fixture = packages.reduce(Fixture()) { fixture, package in
            fixture.package(package).target("App", in: package, nil)
                .file("View/A.swift", of: "App", in: package, "").file("Model/M.swift", of: "App", in: package, "")
        }
        let references = packages.flatMap { package in
            let view = Place(file: "\(package)/App/View/A.swift", line: 1)
            let model = Place(file: "\(package)/App/Model/M.swift", line: 1)
            return [SourceReference("M", at: view, to: model), SourceReference("A", at: model, to: view)]
        }
        var rules = Rules()
        rules.folderCycle = .init("folder-cycle", because: "why")
        let found = Checker(fixture.codebase(references: references), rules: rules).findings()
        #expect(found.map(\.fact.detail.first) == ["P/App", "Q/App"])
    }

    @Test func `what the inner folder uses may be what stands in the wrong folder`() {
        let arrows = [
            "View/A > Model/M", "View/B > Model/M", "Model/M > View/Size", "Model/N > View/Size", "View/A > View/Size",
        ]
        let found = Target(arrows: arrows).findings()
        #expect(found.map(\.fact) == [fact("Model", "View", by: "Size", move: "View/Size", to: "Model")])
        #expect(found.map(\.place) == [Place(file: "P/App/Model/M.swift", line: 3)])
        #expect(found.map(\.declaration) == [Place(file: "P/App/View/Size.swift", line: 1)])
    }

    @Test func `the use of a type stands for the uses of its members`() {
        let place = Place(file: "P/App/Model/M.swift", line: 9)
        let arrows = [
            "View/A > Model/M", "View/A > Model/N", "View/B > Model/M", "View/A > View/B", "Model/M > View/A",
        ]
        var target = Target(
            arrows: arrows + [
                "Model/N > Model/M", "Model/O > Model/N", "View/C > View/A", "Model/P > Model/O", "View/A > View/D",
            ]
        )
        target.further = [SourceReference("A.b", at: place, to: Place(file: "P/App/View/A.swift", line: 2))]
        #expect(target.findings().map(\.fact) == [fact("Model", "View", by: "A", to: "View")])
    }

    @Test func `files that only a moved file keeps in their folder move with it`() {
        let arrows = [
            "View/A > Model/M", "View/B > Model/M", "View/C > Model/M", "View/D > Model/M", "Model/List > View/A",
            "Model/List > View/B", "Model/List > View/C", "Model/Lists > Model/List",
        ]
        let found = Target(arrows: arrows).findings()
        #expect(found.map(\.fact) == [fact("Model", "View", by: "A", move: "Model/List", "Model/Lists", to: "View")])
    }

    @Test func `a reference that no move opens is to be removed, and each has its place`() {
        // M is needed in Model, and A uses more of its own folder.
        let arrows = [
            "View/A > Model/M", "View/A > Model/N", "View/B > Model/M", "View/A > View/B", "Model/M > View/A",
            "Model/N > Model/M", "Model/O > Model/N", "View/C > View/A", "Model/P > Model/O",
        ]
        let found = Target(arrows: arrows).findings()
        #expect(found.map(\.fact) == [fact("Model", "View", by: "A", to: "View")])
        #expect(found.map(\.place) == [Place(file: "P/App/Model/M.swift", line: 5)])
        #expect(found.map(\.fact.detail) == [["App", "Model", "View", "A"]])
    }

    @Test
    func
        `the files outside of folders are one more, with the name of the target, and folders within folders do not count`()
    {
        let arrows = [
            "View/Deep/A > Model/M", "View/Deep/A > View/B", "View/B > View/Deep/A", "Model/M > Main", "Main > View/B",
        ]
        let found = Target(arrows: arrows, others: ["Model/N", "View/C"]).findings()
        #expect(Set(found.map(\.check)) == [.folderCycle])
        #expect(
            found.allSatisfy {
                if case .folderCycle(_, let path, _, _, _) = $0.fact {
                    Set(path) == ["App", "Model", "View"]
                } else {
                    false
                }
            }
        )
    }

    @Test func `nothing is reported without the rule, in tests, or if the check is off`() {
        let arrows = ["View/A > Model/M", "Model/M > View/A"]
        #expect(Target(arrows: arrows).findings().map(\.check) == [.folderCycle])
        #expect(Target(arrows: arrows).findings { $0.folderCycle = nil } == [])
        #expect(Target(arrows: arrows).findings { $0.severities[.folderCycle] = .off } == [])
        #expect(Target(kind: .test, arrows: arrows).findings() == [])
    }

    @Test func `the baseline accepts a circle, and a move of the file within its folder changes nothing`() {
        let arrows = ["View/A > Model/M", "Model/M > View/A"]
        let findings = Target(arrows: arrows).findings()
        let entries = findings.map { Baseline.Entry(Baseline.Violation($0), reason: "later") }
        #expect(BaselineMatch(findings, Baseline(entries)).open == [])
        let moved = Target(arrows: ["View/A > Model/Deep/M", "Model/Deep/M > View/A"]).findings()
        #expect(BaselineMatch(moved, Baseline(entries)).open == [])
    }

    // MARK: - Any target

    @Test(arguments: 0..<40)
    func `after the moves and without the removed references no folders use each other`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let names = (0..<12).map { "F\($0 % 4)/T\($0)" }
        let arrows = (0..<20).compactMap { _ -> String? in
            guard let from = names.randomElement(using: &random), let to = names.randomElement(using: &random) else {
                return nil
            }
            return from == to ? nil : "\(from) > \(to)"
        }
        let codebase = Target(arrows: Array(Set(arrows)).sorted(), others: names).codebase
        let references = Dictionary(grouping: codebase.references, by: \.place.file)
        let target = codebase.folders(of: "App")[0]
        let graph = FolderGraph(target) { references[$0] ?? [] }
        // A search that stops early finds fewer moves, which are as good.
        for effort in [0, 100, .max] {
            let opening = FolderOpening(graph, effort: effort)
            var folderOf = graph.folderOf
            for move in opening.moves { for file in move.files { folderOf[file] = move.folder } }
            let cuts = Set(opening.cuts.map(\.reference))
            var neighbours = Array(repeating: [Int](), count: graph.folders.count)
            for use in graph.uses where folderOf[use.from] != folderOf[use.to] && !cuts.contains(use.reference) {
                neighbours[folderOf[use.from]].append(folderOf[use.to])
            }
            #expect(DirectedGraph(neighbours).cycles() == [])
            #expect(opening.moves.isEmpty == false || opening.cuts.count == opening.backward.count)
            #expect(effort > 0 || opening.moves.isEmpty)
            #expect(Set(folderOf).count == graph.folders.count)
            #expect(graph.dependencies.cycles().isEmpty == opening.backward.isEmpty)
        }
    }

    // MARK: - Maps

    @Test func `a map shows the folders of a target, and in red what closes a circle`() throws {
        let arrows = ["View/A > Model/M", "View/B > Model/M", "Model/List > View/A", "Main > View/A"]
        let checker = Checker(Target(arrows: arrows).codebase, rules: Rules())
        let map = try checker.moduleMap(MapScope(inside: "App"))
        #expect(map.modules.map(\.name) == ["Model", "View", "App"])
        #expect(map.arrows.map { [$0.from, $0.to] } == [[0, 1], [1, 0], [2, 1]])
        #expect(map.arrows.map(\.isForbidden) == [true, false, false])
        #expect(map.arrows.map { $0.place?.file } == ["Model/List", "View/A", "Main"].map { "P/App/\($0).swift" })
        #expect(map.arrows.map { $0.place?.position.line } == [3, 1, 4])
        let part = try checker.moduleMap(MapScope(inside: "App", focus: "App", omitted: ["M*"]))
        #expect(part.modules.map(\.name) == ["View", "App"])
    }

    @Test func `on request targets have their folders, if the rules ask for references`() throws {
        let codebase = Target(arrows: ["View/A > Model/M"]).codebase
        var rules = Rules()
        #expect(
            try Checker(codebase, rules: rules).moduleMap(MapScope(hasDetails: true)).modules.map(\.folders) == [nil]
        )
        rules.folderCycle = Rules.Quote("folder-cycle", because: "")
        let checker = Checker(codebase, rules: rules)
        let folders = try checker.moduleMap(MapScope(hasDetails: true)).modules.first?.folders
        #expect(folders?.names == ["Model", "View"])
        #expect(folders?.arrows.map { [$0.from, $0.to] } == [[1, 0]])
        #expect(try checker.moduleMap(MapScope()).modules.map(\.folders) == [nil])
    }

    @Test(arguments: [("App/Views/A.swift", "Views"), ("App/A.swift", nil), ("Extension/Sources/A.swift", nil)])
    func `a file is below a folder only if its path begins with it`(file: String, folder: String?) {
        #expect(file.folder(below: "App/") == folder)
    }

    @Test func `a folder can be opened, too`() throws {
        let arrows = ["View/List/A > View/Cell/B", "View/C > View/List/A", "View/Cell/B > Model/M"]
        let map = try Checker(Target(arrows: arrows).codebase, rules: Rules()).moduleMap(MapScope(inside: "P/App/View"))
        #expect(map.modules.map(\.name) == ["Cell", "List", "View"])
        #expect(map.arrows.map { [$0.from, $0.to] } == [[1, 0], [2, 1]])
    }

    @Test func `a target that does not exist, or has no folders, is refused`() {
        let flat = Checker(Target(arrows: ["A > B"]).codebase, rules: Rules())
        #expect(throws: ValidationError(field: "target", value: "Gone", rule: .oneOf(["App"]))) {
            try flat.moduleMap(MapScope(inside: "Gone"))
        }
        #expect(throws: ValidationError(field: "target", value: "App", rule: .divided)) {
            try flat.moduleMap(MapScope(inside: "App"))
        }
        let divided = Checker(Target(arrows: ["A/A > B/B"]).codebase, rules: Rules())
        #expect(throws: ValidationError(field: "folder", value: "C", rule: .oneOf(["A", "B"]))) {
            try divided.moduleMap(MapScope(inside: "App", focus: "C"))
        }
    }
}
