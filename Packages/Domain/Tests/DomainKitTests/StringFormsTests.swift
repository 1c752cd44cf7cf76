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

    @Test(arguments: [" a b\t\r\n", "\u{3000}a\u{2028}", "a", "", " \u{85} ", "\u{200B}a\u{FEFF}", " \u{301}a"])
    func `the ends of a text are trimmed as by Foundation`(text: String) {
        #expect(text.trimmed == text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
