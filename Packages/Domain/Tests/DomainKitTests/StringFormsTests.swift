import Determinism
import Foundation
import Testing

@testable import DomainKit

/// The forms of a text, compared with those of Foundation.
@Suite struct StringFormsTests {
    @Test func `every character has the forms that Foundation gives it`() {
        let scalars = (0...0x2_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
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
        #expect(scalars.count > 190_000)
        #expect(wrong.map { String($0.value, radix: 16) } == [])
    }

    @Test func `texts of letters, marks, kana and parts of syllables have the forms that Foundation gives them`() {
        let blocks: [ClosedRange<UInt32>] = [
            0x41...0x17F, 0x300...0x345, 0x5B0...0x5BC, 0x1100...0x11FF, 0xAC00...0xAC40, 0x1E00...0x1EFF,
            0x3041...0x309A, 0xFF66...0xFF9F,
        ]
        var random = SeededGenerator(seed: 11)
        for _ in 0..<20_000 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 2...8, using: &random) {
                guard let block = blocks.randomElement(using: &random) else { return }
                if let scalar = Unicode.Scalar(.random(in: block, using: &random)) { view.append(scalar) }
            }
            let text = String(view)
            let usual = text.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
            let numbers = view.map { String($0.value, radix: 16) }
            #expect(text.composedForCompatibility.utf8.elementsEqual(usual.utf8), "\(numbers)")
            #expect(text.composed.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8), "\(numbers)")
        }
    }

    @Test func `every character is trimmed as by Foundation, or is not`() {
        let scalars = (0...0x10_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        let spaces = scalars.filter { "\($0)a\($0)".trimmed == "a" }
        #expect(spaces == scalars.filter(CharacterSet.whitespacesAndNewlines.contains))
        #expect(spaces.count > 20)
    }

    @Test(arguments: [" a b\t\r\n", "\u{3000}a\u{2028}", "a", "", " \u{85} ", "\u{200B}a\u{FEFF}", " \u{301}a"])
    func `the ends of a text are trimmed as by Foundation`(text: String) {
        #expect(text.trimmed == text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
