import Testing

@testable import ArchitectureDomain

struct BaselineTests {
    private let cart = Codebase.TargetKey(package: "P", target: "Cart")

    private func finding(_ fact: Fact, line: Int = 1, file: String = "a.swift") -> Finding {
        Finding(fact: fact, severity: .error, place: Place(file: file, line: line), subject: cart, rule: nil)
    }

    private func unsafeFinding(line: Int) -> Finding { finding(.unsafeWithoutReason(.forcedTry), line: line) }

    private func entry(_ file: String, occurrence: Int = 1, of source: String = "a.swift") -> Baseline.Entry {
        .init(
            .init(.unsafeConstruct, in: cart, file: source, names: ["try!"], occurrence: occurrence),
            reason: "",
            file: file
        )
    }

    @Test func `an entry covers its violation wherever the line has moved`() {
        for line in [1, 700] {
            let match = BaselineMatch([unsafeFinding(line: line)], Baseline([entry("1")]))
            #expect(match.open == [])
            #expect(match.covered == 1)
            #expect(match.stale == [])
        }
    }

    @Test func `one entry covers one of several that are alike, from the first line down`() {
        let findings = [3, 5, 9].map { unsafeFinding(line: $0) }
        let match = BaselineMatch(findings, Baseline([entry("1"), entry("2", occurrence: 2)]))
        #expect(match.open.map(\.place.position.line) == [9])
        #expect(match.uncovered.map(\.occurrence) == [3])
        #expect(match.covered == 2)
        let less = BaselineMatch([findings[0]], Baseline([entry("1"), entry("2", occurrence: 2)]))
        #expect(less.stale.map(\.file) == ["2"])
    }

    @Test func `entries without a violation, and entries written twice, are stale`() {
        let baseline = Baseline([entry("c"), entry("b", of: "gone.swift"), entry("a")])
        let match = BaselineMatch([unsafeFinding(line: 1)], baseline)
        #expect(match.covered == 1)
        #expect(match.stale.map(\.file) == ["b", "c"])
    }

    @Test(arguments: [
        (Codebase.ReadFailure.Reason.noPackageManager, true), (.manifest(""), true), (.toolsVersion(""), true),
        (.notReadable, true), (.linkLoop, true), (.tooLarge(limit: 1), true), (.targetKind("x"), true),
        (.missingFolder, false), (.notUTF8, false),
    ])
    func `nothing is stale as long as violations may be hidden`(reason: Codebase.ReadFailure.Reason, hides: Bool) {
        let readFailure = finding(.readFailure(reason))
        let match = BaselineMatch([readFailure], Baseline([entry("1")]))
        #expect(match.stale.isEmpty == hides)
        // What could not be read is never put off.
        #expect(match.open == [readFailure])
        #expect(match.uncovered == [])
    }

    @Test func `a cycle is the same wherever its first dependency is written`() {
        let violations = ["a.swift", "b.swift"].map { file in
            BaselineMatch([finding(.targetCycle(["Cart", "Store"]), file: file)], Baseline([])).uncovered
        }
        #expect(violations[0] == violations[1])
        #expect(violations[0] == [.init(.targetCycle, in: cart, names: ["Cart", "Store"])])
    }

    @Test func `a report leaves out what is covered and lists what is stale`() {
        let fixture = Fixture().package("Inner").target("A", in: "Inner", "import B")
            .package("Outer").target("B", in: "Outer")
        var rules = Rules.twoLayers()
        rules.severities = [.undeclaredImport: .off]
        let bare = ArchitectureReport(fixture.codebase(), rules: rules)
        let uncovered = BaselineMatch(bare.findings, Baseline([])).uncovered
        let baseline = Baseline(uncovered.map { .init($0, reason: "", file: "kept") } + [entry("old")])
        let report = ArchitectureReport(fixture.codebase(), rules: rules, baseline: baseline)
        #expect(report.covered == 1)
        #expect(report.findings.map(\.fact) == [.staleEntry(entry("old").violation)])
        #expect(report.findings.map(\.place) == [Place(file: "old")])
        rules.severities[.staleBaseline] = .off
        #expect(ArchitectureReport(fixture.codebase(), rules: rules, baseline: baseline).findings == [])
    }

    @Test(arguments: [
        (Fact.unverifiedImport(target: "Cart", module: "Far"), Check.undeclaredImport),
        (.unverifiedDependency(target: "Cart", dependency: "Far"), .unusedDependency),
    ])
    func `an entry stays as long as it is not known whether its violation occurs`(fact: Fact, check: Check) {
        let entry = Baseline.Entry(
            .init(check, in: cart, file: "a.swift", names: ["Cart", "Far"]),
            reason: "",
            file: "1"
        )
        #expect(BaselineMatch([finding(fact)], Baseline([entry])).stale == [])
        #expect(BaselineMatch([], Baseline([entry])).stale == [entry])
    }

    /// Targets that import each other as the pairs say, with the cycles accepted that some of the pairs make.
    private func openCycles(_ imports: [String: String], accepting accepted: [String: String]) -> [Fact] {
        func codebase(_ imports: [String: String]) -> Codebase {
            imports.sorted { $0.key < $1.key }.reduce(Fixture().package("P")) { fixture, target in
                let text = target.value.map { "import \($0)\n" }.joined()
                return fixture.target(target.key, in: "P", text)
            }.codebase()
        }
        var rules = Rules()
        rules.severities = [.undeclaredImport: .off]
        let before = Checker(codebase(accepted), rules: rules).findings()
        let entries = BaselineMatch(before, Baseline([])).uncovered.map {
            Baseline.Entry($0, reason: "", file: "\($0)")
        }
        let after = Checker(codebase(imports), rules: rules).findings()
        return BaselineMatch(after, Baseline(entries)).open.map(\.fact)
    }

    @Test func `a cycle that grows or turns is a new one`() {
        let ring = ["A": "B", "B": "C", "C": "A", "D": ""]
        #expect(openCycles(ring, accepting: ring) == [])
        let grown = ["A": "BD", "B": "C", "C": "A", "D": "C"]
        #expect(openCycles(grown, accepting: ring) == [.targetCycle(["A", "D", "C"])])
        let turned = ["A": "C", "B": "A", "C": "B", "D": ""]
        #expect(openCycles(turned, accepting: ring) == [.targetCycle(["A", "C", "B"])])
    }

    @Test func `each cycle through a target is found`() {
        let found = openCycles(["A": "BC", "B": "A", "C": "A"], accepting: [:])
        #expect(Set(found) == [.targetCycle(["A", "B"]), .targetCycle(["A", "C"])])
    }
}
