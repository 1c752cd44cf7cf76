import ArchitectureDomain
import Determinism
import Testing

struct AffectedPartTests {
    // `Top` uses `Middle`, which uses `Low`; `Other` stands alone. `Middle` declares something for its tests only.
    private let fixture = Fixture().package("P").package("Q", uses: "P")
        .target("Low").target("Spare")
        .target("Middle", uses: ["Low", "Spare"], "import Low")
        .target("MiddleTests", kind: .test, uses: ["Middle", "Spare"], "import Middle; import Spare")
        .target("Top", in: "Q", uses: ["Middle"], "import Middle")
        .target("Other", in: "Q")

    private func names(_ changed: [String], _ rules: Rules = Rules()) -> Set<String> {
        Set(AffectedPart(Checker(fixture.codebase(), rules: rules), changed: changed).targets.map(\.target))
    }

    private static let all: Set = ["Low", "Spare", "Middle", "MiddleTests", "Top", "Other"]

    @Test func `a changed file affects its target and all that use it`() {
        #expect(names(["P/Low/A.swift"]) == ["Low", "Middle", "MiddleTests", "Top"])
        #expect(names(["P/Middle/A.swift"]) == ["Middle", "MiddleTests", "Top"])
        #expect(names(["Q/Other/A.swift", "Q/Top/A.swift"]) == ["Other", "Top"])
        #expect(names([]) == [])
    }

    @Test func `a changed test affects what it tests`() {
        #expect(names(["P/MiddleTests/A.swift"]) == ["MiddleTests", "Middle", "Spare"])
    }

    @Test func `a file that is gone affects the targets of the innermost folder that is left`() {
        #expect(names(["P/Low/Gone.swift"]) == ["Low", "Middle", "MiddleTests", "Top"])
        #expect(names(["Q/Renamed/Gone.swift"]) == ["Top", "Other"])
        #expect(names(["Gone.swift"]) == Self.all)
    }

    @Test(arguments: ["P/Low", "P/Low/"])
    func `a folder stands for everything in it`(folder: String) {
        #expect(names([folder]) == ["Low", "Middle", "MiddleTests", "Top"])
        #expect(names(["P/Lo"]) == [])
    }

    @Test(arguments: [
        "Q/Package.swift", "Gone/Package.swift", "P/Package@swift-6.1.swift", "architecture.toml", "Q",
        "architecture.baseline", "architecture-baseline/a.toml",
    ])
    func `manifests, rules and the baseline affect everything`(path: String) {
        #expect(names([path]) == Self.all)
    }

    @Test(arguments: ["README.md", "P/Low/notes.txt", "docs/architecture.toml", "P/LowPackage.swift.orig", "x.swif"])
    func `files outside the architecture affect nothing`(path: String) {
        #expect(names([path]) == [])
    }

    @Test func `excluded files affect nothing`() {
        var rules = Rules()
        rules.excluded = ["*/Fixtures"]
        #expect(names(["P/Fixtures/Broken/Package.swift", "P/Fixtures/A.swift"], rules) == [])
    }

    @Test func `read failures that hide violations are always reported, others for changed files only`() {
        let readFailures = [
            Codebase.ReadFailure(.ignoredFiles(nil), at: Place(file: ".")),
            Codebase.ReadFailure(.noPackageManager, at: Place(file: "Q/Package.swift", line: 1)),
            Codebase.ReadFailure(.notUTF8, at: Place(file: "P/Low/A.swift", line: 1)),
            Codebase.ReadFailure(.missingFolder, at: Place(file: "P/Package.swift", line: 1)),
        ]
        let codebase = fixture.codebase(readFailures: readFailures)
        func reasons(_ changed: [String]) -> Set<Codebase.ReadFailure.Reason> {
            let report = ArchitectureReport(codebase, rules: nil, changed: changed)
            return Set(
                report.findings.compactMap { if case .readFailure(let reason) = $0.fact { reason } else { nil } }
            )
        }
        #expect(reasons([]) == [.noPackageManager, .ignoredFiles(nil)])
        #expect(reasons(["P/Low/A.swift"]) == [.noPackageManager, .ignoredFiles(nil), .notUTF8, .missingFolder])
        #expect(reasons(["Q/Other/A.swift"]) == [.noPackageManager, .ignoredFiles(nil)])
    }

    @Test func `entries of the baseline are reported with their targets, and allowances where their files changed`() {
        let entry = Baseline.Entry(.init(.fileLength, ["Low", "Gone.swift"]), reason: "")
        var rules = Rules()
        rules.allowances = [.init(file: "P/Low/A.swift", construct: .forcedTry, reason: "")]
        func checks(_ changed: [String]) -> Set<Check> {
            let report = ArchitectureReport(
                fixture.codebase(),
                rules: rules,
                baseline: Baseline([entry]),
                changed: changed
            )
            return Set(report.findings.map(\.check)).intersection([.staleBaseline, .staleAllowance])
        }
        #expect(checks(["Q/Other/A.swift"]) == [])
        #expect(checks(["P/Low/A.swift"]) == [.staleBaseline, .staleAllowance])
        #expect(checks(["P/Low/Gone.swift"]) == [.staleBaseline])
    }

    @Test func `the types that rules need for a change are read, of targets that it uses through others, too`() {
        func sources(_ change: (inout Rules.TypeRule) -> Void) -> Set<String> {
            var rule = Rules.TypeRule(quote: .init("types.t", because: ""))
            change(&rule)
            var rules = Rules()
            rules.layers = ["P", "Q"].map { .init(name: $0, packages: [.init($0)], reason: "") }
            rules.types = [rule]
            let part = AffectedPart(Checker(fixture.codebase(), rules: rules), changed: ["Q/Top/A.swift"])
            return Set(part.sources.map(\.target))
        }
        #expect(sources { $0.requirements = [.final] } == ["Top", "Middle"])
        #expect(sources { $0.requirements = [.conformance(["A"])] } == ["Top", "Middle", "Low", "Spare"])
        let mentions = sources {
            $0.layers = ["P"]
            $0.mentioningLayers = ["Q"]
        }
        #expect(mentions == ["Top", "Middle", "Low", "Spare"])
        let others = sources {
            $0.layers = ["P"]
            $0.mentioningLayers = ["P"]
        }
        #expect(others == ["Top", "Middle"])
    }

    /// Targets that import each other in any way, before and after some files were rewritten.
    private struct Change {
        let before: [Fact]
        let after: ArchitectureReport
        let dependencies: Set<[String]>

        init(_ seed: Int) {
            var random = SeededGenerator(seed: UInt64(seed))
            let names = (0..<8).map { "T\($0)" }
            func text(_ names: [String]) -> String {
                let imports = names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.map { "import \($0)\n" }
                return imports.joined()
                    + ["let a = try! b()\n", "", "public import C\n"][Int.random(in: 0..<3, using: &random)]
            }
            let declared = names.map { _ in names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 } }
            // It builds before the change: what a target imports it declares, itself or through others. The inner package
            // does not depend on the outer one.
            let uses = declared.enumerated().map { index, list in
                list.compactMap { names.firstIndex(of: $0) }.filter { $0 < 4 || index >= 4 }
            }
            let graph = DirectedGraph(uses)
            let old = names.indices.map { index in text(graph.reachableNodes(from: index).sorted().map { names[$0] }) }
            let changed = names.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
            let new = names.indices.map { changed.contains($0) ? text(names) : old[$0] }
            func codebase(_ texts: [String]) -> Codebase {
                names.indices.reduce(Fixture().package("Inner").package("Outer", uses: "Inner")) { fixture, index in
                    fixture.target(
                        names[index],
                        in: index < 4 ? "Inner" : "Outer",
                        kind: index % 4 == 3 ? .test : .library,
                        uses: declared[index].filter { $0 != names[index] },
                        texts[index]
                    )
                }.codebase()
            }
            let rules = Rules.twoLayers {
                $0.allowances = [.init(file: "Inner/T0/A.swift", construct: .forcedTry, reason: "")]
                $0.layers[0].technologies = []
            }
            let report = ArchitectureReport(codebase(old), rules: rules)
            before = report.findings.map(\.fact)
            dependencies = Set(
                report.graph.nodes.indices.flatMap { node in
                    report.graph.neighbours(of: node)
                        .map { [report.graph.nodes[node].name, report.graph.nodes[$0].name] }
                }
            )
            let paths = changed.map { ($0 < 4 ? "Inner/" : "Outer/") + names[$0] + "/A.swift" }
            let whole = codebase(new)
            after = ArchitectureReport(whole, rules: rules, changed: paths)
            all = ArchitectureReport(whole, rules: rules).findings
            let sources = AffectedPart(Checker(whole, rules: rules), changed: paths).sources
            let part = Codebase(packages: whole.packages, sources: whole.sources.filter { sources.contains($0.key) })
            afterReadingPart = ArchitectureReport(part, rules: rules, changed: paths).findings
        }

        let all: [Finding]
        let afterReadingPart: [Finding]

        /// A Boolean value that indicates whether a change caused a finding; a cycle that another one hid was there before.
        func isNew(_ finding: Finding) -> Bool {
            if case .targetCycle(let path) = finding.fact {
                return !zip(path, path.dropFirst() + path.prefix(1)).allSatisfy { dependencies.contains([$0, $1]) }
            }
            return !before.contains(finding.fact)
        }
    }

    @Test(arguments: 0..<80)
    func `no violation that came with a change is left out`(seed: Int) {
        let change = Change(seed)
        let missed = change.all.filter { !change.after.findings.contains($0) && change.isNew($0) }
        #expect(missed.map(\.fact) == [])
        #expect(Set(change.after.findings).isSubset(of: change.all))
        #expect(change.afterReadingPart == change.after.findings)
    }
}
