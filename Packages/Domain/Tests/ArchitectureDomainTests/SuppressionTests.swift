import Testing

@testable import ArchitectureDomain

struct SuppressionTests {
    private func comments(_ text: String) -> [[String]] {
        SourceFacts(scanning: Array(text.utf8)).suppressions.map {
            [$0.check, "\($0.line)", "\($0.position.line):\($0.position.column)", "\($0.hasReason)"]
        }
    }

    @Test(arguments: [
        ("import B // strata:allow technology until May", [["technology", "1", "1:10", "true"]]),
        ("// strata:allow technology why\n\n// more\nimport B", [["technology", "4", "1:1", "true"]]),
        (
            "  // strata:allow a x\r\n  // strata:allow b y\r\n  @a import B",
            [["a", "3", "1:3", "true"], ["b", "3", "2:3", "true"]]
        ),
        ("/// strata:allow  a\tbecause\nfunc f() {}", [["a", "2", "1:1", "true"]]),
        ("let é = 1 // strata:allow a", [["a", "1", "1:11", "false"]]),
        ("// strata:allow", [["", "1", "1:1", "false"]]), ("// strata:allow a - .", [["a", "1", "1:1", "false"]]),
        ("let a = \"\\(b)\" // strata:allow a x", [["a", "1", "1:16", "true"]]),
        ("// strata:allowed a x", []), ("let a = \"// strata:allow a x\"", []), ("/* strata:allow a x */", []),
        ("// See strata:allow a x", []),
    ])
    func `a comment is read with its check, the line that it is about, and its place`(
        text: String,
        found: [[String]]
    ) {
        #expect(comments(text) == found)
    }

    private let rules = Rules.twoLayers {
        $0.severities = [.undeclaredImport: .off]
        $0.fileLength = .init(lines: 3, reason: "short")
    }

    private func report(_ text: String, failures: [Codebase.ReadFailure] = []) -> ArchitectureReport {
        let fixture = Fixture().package("Inner").target("A", in: "Inner", text)
            .package("Outer").target("B", in: "Outer")
        return ArchitectureReport(fixture.codebase(readFailures: failures), rules: rules)
    }

    @Test func `it suppresses the findings of its check in its line, and they are counted`() {
        for text in ["import B // strata:allow layer-arrow x", "// strata:allow layer-arrow x\nimport B"] {
            #expect(report(text).findings == [])
            #expect(report(text).suppressed == 1)
        }
        let elsewhere = report("// strata:allow layer-arrow x\nimport B\nimport B").findings
        #expect(elsewhere.map(\.place.position.line) == [3])
    }

    /// With a search of all comments for each finding, this would take minutes.
    @Test(.timeLimit(.minutes(5)))
    func `many comments and findings in a file take linear time`() {
        let stacked = String(repeating: "// strata:allow layer-arrow x\n", count: 20_000)
        let text = stacked + String(repeating: "import B; ", count: 20_000)
        let checked = report(text)
        #expect(checked.suppressed == 20_000)
        #expect(checked.findings.map(\.check) == [.fileLength])
    }

    @Test func `the length of a file is allowed from any of its lines`() {
        #expect(report("\n\n// strata:allow file-length x\n\n\n").findings == [])
    }

    @Test(arguments: [
        ("layer-arow x", Suppression.Fault.unknownCheck), ("", .unknownCheck), ("layer-arrow", .noReason),
        ("obstacle x", .notSuppressible), ("unsafe-construct x", .notSuppressible), ("stale-allow x", .notSuppressible),
    ])
    func `one with a fault suppresses nothing and is an error`(text: String, fault: Suppression.Fault) {
        let findings = report("import B // strata:allow \(text)").findings
        #expect(findings.map(\.check) == [.layerDependency, .invalidSuppression])
        #expect(findings.last?.severity == .error)
        let name = text.split(separator: " ").first.map { String($0) } ?? ""
        #expect(findings.last?.fact == .invalidSuppression(name, fault))
    }

    @Test func `one that suppresses nothing is a warning at its place`() {
        let finding = report("let a = 1\nlet b = 2 // strata:allow layer-arrow x").findings
        #expect(finding.map(\.fact) == [.staleSuppression("layer-arrow")])
        #expect(finding.map(\.severity) == [.warning])
        #expect(finding.map(\.place) == [Place(file: "Inner/A/A.swift", line: 2, column: 11)])
    }

    @Test func `it is not stale if its check is off, or if violations may be hidden`() {
        #expect(report("// strata:allow undeclared-import x").findings == [])
        let failure = Codebase.ReadFailure(.noPackageManager, at: Place(file: "Package.swift"))
        #expect(report("// strata:allow layer-arrow x", failures: [failure]).findings.map(\.check) == [.readFailure])
    }

    @Test func `a comment in a manifest is about the line of a declaration`() {
        let text = Array("a\n// strata:allow unused-dependency linked\n.target(name: \"B\")".utf8)
        let package = PackageManifest(
            name: "P",
            path: "P",
            targets: [.init(name: "A"), .init(name: "B", dependencies: [.init(name: "A", at: Position(line: 3))])],
            suppressions: ManifestText(text).suppressions
        )
        let sources = ["A", "B"].map { name in
            (Codebase.TargetKey(package: "P", target: name), [Codebase.SourceFile(name, "enum \(name) {}")])
        }
        let codebase = Codebase(packages: [package], sources: Dictionary(uniqueKeysWithValues: sources))
        let report = ArchitectureReport(codebase, rules: nil)
        #expect(report.findings == [])
        #expect(report.suppressed == 1)
    }
}
