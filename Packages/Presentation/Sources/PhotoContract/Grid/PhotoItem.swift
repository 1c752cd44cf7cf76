public import PresentationKit

/// A photo in a grid.
public struct PhotoItem: Identifiable, Hashable, Sendable {
    /// The identity, such as `commons:12345`.
    public let id: String
    /// The title.
    public let title: String
    /// The author and the name of the licence.
    public let credit: Phrase

    /// Creates an item.
    public init(id: String, title: String, credit: Phrase) {
        self.id = id
        self.title = title
        self.credit = credit
    }
}
