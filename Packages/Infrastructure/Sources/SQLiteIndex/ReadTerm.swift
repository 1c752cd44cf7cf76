internal import CSQLite
internal import RepositoryKit

/// A term that is looked for by reading texts.
struct ReadTerm {
    private let bytes: [UInt8]
    private let columns: [(index: Int, weight: Double)]
    let isExcluded: Bool

    init(_ term: TextQuery.Term, form: TextIndexForm) {
        bytes = Self.searched(term)
        columns = form.fields.enumerated().filter { term.concerns($0.element) }.map { ($0.offset, $0.element.weight) }
        isExcluded = term.isExcluded
    }

    /// What lies in a column exactly where a term is.
    static func searched(_ term: TextQuery.Term) -> [UInt8] {
        guard term.isWhole else { return term.folded }
        return [IndexSchema.separator] + term.folded + [IndexSchema.separator]
    }

    /// How often the term is in a row, each time as much as its field weighs.
    ///
    /// - Parameters:
    ///   - statement: stands on a row with the columns of the fields.
    ///   - first: the first of these columns.
    func hits(in statement: Statement, from first: Int) throws(SQLiteFailure) -> Double {
        var hits = 0.0
        for column in columns {
            let text = try statement.buffer(first + column.index)
            let count = bytes.withUnsafeBytes { csqlite_count(text.baseAddress, text.count, $0.baseAddress, $0.count) }
            hits += Double(count) * column.weight
        }
        return hits
    }
}
