import ArchitectureDomain
import Testing

@testable import ArchitectureRepository

struct RulesTextTests {
    @Test func `written rules are read back unchanged`() throws {
        let reason = "say \"why\"\n\\ here"
        let inner = Rules.Layer(name: "Inner", packages: ["Packages/In ner"], reason: reason, at: Position(line: 12))
        var outer = Rules.Layer(
            name: "日本 outer",
            packages: [""],
            targets: ["A", "B*"],
            uses: ["Inner"],
            reason: "外側 \"\u{301}\r\n",
            at: Position(line: 16)
        )
        var rules = Rules()
        let folders = Rules.Layer(name: "Folders", folders: ["App/*"], reason: "x", at: Position(line: 23))
        outer.joinsFeatures = true
        var test = Rules.Target(name: "T", folders: ["App/T"], at: Position(line: 3))
        (test.dependencies, test.isTest) = (["A"], true)
        rules.targets = [test]
        rules.features = .init(names: ["Cart"], reason: "apart", at: Position(line: 8))
        rules.features?.positions = ["Cart": Position(line: 9, column: 10)]
        rules.layers = [inner, outer, folders]
        rules.severities = [.undeclaredImport: .warning, .fileLength: .off]
        rules.excluded = ["Tests/*/Fixtures", "a \"b\""]
        let text = RulesFile.text(of: rules)
        #expect(try RulesFile.rules(from: Array(text.utf8)) == rules)
    }
}
