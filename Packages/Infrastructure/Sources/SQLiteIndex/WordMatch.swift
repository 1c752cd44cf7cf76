internal import RepositoryKit

/// A query, divided into the conditions that trigrams decide and those for which texts have to be read.
///
/// A word has a trigram if it has three code points. Excluded words are always read.
struct WordMatch {
    /// The greatest number of terms in the expression, which narrow a larger query enough.
    private static let limit = 64

    /// The expression for FTS5 in UTF-8; nil if no condition of the query has trigrams.
    let expression: [UInt8]?
    /// The conditions that the expression does not cover.
    let rest: [[TextQuery.Term]]

    init(_ query: TextQuery, form: TextIndexSchema) {
        var expression: [UInt8] = []
        var rest: [[TextQuery.Term]] = []
        var count = 0
        for condition in query.conditions {
            let terms = condition.compactMap { Self.expression($0, form) }
            if !terms.isEmpty, terms.count == condition.count, count + terms.count <= Self.limit {
                count += terms.count
                if !expression.isEmpty { expression += " AND ".utf8 }
                expression += "(".utf8
                expression += terms.joined(separator: " OR ".utf8)
                expression += ")".utf8
            } else {
                rest.append(condition)
            }
        }
        self.expression = expression.isEmpty ? nil : expression
        self.rest = rest
    }

    /// The term as a phrase of certain columns; nil if trigrams cannot find it.
    private static func expression(_ term: TextQuery.Term, _ form: TextIndexSchema) -> [UInt8]? {
        guard case .text(let text) = term.subject, !term.isExcluded else { return nil }
        let bytes = ScannedTerm.searched(text)
        guard bytes.count(where: { $0 & 0xC0 != 0x80 }) >= 3 else { return nil }
        let columns = form.fields.indices.filter { text.concerns(form.fields[$0]) }.map { "c\($0)" }
        guard !columns.isEmpty else { return nil }
        var expression = Array("{\(columns.joined(separator: " "))} : \"".utf8)
        for byte in bytes {
            expression.append(byte)
            if byte == UInt8(ascii: "\"") { expression.append(byte) }
        }
        expression.append(UInt8(ascii: "\""))
        return expression
    }
}
