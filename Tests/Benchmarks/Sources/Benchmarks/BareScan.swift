import CSQLiteBaseline

/// A table of SQLite with bodies only: a search without the index of this repository.
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

    /// Commits the added bodies.
    func finish() {
        precondition(sqlite_baseline_finish(database) == 1)
    }

    /// Returns the number of bodies that contain a word.
    func scan(_ word: String) -> Int {
        var word = word
        return word.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { sqlite_baseline_scan(database, $0.baseAddress, $0.count) }
        }
    }
}
