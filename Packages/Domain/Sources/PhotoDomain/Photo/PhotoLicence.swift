public import DomainKit
public import Foundation

/// The licence of a photo, with its terms of use.
public struct PhotoLicence: Hashable, Sendable {
    /// The terms of a licence, from the least to the most restrictive.
    public enum Terms: String, CaseIterable, Comparable, Sendable {
        /// No conditions: the public domain, or a waiver such as CC0.
        case publicDomain = "public-domain"
        /// The author has to be credited.
        case attribution
        /// The author has to be credited, and changes are under the same licence.
        case shareAlike = "share-alike"
        /// The terms of a service, or unknown ones.
        case other

        public static func < (one: Terms, other: Terms) -> Bool { one.rank < other.rank }

        private var rank: Int {
            switch self {
            case .publicDomain: 0
            case .attribution: 1
            case .shareAlike: 2
            case .other: 3
            }
        }
    }

    /// The name, such as `CC BY-SA 4.0`; not blank.
    public let name: String
    /// The address of its text, or nil where the source does not say.
    public let url: URL?
    /// The terms.
    public let terms: Terms

    /// Creates a licence; its terms are those of the Creative Commons licence of the name.
    ///
    /// The name is such as `CC BY-SA 4.0`. An address of its text that is not of the web is left out.
    ///
    /// - Throws: ``ValidationError`` for `licence` if the name is blank.
    public init(_ name: String, url: URL? = nil) throws(ValidationError) {
        let name = name.trimmed
        guard !name.isEmpty else { throw ValidationError(field: "licence", value: name, rule: .notEmpty) }
        self.name = name
        self.url = url.flatMap { $0.isWebPage ? $0 : nil }
        terms = Self.terms(of: name)
    }

    /// The licence of a photo whose source does not say which it is.
    public static let unknown = PhotoLicence(unchecked: "unknown")

    private init(unchecked name: String) {
        self.name = name
        url = nil
        terms = .other
    }

    private static func terms(of name: String) -> Terms {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
        if words.first == "cc0" || words.first == "pd" || words.starts(with: ["public", "domain"]) {
            return .publicDomain
        }
        guard words.starts(with: ["cc", "by"]) else { return .other }
        if words.contains("nc") || words.contains("nd") { return .other }
        return words.contains("sa") ? .shareAlike : .attribution
    }
}
