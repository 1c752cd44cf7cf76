/// Names targets, modules or folders: plain text in which `*` stands for anything and `{feature}` for a feature.
public struct NamePattern: Hashable, Sendable {
    /// What `{feature}` may stand for.
    public enum Binding: Hashable, Sendable {
        /// Only this feature.
        case own(String)
        /// Any of these features.
        case any([String])
        /// No feature; a pattern with `{feature}` matches nothing.
        case none
    }

    /// What stands for a feature.
    public static let featureMark = "{feature}"

    /// The pattern as it is written.
    public let text: String

    /// Wraps a pattern.
    public init(_ text: String) {
        self.text = text
    }

    /// Whether it names a feature's targets.
    public var hasFeature: Bool { text.contains(Self.featureMark) }

    /// Whether a name fits.
    ///
    /// - Complexity: O(n · m) in the lengths of name and pattern.
    public func matches(_ name: String, feature: Binding = .none) -> Bool {
        guard hasFeature else { return Self.fits(name, text) }
        let features =
            switch feature {
            case .own(let feature): [feature]
            case .any(let features): features
            case .none: [String]()
            }
        return features.contains { Self.fits(name, text.replacing(Self.featureMark, with: $0)) }
    }

    /// Compares with `*` by going back to the last star only, so that no pattern can make it slow.
    private static func fits(_ name: String, _ pattern: String) -> Bool {
        let name = Array(name.utf8)
        let pattern = Array(pattern.utf8)
        var at = 0
        var of = 0
        var star: (of: Int, at: Int)?
        while at < name.count {
            if of < pattern.count, pattern[of] == UInt8(ascii: "*") {
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
        return pattern[of...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

extension NamePattern: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
