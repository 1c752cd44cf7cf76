import Testing
import ViewKit

@testable import TerminalKit

struct InputDecoderTests {
    private static let samples: [(String, [TerminalEvent])] = [
        ("q", [.key("q")]),
        ("\r", [.key(.enter)]),
        ("\t\u{1B}[Z", [.key(.tab), .key(.backTab)]),
        ("\u{7F}", [.key(.backspace)]),
        ("\u{3}", [.key(.control("c"))]),
        ("\u{1A}", [.key(.control("z"))]),
        ("\u{1B}[A\u{1B}OB", [.key(.up), .key(.down)]),
        ("\u{1B}[1;5C", [.key(Key(.right, .control))]),
        ("\u{1B}[5~\u{1B}[6;2~", [.key(.pageUp), .key(Key(.pageDown, .shift))]),
        ("\u{1B}OP\u{1B}[15~\u{1B}[24~", [.key(Key(.function(1))), .key(Key(.function(5))), .key(Key(.function(12)))]),
        ("\u{1B}x", [.key(.alt("x"))]),
        ("鯨👩", [.key("鯨"), .key("👩")]),
        ("\u{1B}[97u\u{1B}[97;5u", [.key("a"), .key(.control("a"))]),
        ("\u{1B}[97:65;2u", [.key("A")]),
        ("\u{1B}[27u\u{1B}[13;1:3u", [.key(.escape)]),
        ("\u{1B}[200~one\r\ntwo \u{1B}[31m\u{1B}[201~!", [.paste("one\ntwo \u{1B}[31m"), .key("!")]),
        ("\u{1B}[<0;3;2M\u{1B}[<0;3;2m", [.click(Point(column: 2, row: 1))]),
        ("\u{1B}[<65;1;1M\u{1B}[<64;1;1M", [.wheel(1, .zero), .wheel(-1, .zero)]),
        ("\u{1B}[M #\"\u{1B}[M##\"j", [.click(Point(column: 2, row: 1)), .key("j")]),
        ("\u{1B}[M`!!\u{1B}[Ma!!", [.wheel(-1, .zero), .wheel(1, .zero)]),
        ("\u{1B}[I\u{1B}[O", []),
        ("\u{1B}[?62;22c", [.response(.deviceAttributes([62, 22]))]),
        ("\u{1B}[?2026;2$y", [.response(.mode(number: 2026, state: 2))]),
        ("\u{1B}[?1u", [.response(.keyboardFlags(1))]),
        ("\u{1B}]11;rgb:ffff/0000/8080\u{7}", [.response(.background(red: 1, green: 0, blue: 0x8080 / 65535.0))]),
        ("\u{1B}[6;20;9t", [.response(.cellSize(width: 9, height: 20))]),
        ("\u{1B}[?2;0;1000;800S", [.response(.sixelProperty(number: 2, [1000, 800]))]), ("\u{1B}[?2;3;0S", []),
        ("\u{1B}[4;600;800t", []),
        ("\u{1B}_Gi=31;OK\u{1B}\\", [.response(.graphics(isSupported: true))]),
        ("\u{1B}_Gi=31;EINVAL:no\u{1B}\\", [.response(.graphics(isSupported: false))]),
        ("\u{1B}_Gi=7;OK\u{1B}\\", []),
        ("\u{1B}P>|tmux 3.3a\u{1B}\\", [.response(.version("tmux 3.3a"))]),
        ("\u{1B}[?999z\u{1B}]52;c;eA==\u{7}j", [.key("j")]),
    ]

    @Test(arguments: samples)
    func `a sequence becomes its events`(_ input: String, _ events: [TerminalEvent]) {
        var decoder = InputDecoder()
        #expect(decoder.decode(input.utf8) == events)
        #expect(decoder.timeLimit == nil)
    }

    @Test(arguments: samples)
    func `a sequence that is cut anywhere becomes the same events`(_ input: String, _ events: [TerminalEvent]) {
        let bytes = Array(input.utf8)
        for first in 0...bytes.count {
            for second in first...bytes.count {
                var decoder = InputDecoder()
                let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
                #expect(pieces.flatMap { decoder.decode($0) } == events, "cut at \(first) and \(second)")
            }
        }
    }

    @Test(arguments: ["\u{1B}[57363u", "\u{1B}[57399u", "\u{1B}[113;9u"])
    func `a key that has no meaning here types nothing`(input: String) {
        var decoder = InputDecoder()
        #expect(decoder.decode(input.utf8) == [])
    }

    @Test func `a lone Escape is a key when nothing follows it`() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.timeLimit != nil)
        #expect(decoder.flush() == [.key(.escape)])
        #expect(decoder.flush() == [])
        #expect(decoder.decode([0x1B, 0x1B]) == [.key(.escape)])
        #expect(decoder.flush() == [.key(.escape)])
    }

    @Test func `a bracket that was typed with Alt is a key when nothing follows it`() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B, UInt8(ascii: "[")]) == [])
        #expect(decoder.flush() == [.key(.alt("["))])
    }

    @Test(
        arguments: [
            ([], nil), ([0x1B], .milliseconds(40)), ([0x1B, 0x5B], .milliseconds(40)),
            ([0x1B, 0x5B, 0x31], .seconds(1)), ([0xE3, 0x81], nil), (Array("\u{1B}[200~\u{1B}".utf8), nil),
        ] as [([UInt8], Duration?)]
    )
    func `a possible key is decided soon, cut input later or never`(input: [UInt8], limit: Duration?) {
        var decoder = InputDecoder()
        #expect(decoder.decode(input) == [])
        #expect(decoder.timeLimit == limit)
    }

    @Test func `a paste goes on until its end, whatever time passes`() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}[200~one\u{1B}".utf8) == [])
        #expect(decoder.flush() == [])
        #expect(decoder.decode("[201~".utf8) == [.paste("one")])
    }

    @Test func `bytes that mean nothing are dropped, and what follows them is read`() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0xFF, 0xC0, 0x80, UInt8(ascii: "j")]) == [.key("j")])
        #expect(decoder.decode([0xE3, 0x81, UInt8(ascii: "k")]) == [.key("k")])
        #expect(decoder.decode("\u{1B}[12\u{1B}[A".utf8) == [.key(.up)])
    }

    @Test func `a sequence without an end does not grow for ever`() {
        var decoder = InputDecoder()
        for _ in 0..<100 { _ = decoder.decode(Array(repeating: UInt8(ascii: "1"), count: 100)) }
        _ = decoder.decode("\u{1B}]".utf8)
        for _ in 0..<100 { #expect(decoder.decode(Array(repeating: UInt8(ascii: "1"), count: 100)).count < 10_000) }
        #expect(decoder.decode("\u{1B}\\\u{1B}[A".utf8).last == .key(.up))
    }
}
