import RepositoryKit
import Testing

@testable import FileStorage

@Suite struct DocumentFileTests {
    private func read(_ text: String) -> DocumentFile {
        DocumentFile.read(Array(text.utf8))
    }

    @Test(arguments: [(1, "null"), (7, "{}"), (2_000_000_000, " [1, 2]\n"), (1, ""), (3, #"{"a":"\#u{1F600}"}"#)])
    func `a written document is read back`(_ version: Int, _ json: String) {
        let document = Document(version: version, json: Array(json.utf8))
        #expect(DocumentFile.read(DocumentFile.bytes(of: document)) == .document(document))
    }

    @Test func `the checksum is the one of gzip, over the version and the text`() {
        let bytes = DocumentFile.bytes(of: Document(version: 3, json: Array(#"{"title":"日本"}"#.utf8)))
        #expect(String(decoding: bytes, as: UTF8.self).contains(#""checksum":"235273fa""#))
        var crc = CRC32()
        crc.add("123456789")
        #expect(crc.value == 0xCBF4_3926, "the check value of the algorithm")
        var parts = CRC32()
        for part in ["1234567", "", "89"] { parts.add(part) }
        #expect(parts.value == 0xCBF4_3926)
    }

    @Test(arguments: 0..<98)
    func `a changed bit is never taken for what was written`(_ index: Int) {
        let document = Document(version: 3, json: Array(#"{"title":"Japan","tags":["a","b"]}"#.utf8))
        for bit in 0..<8 {
            var bytes = DocumentFile.bytes(of: document)
            bytes[index % bytes.count] ^= 1 << bit
            let found = DocumentFile.read(bytes)
            if case .document(let found) = found { #expect(found.isEdited) }
        }
    }

    @Test(arguments: [
        #"{"strata":1,"version":1,"document":{"a":[1,-2.5e+10,true,false,null,"\u00e9\n\\\"/"]}}"#,
        #" { "strata" : 1 , "version" : 1 , "document" : [ [ ] , { } ] , "more": 1 } "#,
        #"{"document":"x","checksum":7,"version":1,"strata":1}"#,
    ])
    func `a document written by hand is an edit`(_ text: String) {
        guard case .document(let document) = read(text) else {
            Issue.record("\(read(text))")
            return
        }
        #expect(document.isEdited && document.version == 1)
    }

    @Test(arguments: [
        "", " ", "{}", "[]", "1", #"{"strata":1}"#, #"{"strata":1,"version":1}"#,
        #"{"strata":1,"version":1,"document":}"#, #"{"strata":1,"version":1,"document":1}}"#,
        #"{"strata":1,"version":1,"document":1"#, #"{"strata":1,"version":0,"document":1}"#,
        #"{"strata":1,"version":1.0,"document":1}"#, #"{"strata":01,"version":1,"document":1}"#,
        #"{"strata":-1,"version":1,"document":1}"#, #"{"strata":"1","version":1,"document":1}"#,
        #"{"strata":1,"version":1,"document":[1,]}"#, #"{"strata":1,"version":1,"document":{"a"}}"#,
        #"{"strata":1,"version":1,"document":"\x"}"#, #"{"strata":1,"version":1,"document":"\u12g4"}"#,
        #"{"strata":1,"version":1,"document":"a}"#, #"{"strata":1,"version":1,"document":01}"#,
        #"{"strata":1,"version":1,"document":1.}"#, #"{"strata":1,"version":1,"document":-}"#,
        #"{"strata":1,"version":1,"document":tru}"#, #"{"strata":1,"version":1,"document":[}"#,
        "{\"strata\":1,\"version\":1,\"document\":\"\u{1}\"}", "{'strata':1}",
    ])
    func `text that is no document is damage`(_ text: String) {
        #expect(read(text) == .damaged)
    }

    @Test func `bytes that are no text are damage`() {
        let bytes = Array(#"{"strata":1,"version":1,"document":""#.utf8) + [0xFF] + Array("\"}".utf8)
        #expect(DocumentFile.read(bytes) == .damaged)
    }

    @Test func `text that nests a million times is read without the stack`() {
        let depth = 1_000_000
        let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        guard case .document(let document) = read(#"{"strata":1,"version":1,"document":\#(json)}"#) else {
            Issue.record("not read")
            return
        }
        #expect(document.json.count == 2 * depth)
    }
}
