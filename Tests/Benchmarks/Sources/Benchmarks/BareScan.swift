import CSQLiteBaseline

/// A table of bodies and nothing else, for a search by SQLite alone.
@MainActor
final class BareScan {
    private let database: OpaquePointer

    init(_ path: String) {
        guard let database = sqlite_baseline_open(path) else { preconditionFailure("There is no table at \(path).") }
        self.database = database
    }

    func add(_ body: String) {
        var body = body
        let isAdded = body.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { sqlite_baseline_add(database, $0.baseAddress, $0.count) }
        }
        precondition(isAdded == 1)
    }

    /// Makes what was added durable, once everything is.
    func settle() {
        precondition(sqlite_baseline_settle(database) == 1)
    }

    /// Counts the bodies in which a word is.
    func scan(_ word: String) -> Int {
        var word = word
        return word.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { sqlite_baseline_scan(database, $0.baseAddress, $0.count) }
        }
    }
}
