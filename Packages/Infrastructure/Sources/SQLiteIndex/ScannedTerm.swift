internal import CStrataSQLite
internal import RepositoryKit

/// A term that is evaluated by reading rows.
struct ScannedTerm {
    enum Subject {
        case text([UInt8], [(index: Int, weight: Double)])
        /// A number by the index of its column; nil if there is no such column.
        case number(Int?, ClosedRange<Int64>)
    }

    /// The positions of columns in a row.
    struct Layout {
        /// The first column of the numbers.
        let numbers: Int
        /// The first column of the texts.
        let texts: Int
    }

    let subject: Subject
    let isExcluded: Bool

    init(_ term: TextQuery.Term, form: TextIndexSchema) {
        switch term.subject {
        case .text(let text):
            let columns = form.fields.enumerated().filter { text.concerns($0.element) }
                .map { (index: $0.offset, weight: $0.element.weight) }
            subject = .text(Self.searched(text), columns)
        case .number(let name, let range): subject = .number(form.numbers.firstIndex(of: name), range)
        }
        isExcluded = term.isExcluded
    }

    var isText: Bool { if case .text = subject { true } else { false } }

    /// The bytes that a column contains if it contains a text.
    static func searched(_ text: TextQuery.Text) -> [UInt8] {
        guard text.isWhole else { return text.folded }
        return [IndexSchema.separator] + text.folded + [IndexSchema.separator]
    }

    /// Counts the occurrences of the term in a row, weighted by their fields; 1 for a number in its range.
    func hits(in statement: Statement, _ layout: Layout) throws(SQLiteFailure) -> Double {
        switch subject {
        case .text(let bytes, let columns):
            var hits = 0.0
            for column in columns {
                let text = try statement.buffer(layout.texts + column.index)
                let count = bytes.withUnsafeBytes {
                    strata_sqlite_count(text.baseAddress, text.count, $0.baseAddress, $0.count)
                }
                hits += Double(count) * column.weight
            }
            return hits
        case .number(let column, let range):
            let number = column.flatMap { statement.number(layout.numbers + $0) }
            return number.map(range.contains) == true ? 1 : 0
        }
    }

    /// The term as SQL with its values; nil if it is a text.
    var condition: (sql: String, values: [Statement.Value])? {
        guard case .number(let column, let range) = subject else { return nil }
        let truth = isExcluded ? " IS NOT TRUE" : ""
        guard let column else { return ("(FALSE\(truth))", []) }
        let values: [Statement.Value] = [.integer(range.lowerBound), .integer(range.upperBound)]
        return ("((entry.n\(column) BETWEEN ? AND ?)\(truth))", values)
    }
}
