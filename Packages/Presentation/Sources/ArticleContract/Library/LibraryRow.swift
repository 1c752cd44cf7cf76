public import PresentationKit

/// The display value of a row of the library: an article, a search or a tag.
///
/// The texts come from outside; the view sanitises them.
public struct LibraryRow: Hashable, Sendable, Identifiable {
    /// The identifier, for ``LibraryEvent/didSelect(_:)``.
    public let id: String
    /// The title.
    public let title: String
    /// The remarks below the title, from left to right.
    public let remarks: [Phrase]
    /// The line that matches a search, or a part of it; nil without a search.
    public let excerpt: String?

    /// Creates a row.
    public init(id: String, title: String, remarks: [Phrase], excerpt: String? = nil) {
        self.id = id
        self.title = title
        self.remarks = remarks
        self.excerpt = excerpt
    }
}
