import ArchitectureDomain
import Testing

/// Packages that are named and not there, and names in the rules that nothing bears.
struct AbsenceTests {
    private func codebase(
        _ dependencies: [PackageManifest.Dependency],
        readFailures: [Codebase.ReadFailure] = []
    ) -> Codebase {
        Codebase(
            packages: [
                PackageManifest(name: "P", path: "P", dependencies: dependencies),
                PackageManifest(name: "There", path: "There"),
            ],
            sources: [:],
            readFailures: readFailures
        )
    }

    private let dependencies: [PackageManifest.Dependency] = [
        .init(identity: "there", path: "There", at: Position(line: 3)),
        .init(identity: "far", path: nil, origin: .remote("https://x.org/far"), at: Position(line: 4)),
        .init(identity: "near", path: nil, origin: .folder("/near"), at: Position(line: 5)),
        .init(identity: "gone", path: "Gone", at: Position(line: 6)),
    ]

    @Test func `packages that are not there are named, and fail nothing`() {
        let report = ArchitectureReport(codebase(dependencies), rules: nil)
        #expect(
            report.findings.map(\.fact) == [
                .foreignPackage(package: "P", dependency: "far", .remote("https://x.org/far")),
                .foreignPackage(package: "P", dependency: "near", .folder("/near")),
                .missingPackage(package: "P", dependency: "gone", path: "Gone"),
            ]
        )
        #expect(report.findings.map(\.place) == [4, 5, 6].map { Place(file: "P/Package.swift", line: $0) })
        #expect(Set(report.findings.map(\.severity)) == [.note])
    }

    @Test func `the rules may weigh them more, or not look for them`() {
        var rules = Rules()
        rules.severities = [.absentPackage: .error]
        let report = ArchitectureReport(codebase(dependencies), rules: rules)
        #expect(report.findings.allSatisfy { $0.severity == .error })
        rules.severities = [.absentPackage: .off]
        #expect(ArchitectureReport(codebase(dependencies), rules: rules).findings == [])
    }

    @Test func `a package that could not be read, or is not to be, is not missing`() {
        let readFailure = Codebase.ReadFailure(.manifest("x"), at: Place(file: "Gone/Package.swift", line: 7))
        let unread = ArchitectureReport(codebase([dependencies[3]], readFailures: [readFailure]), rules: nil)
        #expect(unread.findings.map(\.fact) == [.readFailure(.manifest("x"))])
        var rules = Rules()
        rules.excluded = ["Go*"]
        #expect(ArchitectureReport(codebase([dependencies[3]]), rules: rules).findings == [])
    }

    @Test func `a note is not for a baseline`() {
        let findings = Checker(codebase(dependencies), rules: Rules()).findings()
        let match = BaselineMatch(findings, Baseline([]))
        #expect(match.open == findings && match.updated(addingNew: true, because: "").entries == [])
    }

    @Test func `a feature that no target belongs to is an error at the line of its name`() {
        let fixture = Fixture().package("Inner").target("CatDomain", in: "Inner")
            .target("DogTests", in: "Inner", kind: .test)
        let rules = Rules.twoLayers { rules in
            rules.features = .init(names: ["Cat", "Dog", "Cow"], reason: "why", at: Position(line: 2))
            rules.features?.positions = ["Cow": Position(line: 5, column: 9)]
        }
        let findings = fixture.findings(rules).filter { $0.check == .unknownName }
        #expect(findings.map(\.fact) == [.emptyFeature("Cow")])
        #expect(findings.map(\.place) == [Place(file: "architecture.toml", line: 5, column: 9)])
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.first?.rule?.place.position.line == 2)
    }
}
