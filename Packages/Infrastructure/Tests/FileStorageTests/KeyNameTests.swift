import RepositoryKit
import Testing

@testable import FileStorage

@Suite struct KeyNameTests {
    @Test(arguments: [
        ("articles", "articles"), ("a.b-c_1", "a.b-c_1"), ("Notes", "%4eotes"), ("../x", "%2e.%2fx"), ("", "%"),
        ("日本", "%e6%97%a5%e6%9c%ac"), (".", "%2e"), ("%", "%25"), ("=", "%3d"), ("a\u{0}b", "a%00b"),
        ("é", "%c3%a9"), ("e\u{301}", "e%cc%81"),
        (String(repeating: "A", count: 75), String(repeating: "%41", count: 75)),
        (String(repeating: "A", count: 76), "=" + String(repeating: "ifaucqkb", count: 15) + "ie"),
    ])
    func `a text has one name, and the name has that text`(_ text: String, _ name: String) throws {
        #expect(try KeyName.name(of: text) == name)
        #expect(found(name)?.utf8.elementsEqual(text.utf8) == true)
    }

    @Test(arguments: [
        ("Notes", "notes+1"), ("README.md", "readme.md+f3"), ("aB日C+", "ab%e6%97%a5c%2b+6"), ("A.B", "a.b+3"),
        (
            String(repeating: "A", count: 140),
            String(repeating: "a", count: 140) + "+" + String(repeating: "f", count: 35)
        ), ("notes", nil), ("日", nil), (String(repeating: "日A", count: 35), nil),
    ])
    func `a text with capital letters has a readable name`(_ text: String, _ name: String?) {
        #expect(KeyName.readableName(of: text) == name)
        if let name { #expect(found(name) == text) }
    }

    @Test(arguments: [
        "notes+", "notes+0", "notes+10", "notes+g", "notes+2f", "Notes+1", "1+1", "+1", "%4eotes+1", "a+b+1", ".a+1",
        "%61", "A", "%4E", "%4", "%", "%%", "%zz", "=", "=mnxw", "=a1", ".a", "a/b", "a b", "é", "%c3", "%ff",
        String(repeating: "a", count: 141), String(repeating: "%41", count: 76),
    ])
    func `a name that no text has is none`(_ name: String) {
        #expect(found(name) == (name == "%" ? "" : nil))
    }

    @Test func `text beyond the limit has no name`() {
        #expect(throws: DocumentError.keyTooLong(limit: 140)) {
            try KeyName.name(of: String(repeating: "a", count: 141))
        }
        #expect(throws: DocumentError.keyTooLong(limit: 140)) {
            try KeyName.name(of: String(repeating: "日", count: 47))
        }
    }

    private func found(_ name: String) -> String? {
        KeyName.text(of: name.utf8)
    }
}
