import Foundation
import PresentationKit
import Testing

struct JSONTextTests {
    @Test func `is one line with sorted keys, and dates in UTC`() {
        struct Record: Encodable {
            let b = "日本/語"
            let a = Date(timeIntervalSince1970: 0)
        }
        #expect(JSONText(Record()).line == #"{"a":"1970-01-01T00:00:00Z","b":"日本/語"}"#)
    }

    @Test(arguments: [
        "\u{1B}[2J", "\u{9B}2J", "\u{9D}52;c;eA==\u{9C}", "\u{202E}txt", "\u{2066}x\u{2069}", "\u{200B}", "\u{7F}",
        "line\nbreak\u{2028}", "\u{E0041}tag", "👩‍👩‍👧",
    ])
    func `shows nothing on a terminal that is not itself, and means the same text`(text: String) throws {
        let line = JSONText([text]).line
        let decoded = try JSONDecoder().decode([String].self, from: Data(line.utf8))
        #expect(decoded == [text])
        for scalar in line.unicodeScalars {
            #expect(scalar.value >= 0x20 && ![.control, .format].contains(scalar.properties.generalCategory))
        }
    }
}
