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

struct PictureTests {
    @Test(arguments: [
        (0, 1, 0), (1, 0, 0), (-1, -1, 4), (2, 2, 12), (1, 1, 5), (Int.max, Int.max, 4), (Int.max / 2, 2, 4),
    ])
    func `a picture has four bytes for each pixel, and at least one pixel`(_ width: Int, _ height: Int, _ count: Int) {
        #expect(Picture(width: width, height: height, pixels: Array(repeating: 0, count: count)) == nil)
    }

    @Test func `pictures with the same pixels are equal`() {
        let pixels: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255]
        let wide = Picture(width: 2, height: 1, pixels: pixels)
        #expect(wide == Picture(width: 2, height: 1, pixels: Array(pixels)))
        #expect(wide != Picture(width: 1, height: 2, pixels: pixels))
        #expect(wide != Picture(width: 2, height: 1, pixels: [4, 5, 6, 255, 1, 2, 3, 255]))
        #expect(Set([wide, Picture(width: 2, height: 1, pixels: Array(pixels))]).count == 1)
    }

    @Test func `a trace has the extent of a picture only`() throws {
        let picture = try #require(Picture(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255]))
        #expect(JSONValue(picture).description == #"{"height":1,"width":2}"#)
        #expect("\(picture)" == "2×1 pixels")
    }
}
