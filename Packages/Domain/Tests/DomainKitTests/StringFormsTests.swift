import Determinism
import Foundation
import Testing

@testable import DomainKit

/// The forms of a text, compared with those of Foundation.
@Suite struct StringFormsTests {
    @Test func `every character has the forms that Foundation gives it`() {
        // Without the ideographs that stand for themselves.
        let blocks: [ClosedRange<UInt32>] = [0...0x33FF, 0xA000...0xABFF, 0xD7A4...0x1_FFFF, 0x2_F800...0x2_FA1F]
        let scalars = blocks.joined().compactMap(Unicode.Scalar.init)
        let wrong = scalars.filter { scalar in
            guard ![.unassigned, .privateUse].contains(scalar.properties.generalCategory) else { return false }
            // A mark is composed with the letter before it; beyond U+FFFF Foundation takes a character for another one then.
            return (scalar.value < 0x1_0000 ? ["\(scalar)", "か\(scalar)"] : ["\(scalar)"]).contains { text in
                let usual = text.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
                let composed = text.precomposedStringWithCanonicalMapping
                return !text.composedForCompatibility.utf8.elementsEqual(usual.utf8)
                    || !text.composed.utf8.elementsEqual(composed.utf8)
            }
        }
        #expect(scalars.count > 90_000)
        #expect(wrong.map { String($0.value, radix: 16) } == [])
    }

    @Test func `texts of letters, marks, kana and parts of syllables have the forms that Foundation gives them`() {
        let blocks: [ClosedRange<UInt32>] = [
            0x41...0x17F, 0x300...0x345, 0x5B0...0x5BC, 0x1100...0x11FF, 0xAC00...0xAC40, 0x1E00...0x1EFF,
            0x3041...0x309A, 0xFF66...0xFF9F,
        ]
        var random = SeededGenerator(seed: 11)
        let texts = (0..<2_000).map { _ in
            let values = (0..<Int.random(in: 2...8, using: &random)).map { _ in
                blocks.randomElement(using: &random).map { UInt32.random(in: $0, using: &random) } ?? 0
            }
            return String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
        }
        let wrong = texts.filter { text in
            let usual = text.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
            // In one step Foundation does not compose a Korean syllable with the sound that ends it.
            let composed = text.decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping
            return !text.composedForCompatibility.utf8.elementsEqual(usual.utf8)
                || !text.composed.utf8.elementsEqual(composed.utf8)
        }
        #expect(wrong.map { $0.unicodeScalars.map { String($0.value, radix: 16) } } == [])
    }

    @Test func `every character is trimmed as by Foundation, or is not`() {
        let scalars = (0...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        let spaces = scalars.filter { "\($0)a\($0)".trimmed == "a" }
        #expect(spaces == scalars.filter(CharacterSet.whitespacesAndNewlines.contains))
        #expect(spaces.count > 20)
    }

    @Test(arguments: [" a b\t\r\n", "\u{3000}a\u{2028}", "a", "", " \u{85} ", "\u{200B}a\u{FEFF}", " \u{301}a"])
    func `the ends of a text are trimmed as by Foundation`(text: String) {
        #expect(text.trimmed == text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
