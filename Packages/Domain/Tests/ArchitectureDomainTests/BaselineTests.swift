import Testing

@testable import ArchitectureDomain

struct BaselineTests {
    private let cart = Codebase.TargetKey(package: "P", target: "Cart")

    private func finding(
        _ fact: Fact,
        line: Int = 1,
        file: String = "a.swift",
        rule: Rules.Quote? = nil
    ) -> Finding {
        Finding(fact: fact, severity: .error, place: Place(file: file, line: line), subject: cart, rule: rule)
    }

    private func entry(_ file: String, count: Int = 1, reason: String = "") -> Baseline.Entry {
        .init(.init(.unsafeConstruct, ["Cart", "try!", file]), count: count, reason: reason)
    }

    private func unsafeFindings(_ files: String...) -> [Finding] {
        files.map { finding(.unsafeWithoutReason(.forcedTry), file: "P/Cart/\($0)") }
    }

    @Test func `an entry covers its violation wherever the line or the file has moved`() {
        for (line, folder) in [(1, "P/"), (700, "P/Cart/More/")] {
            let finding = finding(.unsafeWithoutReason(.forcedTry), line: line, file: folder + "a.swift")
            let match = BaselineMatch([finding], Baseline([entry("a.swift")]))
            #expect(match.open == [])
            #expect(match.covered == 1)
            #expect(match.stale.isEmpty)
        }
    }

    @Test func `a new violation is the one in a file without an entry, not the last one`() {
        let baseline = Baseline([entry("b.swift"), entry("c.swift")])
        let match = BaselineMatch(unsafeFindings("a.swift", "b.swift", "c.swift"), baseline)
        #expect(match.open.map(\.place.file) == ["P/Cart/a.swift"])
        #expect(match.covered == 2)
    }

    @Test func `an entry covers as many violations of a file as it says`() {
        let findings = [3, 5, 9].map { finding(.unsafeWithoutReason(.forcedTry), line: $0) }
        let match = BaselineMatch(findings, Baseline([entry("a.swift", count: 2)]))
        #expect(match.open.map(\.place.position.line) == [9])
        let less = BaselineMatch([findings[0]], Baseline([entry("a.swift", count: 2, reason: "r")]))
        #expect(less.stale.map(\.found) == [1])
        #expect(less.updated(addingNew: false, because: "").entries == [entry("a.swift", reason: "r")])
    }

    @Test(arguments: [
        Fact.typeRule(target: "Cart", type: "A", .final, actual: ""),
        .avoidedName(target: "Cart", type: nil, name: "UIView"), .mentionedType(target: "Cart", name: "A", layer: "UI"),
    ])
    func `an entry of one rule about types does not cover another, and one without a rule is read`(fact: Fact) {
        let one = finding(fact, rule: .init("types.one", because: "r"))
        let other = finding(fact, rule: .init("data-only.other", because: "r"))
        let entry = Baseline.Entry(.init(one), reason: "r")
        #expect(entry.violation.names.suffix(2) == ["types.one", "a.swift"])
        #expect(BaselineMatch([one, other], Baseline([entry])).open == [other])
        #expect(Baseline.Violation(other).names.contains("types.other"))
        let former = Baseline.Entry(.init(fact.check, in: cart, names: fact.detail, file: "a.swift"), reason: "r")
        let match = BaselineMatch([one], Baseline([former]))
        #expect(match.open == [])
        #expect(match.updated(addingNew: false, because: "").entries == [entry])
    }

    @Test func `a large number in an entry costs no memory`() {
        let match = BaselineMatch(unsafeFindings("b.swift"), Baseline([entry("a.swift", count: 1 << 50)]))
        #expect(match.covered == 1)
        #expect(match.stale.map(\.found) == [1])
    }

    @Test func `a renamed file keeps its entry, which gets the new name with the next update`() {
        let match = BaselineMatch(unsafeFindings("new.swift", "b.swift"), Baseline([entry("old.swift", reason: "r")]))
        #expect(match.open.map(\.place.file) == ["P/Cart/b.swift"] || match.open.count == 1)
        #expect(match.stale.isEmpty)
        let renamed = BaselineMatch(unsafeFindings("new.swift"), Baseline([entry("old.swift", reason: "r")]))
        #expect(renamed.open == [])
        #expect(renamed.updated(addingNew: false, because: "").entries == [entry("new.swift", reason: "r")])
    }

    @Test func `an entry follows a folder with another name, and keeps its reason`() {
        func entry(_ folder: String, _ reason: String) -> Baseline.Entry {
            .init(.init(.layerDependency, [folder, "App/Data", "Store", "a.swift"]), reason: reason)
        }
        let rule = Fact.layerDependency(from: "App/UI", to: "App/Data", fromLayer: "UI", toLayer: "Data")
        let match = BaselineMatch([finding(.mention("Store", rule))], Baseline([entry("App/Screens", "r")]))
        #expect(match.open == [])
        #expect(match.updated(addingNew: true, because: "").entries == [entry("App/UI", "r")])
        let other = BaselineMatch([finding(.mention("Key", rule))], Baseline([entry("App/Screens", "r")]))
        #expect(other.open.count == 1)
    }

    @Test func `targets of one name are distinguished, and an entry without their packages stays valid`() {
        let fixture = Fixture().package("Inner", uses: "Outer").package("Outer").package("Far")
            .target("Utils", in: "Outer").target("Utils", in: "Far")
            .target("A", in: "Inner", uses: ["Utils"], "import Utils")
        let found = fixture.findings(.twoLayers()).filter { $0.check == .layerDependency }
        let fact = Fact.layerDependency(from: "A", to: "Outer/Utils", fromLayer: "Inner", toLayer: "Outer")
        #expect(found.map(\.fact) == [fact])
        let former = Baseline.Entry(.init(.layerDependency, ["A", "Utils", "A.swift"]), reason: "r")
        let match = BaselineMatch(found, Baseline([former]))
        #expect(match.open == [])
    }

    @Test func `entries without a violation are stale, and go with the next update`() {
        let match = BaselineMatch(unsafeFindings("a.swift"), Baseline([entry("a.swift"), entry("b.swift")]))
        #expect(match.covered == 1)
        #expect(match.stale.map(\.entry) == [entry("b.swift")])
        #expect(match.updated(addingNew: false, because: "").entries == [entry("a.swift")])
    }

    @Test func `an update adds violations only on request, and existing reasons stay`() {
        let match = BaselineMatch(
            unsafeFindings("a.swift", "a.swift", "b.swift"),
            Baseline([entry("a.swift", reason: "r")])
        )
        #expect(match.updated(addingNew: false, because: "new").entries == [entry("a.swift", reason: "r")])
        let added = match.updated(addingNew: true, because: "new").entries
        #expect(added == [entry("a.swift", count: 2, reason: "r"), entry("b.swift", reason: "new")])
    }

    @Test func `entries are sorted by check and names, and equal ones become one`() {
        let other = Baseline.Entry(.init(.layerDependency, ["Z"]), reason: "")
        let baseline = Baseline([entry("b.swift", reason: "x"), entry("a.swift"), other, entry("b.swift", reason: "y")])
        #expect(baseline.entries == [other, entry("a.swift"), entry("b.swift", count: 2, reason: "x / y")])
    }

    @Test func `a violation names its target once, and the file only if that is a source file`() {
        func names(_ names: [String], target: String = "Cart", file: String) -> [String] {
            Baseline.Violation(.layerDependency, in: .init(package: "P", target: target), names: names, file: file)
                .names
        }
        #expect(names(["Cart", "Store"], file: "P/Cart/a.swift") == ["Cart", "Store", "a.swift"])
        #expect(names(["Cart", "Store"], file: "P/Package.swift") == ["Cart", "Store"])
        #expect(names(["P", "Q"], target: "", file: "P/Package@swift-6.0.swift") == ["P", "Q"])
        #expect(names(["x"], target: "", file: "architecture.toml") == ["x"])
        let long = Baseline.Violation(.fileLength, in: cart, names: [], file: "P/Cart/a.swift")
        #expect(long.names == ["Cart", "a.swift"])
    }

    @Test(arguments: [
        (Codebase.ReadFailure.Reason.noPackageManager, true), (.manifest(""), true), (.toolsVersion(""), true),
        (.cacheNotWritable(""), true), (.packageManagerNotStarted, true), (.packageManagerTimedOut, true),
        (.notReadable, true), (.linkLoop, true), (.tooLarge(limit: 1), true), (.targetKind("x"), true),
        (.missingFolder, false), (.notUTF8, false), (.pointer, true),
        (.ignoredFiles(nil), false),
    ])
    func `nothing is stale as long as violations may be hidden`(reason: Codebase.ReadFailure.Reason, hides: Bool) {
        let readFailure = finding(.readFailure(reason))
        let match = BaselineMatch([readFailure], Baseline([entry("a.swift")]))
        #expect(match.stale.isEmpty == hides)
        // What could not be read is never put off.
        #expect(match.open == [readFailure])
        #expect(match.updated(addingNew: true, because: "").entries == (hides ? [entry("a.swift")] : []))
    }

    @Test func `a cycle is the same wherever its first dependency is written`() {
        let violations = ["a.swift", "b.swift"].map { file in
            Baseline.Violation(finding(.targetCycle(["Cart", "Store"]), file: file))
        }
        #expect(violations[0] == violations[1])
        #expect(violations[0] == .init(.targetCycle, ["Cart", "Store"]))
    }

    @Test func `a report leaves out what is covered and lists what is stale`() {
        let fixture = Fixture().package("Inner").target("A", in: "Inner", "import B")
            .package("Outer").target("B", in: "Outer")
        var rules = Rules.twoLayers()
        rules.severities = [.undeclaredImport: .off]
        let bare = ArchitectureReport(fixture.codebase(), rules: rules)
        let old = Baseline.Entry(entry("old.swift").violation, count: 2, reason: "", at: Place(file: "b", line: 7))
        let accepted = BaselineMatch(bare.findings, Baseline([])).updated(addingNew: true, because: "")
        let baseline = Baseline(accepted.entries + [old])
        let report = ArchitectureReport(fixture.codebase(), rules: rules, baseline: baseline)
        #expect(report.covered == 1)
        #expect(report.findings.map(\.fact) == [.staleEntry(old.violation, accepted: 2, found: 0)])
        #expect(report.findings.map(\.place) == [Place(file: "b", line: 7)])
        rules.severities[.staleBaseline] = .off
        #expect(ArchitectureReport(fixture.codebase(), rules: rules, baseline: baseline).findings == [])
    }

    @Test(arguments: [
        (Fact.unverifiedImport(target: "Cart", module: "Far"), Check.undeclaredImport),
        (.unverifiedDependency(target: "Cart", dependency: "Far"), .unusedDependency),
    ])
    func `an entry stays as long as it is not known whether its violation occurs`(fact: Fact, check: Check) {
        let entry = Baseline.Entry(.init(check, ["Cart", "Far", "a.swift"]), reason: "")
        #expect(BaselineMatch([finding(fact)], Baseline([entry])).stale.isEmpty)
        #expect(BaselineMatch([], Baseline([entry])).stale.map(\.entry) == [entry])
    }

    /// Targets that import each other as the pairs say, with the cycles accepted that some of the pairs make.
    private func openCycles(_ imports: [String: String], accepting accepted: [String: String]) -> [Fact] {
        func codebase(_ imports: [String: String]) -> Codebase {
            imports.sorted { $0.key < $1.key }.reduce(Fixture().package("P")) { fixture, target in
                let text = target.value.map { "import \($0)\n" }.joined()
                return fixture.target(target.key, text)
            }.codebase()
        }
        var rules = Rules()
        rules.severities = [.undeclaredImport: .off]
        let before = Checker(codebase(accepted), rules: rules).findings()
        let baseline = BaselineMatch(before, Baseline([])).updated(addingNew: true, because: "")
        let after = Checker(codebase(imports), rules: rules).findings()
        return BaselineMatch(after, baseline).open.map(\.fact)
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
