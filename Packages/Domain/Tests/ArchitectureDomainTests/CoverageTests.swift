import ArchitectureDomain
import Testing

struct CoverageTests {
    private static let coverage = Coverage(
        targets: 1,
        files: ["Kit/Sources/A/A.swift", "Kit/Sources/A/B.swift"],
        excluded: 1,
        others: [
            "App/One.swift", "App/Screens/Two.swift", "Kit/Tools/Three.swift", "Kit/Sources/Loose.swift", "Four.swift",
        ]
    )

    @Test func `a file without a target counts for the outermost folder that has no file of a target`() {
        #expect(
            Self.coverage.folders == [
                .init(path: "App", files: 2), .init(path: ".", files: 1), .init(path: "Kit/Sources", files: 1),
                .init(path: "Kit/Tools", files: 1),
            ]
        )
        #expect(Self.coverage.uncovered == 5)
        #expect(Self.coverage.total == 8)
    }

    @Test func `a repository without files has no folder`() {
        #expect(Coverage().folders.isEmpty)
        #expect(Coverage().total == 0)
    }

    private func report(_ rules: Rules, changed: [String]? = nil) -> [Finding] {
        let package = PackageManifest(name: "Kit", path: "Kit", targets: [.init(name: "A")])
        let codebase = Codebase(packages: [package], sources: [:], coverage: Self.coverage)
        return ArchitectureReport(codebase, rules: rules, changed: changed).findings
    }

    private var strict: Rules {
        var rules = Rules()
        rules.coverage = .init("coverage", because: "All code is checked.", at: Position(line: 3))
        return rules
    }

    @Test func `the rule reports each folder, and without it nothing is reported`() throws {
        #expect(report(Rules()).isEmpty)
        let findings = report(strict)
        #expect(findings.map(\.place.file) == [".", "App", "Kit/Sources", "Kit/Tools"])
        let finding = try #require(findings.last)
        #expect(finding.fact == .folderWithoutTarget(folder: "Kit/Tools", files: 1))
        #expect(finding.check == .coverage)
        #expect(finding.severity == .error)
        #expect(finding.rule?.reason == "All code is checked.")
    }

    @Test(arguments: [
        ("App/New.swift", "App"), ("Kit/Tools/Three.swift", "Kit/Tools"), ("New.swift", "."), ("App/", "App"),
    ])
    func `a change of a file in the folder affects it`(changed: String, folder: String) {
        #expect(report(strict, changed: [changed]).map(\.place.file) == [folder])
    }
}
