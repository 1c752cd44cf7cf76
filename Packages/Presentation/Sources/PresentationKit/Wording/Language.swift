/// A language that people are addressed in, as a tag of BCP 47.
///
/// The set is open: an app names the languages that it is written in. Tags are normalised, so that two spellings of one
/// tag are equal.
///
/// ```swift
/// let swissGerman = Language("de_ch")
/// print(swissGerman)  // de-CH
/// print(swissGerman.match(among: [.english, Language("de")]) == Language("de"))  // true
/// ```
public struct Language: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
    /// English.
    public static let english = Language("en")
    /// Japanese.
    public static let japanese = Language("ja")

    /// The languages that the texts of the kits are written in, the default first: English and Japanese.
    public static let kitLanguages = [english, japanese]

    /// The tag, with its letters in the usual case: `en`, `pt-BR`, `zh-Hant-TW`.
    public let rawValue: String

    public var description: String { rawValue }

    /// Creates the language with a tag.
    ///
    /// The subtags may be separated by underscores too, and their case is of no meaning: `zh_hant_tw` is `zh-Hant-TW`.
    ///
    /// - Parameter tag: a language tag (BCP 47), such as `de` or `pt-BR`.
    public init(_ tag: String) {
        rawValue = Self.normalized(tag)
    }

    public init(rawValue: String) {
        self.init(rawValue)
    }

    /// Returns the tag in the case that RFC 5646, section 2.1.1, recommends: `Hant` for scripts, `TW` for regions, lower
    /// case for everything else, and for what follows a subtag of one letter.
    private static func normalized(_ tag: String) -> String {
        var isExtended = false
        let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
        return subtags.enumerated().map { index, subtag in
            defer { isExtended = isExtended || subtag.count == 1 }
            guard index > 0, !isExtended else { return String(subtag) }
            return switch subtag.count {
            case 2: subtag.uppercased()
            case 4 where subtag.allSatisfy(\.isLetter): subtag.capitalized
            default: String(subtag)
            }
        }
        .joined(separator: "-")
    }
}

extension Substring {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
