public import RepositoryKit

extension TextIndex {
    /// Builds the index as a gateway does: the keys of all documents are dirty, and their entries are updated in pieces.
    ///
    /// The pieces are of `size` entries; of two entries with one key the later one counts.
    public func build(_ entries: [TextEntry], size: Int = 50) async throws(TextIndexError) {
        try await reset { entries.map(\.key) }
        let documents = Dictionary(entries.map { (Array($0.key.utf8), $0) }) { $1 }
        while try await updateDirtyEntries(limit: size, { documents[Array($0.utf8)] }) > 0 {}
    }
}

extension TextQuery {
    /// Creates a query for entries that contain all words or phrases in any field.
    public init(words: [String]) {
        self.init(words.compactMap { Term($0) }.map { [$0] })
    }
}
