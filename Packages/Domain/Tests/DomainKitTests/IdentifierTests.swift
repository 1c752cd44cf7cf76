import DomainKit
import Testing

private enum Thing {}

struct IdentifierTests {
    @Test(arguments: ["7f8a3b2c1d0e9f8a7b6c", "the-grid", "a", "A_b.c-1", String(repeating: "x", count: 64)])
    func `keeps a well-formed identifier as it is`(text: String) throws {
        #expect(try Identifier<Thing>(text).rawValue == text)
    }

    @Test(arguments: [
        ("", ValidationError.Rule.notEmpty),
        (String(repeating: "x", count: 65), .atMost(characters: 64)),
        ("../etc/passwd", .form("letters, digits, '-', '_' and '.'")),
        (".hidden", .form("letters, digits, '-', '_' and '.'")),
        ("a b", .form("letters, digits, '-', '_' and '.'")),
        ("日本", .form("letters, digits, '-', '_' and '.'")),
        ("a\u{1B}[2J", .form("letters, digits, '-', '_' and '.'")),
    ])
    func `refuses a malformed one and names field, value and rule`(text: String, rule: ValidationError.Rule) {
        #expect(throws: ValidationError(field: "article", value: text, rule: rule)) {
            try Identifier<Thing>(text, field: "article")
        }
    }
}
