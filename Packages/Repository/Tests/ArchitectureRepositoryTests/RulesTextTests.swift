import ArchitectureDomain
import Testing

@testable import ArchitectureRepository

struct RulesTextTests {
    @Test func `written rules are read back unchanged`() throws {
        var inner = Rules.Layer(name: "Inner", packages: ["Packages/In ner"], reason: "say \"why\"\n\\ here")
        inner.line = 1
        var outer = Rules.Layer(name: "日本 outer", packages: [""], reason: "外側")
        outer.targets = ["A", "B*"]
        outer.uses = ["Inner"]
        outer.line = 5
        var rules = Rules()
        rules.layers = [inner, outer]
        rules.severities = [.undeclaredImport: .warning, .fileLength: .off]
        rules.excluded = ["Tests/*/Fixtures", "a \"b\""]
        for index in rules.layers.indices { rules.layers[index].line += 2 }
        let text = RulesFile.text(of: rules)
        #expect(try RulesFile.rules(from: Array(text.utf8), file: rules.file) == rules)
    }
}
