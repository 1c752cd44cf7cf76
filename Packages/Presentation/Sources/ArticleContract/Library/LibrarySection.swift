/// A list of the library: of what is on this machine, for which no network is needed.
public enum LibrarySection: String, Codable, Hashable, Sendable, CaseIterable {
    /// The tags of the kept articles.
    case tags
    /// The saved searches.
    case saved
    /// The kept articles.
    case kept
    /// The articles that were read.
    case history
}
