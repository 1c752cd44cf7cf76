import Determinism
import PresentationKit
import Testing
import ViewKit

/// Sources in which bytes are replaced, removed, repeated and moved at random.
struct ChangedSourceTests {
    @Test func `the layout of a damaged source fits and has no control characters`() {
        var generator = SeededGenerator(seed: 10)
        for round in 0..<400 {
            var bytes = Array(RandomSource.make(&generator, pieces: 30).utf8)
            for _ in 0..<Int.random(in: 1...12, using: &generator) { change(&bytes, &generator) }
            let source = String(decoding: bytes, as: UTF8.self)
            let metrics = CellMetrics(ambiguous: round.isMultiple(of: 2) ? .narrow : .wide)
            let width = Int.random(in: 1...128, using: &generator)
            let texts =
                TerminalText(source).wrapped(to: width, in: metrics) + [
                    TerminalText(source).truncated(to: width, in: metrics)
                ]
            for line in Rendering.lines(source, width: width, metrics: metrics) + texts {
                let fault = fault(of: line, width, metrics)
                #expect(fault == nil, "\(width): \(source)")
            }
        }
    }

    private func fault(of line: TerminalText, _ width: Int, _ metrics: CellMetrics) -> String? {
        let text = line.plainText
        if line.width(in: metrics) > width { return "too wide: \(text)" }
        if TerminalText(text).plainText != text { return "not clean: \(text)" }
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
