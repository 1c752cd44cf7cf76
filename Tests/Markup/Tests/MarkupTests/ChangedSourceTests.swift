import Determinism
import PresentationKit
import Testing
import ViewKit

/// Random sources, most of them with bytes that are replaced, removed, repeated and moved.
struct ChangedSourceTests {
    @Test func `the layout fits every width from 1 to 200, and has our own attributes and no control characters`() {
        var generator = SeededGenerator(seed: 10)
        for width in 1...200 {
            for ambiguous in CellMetrics.AmbiguousWidth.allCases {
                var bytes = Array(RandomSource.make(&generator, pieces: 30).utf8)
                for _ in 0..<Int.random(in: 0...12, using: &generator) { change(&bytes, &generator) }
                expectFit(String(decoding: bytes, as: UTF8.self), width, CellMetrics(ambiguous: ambiguous))
            }
        }
    }

    private func expectFit(_ source: String, _ width: Int, _ metrics: CellMetrics) {
        let lines = Rendering.lines(source, width: width, metrics: metrics)
        #expect(!lines.isEmpty)
        let text = TerminalText(source)
        let texts = text.wrapped(to: width, in: metrics) + [text.truncated(to: width, in: metrics)]
        for line in lines + texts {
            let fault = fault(of: line, width, metrics)
            #expect(fault == nil, "\(width): \(source)")
        }
    }

    private static let terminal = TerminalCapabilities(
        isSanitised: true,
        showsAttributes: true,
        colorDepth: .trueColor,
        showsLinks: false,
        movesCursor: true
    )

    private func fault(of line: TerminalText, _ width: Int, _ metrics: CellMetrics) -> String? {
        let text = line.plainText
        if line.width(in: metrics) > width { return "too wide: \(text)" }
        if TerminalText(text).plainText != text { return "not clean: \(text)" }
        let cells = line.rendered(for: Self.terminal).replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        if cells != text { return "other sequences: \(cells)" }
        let hostile = text.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
            default: false
            }
        }
        return hostile.map { "U+\(String($0.value, radix: 16))" }
    }

    private func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 1...16, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: repeatElement(Array(bytes[start..<end]), count: 8).joined(), at: start)
        default: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &generator))
        }
    }
}
