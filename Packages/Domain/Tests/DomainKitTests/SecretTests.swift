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
        #expect(throws: ValidationError(field: "token", value: Secret.placeholder, rule: .form("ASCII"))) {
            try Secret(text)
        }
    }

    @Test func `refuses an empty one`() {
        #expect(throws: ValidationError(field: "token", value: "", rule: .notEmpty)) { try Secret(" \n") }
    }
}
