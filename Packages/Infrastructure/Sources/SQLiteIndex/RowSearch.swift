internal import RepositoryKit

/// A query as SQL, with the conditions that are evaluated on the rows that SQLite returns.
///
/// The rows have the identifier of the entry and its place in lists, then the columns that are read.
struct RowSearch {
    /// The greatest number of terms in the SQL; the other terms are read.
    private static let limit = 64

    /// The statement; nil if all texts are read and nothing else.
    let sql: String?
    let values: [Statement.Value]
    /// The conditions that are read.
    let conditions: [[ScannedTerm]]
    let layout: ScannedTerm.Layout

    init(_ query: TextQuery, schema: IndexSchema) {
        let trigrams = TrigramFilter(query)
        var tests: [String] = []
        var values = trigrams.expression.map { [Statement.Value.text($0)] } ?? []
        var conditions: [[ScannedTerm]] = []
        var count = 0
        for condition in query.conditions.map({ terms in terms.map { ScannedTerm($0, form: schema.form) } }) {
            let tested = condition.compactMap(\.condition)
            if !condition.isEmpty, tested.count == condition.count, count + tested.count <= Self.limit {
                count += tested.count
                tests.append("(\(tested.map(\.sql).joined(separator: " OR ")))")
                values += tested.flatMap(\.values)
            } else {
                conditions.append(condition)
            }
        }
        self.values = values
        self.conditions = conditions

        let readsTexts = conditions.joined().contains(where: \.isText)
        let readsNumbers = conditions.joined().contains { !$0.isText }
        let numbers = readsNumbers ? schema.numbers.map { "entry.\($0)" } : []
        layout = ScannedTerm.Layout(numbers: 2, texts: 2 + numbers.count)
        if trigrams.expression == nil, tests.isEmpty, readsTexts, !readsNumbers {
            sql = nil
            return
        }
        let columns = ["entry.id", "entry.place"] + numbers + (readsTexts ? [schema.columns(of: "folded")] : [])
        // The entries come first, so that texts are read only of those that match the other conditions.
        let tables =
            (trigrams.expression == nil ? "entry" : "words JOIN entry ON entry.id = words.rowid")
            + (readsTexts ? " CROSS JOIN folded ON folded.id = entry.id" : "")
        let all = (trigrams.expression == nil ? [] : ["words MATCH ?"]) + tests
        sql =
            "SELECT \(columns.joined(separator: ", ")) FROM \(tables)"
            + (all.isEmpty ? "" : " WHERE \(all.joined(separator: " AND "))")
    }
}
