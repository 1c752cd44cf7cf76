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
        Array(name.utf8).withUnsafeBufferPointer { KeyName.text(of: $0) }
    }
}
