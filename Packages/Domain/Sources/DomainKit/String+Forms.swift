#if canImport(FoundationEssentials)
    @_spi(_Unicode) import Swift
#else
    import Foundation
#endif

// Foundation has these functions, too, but where it is linked statically, using them adds the 40 MB of ICU's data.
extension StringProtocol {
    /// The text without white space and line ends at either end.
    public var trimmed: String {
        var scalars = Substring(self).unicodeScalars
        while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return String(scalars)
    }

    private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar == "\u{200B}"
    }

    /// The text in Unicode's normalisation form C: a letter and its mark are one character code where there is one.
    public var composed: String {
        #if canImport(FoundationEssentials)
            String(String.UnicodeScalarView(String(self)._nfc))
        #else
            precomposedStringWithCanonicalMapping
        #endif
    }

    /// The text in normalisation form KC: characters that exist for compatibility only are the usual ones.
    var composedForCompatibility: String {
        #if canImport(FoundationEssentials)
            var mapped = String.UnicodeScalarView()
            for scalar in String(self)._nfd {
                if let usual = CompatibilityTable.mapping[scalar] { mapped += usual } else { mapped.append(scalar) }
            }
            return String(mapped).composed
        #else
            // The mapping in one step does not compose a half-width kana with its sound mark.
            decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
        #endif
    }
}

#if canImport(FoundationEssentials)
    extension CompatibilityTable {
        fileprivate static let mapping: [Unicode.Scalar: String.UnicodeScalarView] = {
            var mapping: [Unicode.Scalar: String.UnicodeScalarView] = [:]
            var next: UInt32 = 0
            for word in mappings.split(separator: " ") {
                if word.first == "@" {
                    next = UInt32(word.dropFirst(), radix: 16) ?? next
                    continue
                }
                let parts = word.split(separator: "*")
                let target = parts[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
                for offset in 0..<(parts.count == 1 ? 1 : UInt32(parts[1], radix: 16) ?? 1) {
                    guard let scalar = Unicode.Scalar(next) else { break }
                    mapping[scalar] = String.UnicodeScalarView(target.compactMap { Unicode.Scalar($0 + offset) })
                    next += 1
                }
            }
            return mapping
        }()
    }
#endif
