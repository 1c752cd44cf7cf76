internal import RepositoryKit

/// The tables of an index, for one form of entries.
///
/// ```
/// entry       the key of each entry, its place in lists, its numbers, its summary
/// folded      the texts that are searched, folded, a column for each field
/// words       the trigrams of `folded`
/// dirty       keys whose documents are about to change, or have no entry yet
/// form        the form of the entries
/// ```
///
/// The texts of a field follow each other in one column, each between two ``separator``s, which folded texts do not
/// contain. `words` gets folded texts and compares them exactly, so that SQLite does not decide which texts are equal. It
/// says only which entries have a trigram, not where: that takes a third of the space.
struct IndexSchema: Sendable {
    static let version = 2
    /// The application identifier of an index: "STRA".
    static let application = 0x5354_5241
    /// The byte before, between and after the texts of a field.
    static let separator: UInt8 = 0x1E

    let form: TextIndexSchema

    /// The columns of the fields, for example `c0, c1`.
    var columns: String { form.fields.indices.map { "c\($0)" }.joined(separator: ", ") }

    /// The columns of the fields in a table among others, for example `folded.c0, folded.c1`.
    func columns(of table: String) -> String {
        form.fields.indices.map { "\(table).c\($0)" }.joined(separator: ", ")
    }

    var numbers: [String] { form.numbers.indices.map { "n\($0)" } }

    /// The parameters for the fields, for example `?, ?`.
    var places: String { form.fields.map { _ in "?" }.joined(separator: ", ") }

    var creation: String {
        """
        CREATE TABLE form(text TEXT NOT NULL);
        CREATE TABLE entry(
            id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, place INTEGER NOT NULL,
            \(numbers.map { "\($0) INTEGER, " }.joined())summary BLOB NOT NULL
        );
        CREATE INDEX list ON entry(place DESC, key, summary);
        CREATE TABLE folded(id INTEGER PRIMARY KEY, \(columns));
        CREATE TABLE dirty(key BLOB PRIMARY KEY, mark INTEGER NOT NULL) WITHOUT ROWID;
        CREATE VIRTUAL TABLE words USING fts5(
            \(columns), content = 'folded', content_rowid = 'id', tokenize = 'trigram case_sensitive 1',
            detail = none, columnsize = 0
        );
        PRAGMA application_id = \(Self.application);
        PRAGMA user_version = \(Self.version);
        """
    }

    /// The form of the entries as text, which differs for forms that store different data.
    var formText: String {
        let names = form.fields.map { "\($0.name.utf8.count):\($0.name)" }.joined(separator: ",")
        let numbers = form.numbers.map { " \($0.utf8.count):\($0)" }.joined()
        return "\(form.version) \(names)\(numbers)"
    }

    /// The numbers of an entry, one for each name of the form.
    func numbers(of entry: TextEntry) -> [Statement.Value] {
        form.numbers.map { name in entry.numbers[name].map { .integer($0) } ?? .nothing }
    }

    /// The texts of an entry, one column for each field.
    func folded(_ entry: TextEntry) -> [[UInt8]] {
        form.fields.map { field in
            let texts = entry.folded(field)
            guard !texts.isEmpty else { return [] }
            var bytes = [Self.separator]
            bytes.reserveCapacity(texts.reduce(1) { $0 + $1.count + 1 })
            for text in texts {
                bytes += text
                bytes.append(Self.separator)
            }
            return bytes
        }
    }
}
