/// A pattern for names of targets, modules or folders: `*` stands for any text, `{feature}` for a feature.
public struct NamePattern: Hashable, Sendable {
    /// The placeholder for a feature.
    public static let featureMark = "{feature}"

    /// The text of the pattern.
    public let text: String
    /// A Boolean value that indicates whether the pattern contains the placeholder for a feature.
    public let hasFeature: Bool

    /// Creates a pattern.
    public init(_ text: String) {
        self.text = text
        hasFeature = text.utf8.contains(UInt8(ascii: "{")) && text.contains(Self.featureMark)
    }

    /// A Boolean value that indicates whether it matches nothing but its own text.
    var isPlain: Bool { !hasFeature && !text.utf8.contains(UInt8(ascii: "*")) }

    /// A Boolean value that indicates whether a name matches, with one of the features for `{feature}`; in O(n · m).
    public func matches(_ name: String, features: [String] = []) -> Bool {
        guard hasFeature, let mark = text.firstRange(of: Self.featureMark) else { return Self.fits(name, text) }
        let start = text[..<mark.lowerBound]
        guard !start.contains("*") else {
            return features.contains { Self.fits(name, text.replacing(Self.featureMark, with: $0)) }
        }
        // The beginning rules out nearly all of many features.
        guard name.hasPrefix(start) else { return false }
        let rest = String(name.dropFirst(start.count))
        return features.contains { feature in
            rest.hasPrefix(feature) && Self.fits(name, text.replacing(Self.featureMark, with: feature))
        }
    }

    /// A Boolean value that indicates whether a path component has both `{feature}` and `*`, so that the feature is ambiguous.
    public var isAmbiguous: Bool {
        text.split(separator: "/").contains { $0.contains(Self.featureMark) && $0.contains("*") }
    }

    /// Returns the word, one of the listed ones if there are any, that `{feature}` stands for in the path of a folder,
    /// within one name; nil if the path does not match.
    func feature(in path: String, among listed: [String]) -> String? {
        guard listed.isEmpty else {
            let found = listed.filter { Self.fits(path, text.replacing(Self.featureMark, with: $0)) }
            return found.max { $0.count < $1.count }
        }
        guard let mark = text.firstRange(of: Self.featureMark) else { return nil }
        let start = text[..<mark.lowerBound].split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let end = text[mark.upperBound...].prefix { $0 != "/" }
        return path.split(separator: "/").lazy.compactMap { name -> String? in
            guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count else { return nil }
            let word = String(name.dropFirst(start.count).dropLast(end.count))
            return Self.fits(path, text.replacing(Self.featureMark, with: word)) ? word : nil
        }.first
    }

    /// Compares without recursion: only the last star is tried again, so that no pattern takes exponential time.
    ///
    /// A character has several encodings, and file systems change them, so other text than ASCII is compared by characters.
    private static func fits(_ name: String, _ pattern: String) -> Bool {
        let isPlain = name.utf8.allSatisfy { $0 < 0x80 } && pattern.utf8.allSatisfy { $0 < 0x80 }
        return isPlain
            ? fits(Array(name.utf8), Array(pattern.utf8), UInt8(ascii: "*")) : fits(Array(name), Array(pattern), "*")
    }

    private static func fits<Sign: Equatable>(_ name: [Sign], _ pattern: [Sign], _ any: Sign) -> Bool {
        var at = 0
        var of = 0
        var star: (of: Int, at: Int)?
        while at < name.count {
            if of < pattern.count, pattern[of] == any {
                star = (of, at)
                of += 1
            } else if of < pattern.count, pattern[of] == name[at] {
                at += 1
                of += 1
            } else if let last = star {
                star = (last.of, last.at + 1)
                at = last.at + 1
                of = last.of + 1
            } else {
                return false
            }
        }
        return pattern[of...].allSatisfy { $0 == any }
    }
}

extension NamePattern: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
