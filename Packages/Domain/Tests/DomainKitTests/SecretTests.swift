import DomainKit
import Foundation
import Testing

struct SecretTests {
    @Test func `prints, mirrors and encodes without its text`() throws {
        let secret = try Secret("abc123")
        var dumped = ""
        dump(secret, to: &dumped)
        let encoded = String(decoding: try JSONEncoder().encode([secret]), as: UTF8.self)
        let printed = ["\(secret)", String(reflecting: secret), "\([secret])", "\(Optional(secret) as Any)"]
        for text in printed + [dumped, encoded] {
            #expect(!text.contains("abc123"))
            #expect(text.contains(Secret.placeholder))
        }
        #expect(secret.exposed == "abc123")
    }

    @Test func `drops white space at both ends`() throws {
        #expect(try Secret(" \tabc\r\n").exposed == "abc")
    }

    @Test(arguments: ["a\nb", "a b", "日本", "a\u{7F}"])
    func `refuses what would break a header, without repeating it`(text: String) {
        #expect(throws: ValidationError(field: "token", value: Secret.placeholder, rule: .encoded("ASCII"))) {
            try Secret(text)
        }
    }

    @Test func `refuses an empty one`() {
        #expect(throws: ValidationError(field: "token", value: "", rule: .notEmpty)) { try Secret(" \n") }
    }
}

private enum Thing {}

struct IdentifierTests {
    @Test(arguments: ["7f8a3b2c1d0e9f8a7b6c", "the-grid", "a", "A_b.c-1", String(repeating: "x", count: 64)])
    func `keeps a well-formed identifier as it is`(text: String) throws {
        #expect(try Identifier<Thing>(text).rawValue == text)
    }

    @Test(arguments: [
        ("", ValidationError.Rule.notEmpty),
        (String(repeating: "x", count: 65), .atMost(characters: 64)),
        ("../etc/passwd", .only(characters: "A-Z a-z 0-9 . - _")),
        (".hidden", .undotted),
        ("a b", .only(characters: "A-Z a-z 0-9 . - _")),
        ("日本", .only(characters: "A-Z a-z 0-9 . - _")),
        ("a\u{1B}[2J", .only(characters: "A-Z a-z 0-9 . - _")),
    ])
    func `refuses a malformed one and names field, value and rule`(text: String, rule: ValidationError.Rule) {
        #expect(throws: ValidationError(field: "article", value: text, rule: rule)) {
            try Identifier<Thing>(text, field: "article")
        }
    }
}
