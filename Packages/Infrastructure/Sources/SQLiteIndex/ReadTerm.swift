internal import CSQLite
internal import RepositoryKit

/// A term that is looked for by reading rows.
struct ReadTerm {
    /// What is read of a row.
    enum Subject {
        case text([UInt8], [(index: Int, weight: Double)])
        /// A number by the place of its column; nil if there is none of the name.
        case number(Int?, ClosedRange<Int64>)
    }

    /// Where in a row what is read stands.
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

    /// What lies in a column exactly where a text is.
    static func searched(_ text: TextQuery.Text) -> [UInt8] {
        guard text.isWhole else { return text.folded }
        return [IndexSchema.separator] + text.folded + [IndexSchema.separator]
    }

    /// How often the term is in a row, each time as much as its field weighs; 1 for a number in its range.
    func hits(in statement: Statement, _ layout: Layout) throws(SQLiteFailure) -> Double {
        switch subject {
        case .text(let bytes, let columns):
            var hits = 0.0
            for column in columns {
                let text = try statement.buffer(layout.texts + column.index)
                let count = bytes.withUnsafeBytes {
                    csqlite_count(text.baseAddress, text.count, $0.baseAddress, $0.count)
                }
                hits += Double(count) * column.weight
            }
            return hits
        case .number(let column, let range):
            let number = column.flatMap { statement.number(layout.numbers + $0) }
            return number.map(range.contains) == true ? 1 : 0
        }
    }

    /// The term as SQL with its values, nil if it is a text.
    var condition: (sql: String, values: [Statement.Value])? {
        guard case .number(let column, let range) = subject else { return nil }
        let truth = isExcluded ? " IS NOT TRUE" : ""
        guard let column else { return ("(FALSE\(truth))", []) }
        let values: [Statement.Value] = [.integer(range.lowerBound), .integer(range.upperBound)]
        return ("((entry.n\(column) BETWEEN ? AND ?)\(truth))", values)
    }
}
