/// An operation on a list of the library, besides opening and loading it.
public enum LibraryOperation: String, Codable, Hashable, Sendable, CaseIterable {
    /// Searches in the texts of the list.
    case search
    /// Goes back from the results of a search to the list.
    case endSearch
    /// Removes the selected row.
    case remove
    /// Removes all rows.
    case clear
}
