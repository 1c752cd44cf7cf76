import PresentationKit
import Testing
import ViewKit

struct EncodedTextTests {
    /// A text with every control character.
    private static let hostile = String(
        String.UnicodeScalarView((0...0x9F).flatMap { [$0].compactMap(UnicodeScalar.init) } + ["題"])
    )

    private func text(_ encoded: EncodedText) -> String { String(decoding: encoded.bytes, as: UTF8.self) }

    private func controls(_ encoded: EncodedText) -> Set<UInt32> {
        Set(text(encoded).unicodeScalars.filter { $0.properties.generalCategory == .control }.map(\.value))
    }

    @Test(arguments: [TerminalCapabilities.pipe, .fullTerminal])
    func `of what came from outside no control character is left but line breaks and tabs`(place: TerminalCapabilities)
    {
        #expect(controls(EncodedText(lines: [TerminalText(Self.hostile)], for: place)) == [0x0A])
        #expect(controls(EncodedText(TerminalText(Self.hostile), for: place)) == [])
        #expect(controls(EncodedText(columns: [Self.hostile, Self.hostile], for: place)) == [0x09, 0x0A])
        let document = controls(EncodedText(document: Self.hostile, for: place))
        #expect(document == (place.isSanitised ? [0x0A] : [0x09, 0x0A]))
        #expect(controls(EncodedText(json: [JSONText([Self.hostile])])) == [0x0A])
    }

    @Test
    func `a pipe gets all the rest as it came`() {
        let odd = "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301} \u{200B}\u{202E}\u{E000}👩\u{200D}💻"
        #expect(text(EncodedText(lines: [TerminalText(odd)], for: .pipe)) == odd + "\n")
        #expect(text(EncodedText(document: odd, for: .pipe)) == odd + "\n")
    }

    @Test
    func `control characters become signs, and columns stay in their line`() {
        #expect(text(EncodedText(TerminalText("\u{1B}[2J\u{7F}\u{9B}1m"), for: .pipe)) == "␛[2J␡\u{FFFD}1m")
        #expect(text(EncodedText(columns: ["a\tb\r\nc", "", "d"], for: .pipe)) == "a b c\t\td\n")
        #expect(text(EncodedText(columns: [], for: .pipe)) == "\n")
        #expect(text(EncodedText(document: "", for: .pipe)) == "")
        #expect(text(EncodedText(document: "a\r\n\tb\rc", for: .pipe)) == "a\n\tb\nc\n")
    }
}
