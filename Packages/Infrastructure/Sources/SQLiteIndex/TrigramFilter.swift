internal import RepositoryKit

/// The trigrams that every entry has which matches a query.
///
/// A word has a trigram if it has three code points. Excluded words have none, because they narrow nothing.
struct TrigramFilter {
    /// The greatest number of trigrams of one word, which narrow a longer one enough.
    private static let wordLimit = 16
    /// The greatest number of trigrams in the expression.
    private static let limit = 256

    /// The expression for FTS5 in UTF-8; nil if no condition of the query has trigrams.
    let expression: [UInt8]?

    init(_ query: TextQuery) {
        var conditions: [String] = []
        var count = 0
        for condition in query.conditions {
            let words = condition.compactMap(Self.trigrams)
            let size = words.reduce(0) { $0 + $1.count }
            guard !words.isEmpty, words.count == condition.count, count + size <= Self.limit else { continue }
            count += size
            let alternatives = words.map { "(\($0.map(Self.quoted).joined(separator: " AND ")))" }
            conditions.append("(\(alternatives.joined(separator: " OR ")))")
        }
        expression = conditions.isEmpty ? nil : Array(conditions.joined(separator: " AND ").utf8)
    }

    /// The trigrams of a word, or some of them; nil if it has none.
    private static func trigrams(of term: TextQuery.Term) -> [String]? {
        guard case .text(let text) = term.subject, !term.isExcluded else { return nil }
        let scalars = Array(String(decoding: ScannedTerm.searched(text), as: UTF8.self).unicodeScalars)
        guard scalars.count >= 3 else { return nil }
        let step = max(1, (scalars.count - 2 + wordLimit - 1) / wordLimit)
        return stride(from: 0, through: scalars.count - 3, by: step).map { start in
            var trigram = String.UnicodeScalarView()
            trigram.append(contentsOf: scalars[start..<start + 3])
            return String(trigram)
        }
    }

    private static func quoted(_ trigram: String) -> String {
        var quoted = "\"".unicodeScalars
        for scalar in trigram.unicodeScalars {
            quoted.append(scalar)
            if scalar == "\"" { quoted.append(scalar) }
        }
        quoted.append("\"")
        return String(quoted)
    }
}
