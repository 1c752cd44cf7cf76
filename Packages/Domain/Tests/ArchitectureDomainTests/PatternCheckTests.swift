import ArchitectureDomain
import Testing

/// Patterns of rules that have no effect.
struct PatternCheckTests {
    private let fixture = Fixture().package("P").target("AKit").target("BKit")
        .target("BKitTests", kind: .test, uses: ["BKit"], "import BKit")

    private func layer(_ name: String, _ packages: [NamePattern] = ["P"], _ targets: [NamePattern] = ["*"])
        -> Rules.Layer
    {
        .init(name: name, packages: packages, targets: targets, reason: "reason")
    }

    private func patternFacts(_ layers: [Rules.Layer], _ groups: [Rules.Group] = []) -> [Fact] {
        var rules = Rules()
        rules.layers = layers
        rules.groups = groups
        return Checker(fixture.codebase(), rules: rules).findings().map(\.fact).filter { $0.check == .unknownName }
    }

    @Test func `a misspelt pattern for packages or targets is found, as a warning`() {
        #expect(patternFacts([layer("one", ["P", "Q*"])]) == [.deadPattern("Q*", rule: "layer.one")])
        #expect(patternFacts([layer("one", ["Q"], ["A*"]), layer("two")]) == [.deadPattern("Q", rule: "layer.one")])
        let misspelt = layer("one", ["P"], ["AKit", "BKitt", "BKit"])
        #expect(patternFacts([misspelt]) == [.deadPattern("BKitt", rule: "layer.one")])
        var rules = Rules()
        rules.layers = [misspelt]
        let finding = fixture.findings(rules).first { $0.check == .unknownName }
        #expect(finding?.severity == .warning)
        rules.severities = [.unknownName: .error]
        #expect(fixture.findings(rules).map(\.severity) == [.error])
        #expect(finding?.place == Place(file: "architecture.toml"))
    }

    @Test func `a pattern that an earlier layer leaves nothing for is found`() {
        let shadowed = patternFacts([layer("one", ["P"], ["*Kit"]), layer("two", ["P"], ["A*"])])
        #expect(shadowed == [.shadowedPattern("A*", rule: "layer.two", by: ["layer.one"])])
        #expect(
            patternFacts([layer("one"), layer("two")]) == [.shadowedPattern("*", rule: "layer.two", by: ["layer.one"])]
        )
        #expect(patternFacts([layer("one", ["P"], ["A*"]), layer("two")]) == [])
    }

    @Test func `a group that matches no target, or none that is left, is found`() {
        func group(_ name: String, _ targets: NamePattern...) -> Rules.Group {
            .init(name: name, targets: targets, imports: ["*"], reason: "reason")
        }
        let facts = patternFacts([layer("one")], [group("kits", "*Kit"), group("a", "AKit", "C*")])
        #expect(
            Set(facts) == [
                .shadowedPattern("AKit", rule: "group.a", by: ["group.kits"]), .deadPattern("C*", rule: "group.a"),
            ]
        )
    }

    @Test func `a layer may list tests by their full names`() {
        #expect(patternFacts([layer("one"), layer("tests", ["P"], ["BKitTests"])]) == [])
    }

    @Test func `nothing is said as long as targets may be hidden`() {
        var rules = Rules()
        rules.layers = [layer("one", ["P", "Q"])]
        let failure = Codebase.ReadFailure(.notReadable, at: Place(file: "Q", line: 1))
        let findings = Checker(fixture.codebase(readFailures: [failure]), rules: rules).findings()
        #expect(findings.map(\.check) == [.readFailure])
    }
}
