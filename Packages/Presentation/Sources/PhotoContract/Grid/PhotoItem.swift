public import PresentationKit

/// A photo in a grid.
public struct PhotoItem: Identifiable, Hashable, Sendable {
    /// The identity, such as `commons:12345`.
    public let id: String
    /// The title.
    public let title: String
    /// The author and the name of the licence.
    public let credit: Phrase
    /// A number that is another one if the picture may be another one.
    public let revision: Int

    /// Creates an item.
    public init(id: String, title: String, credit: Phrase, revision: Int = 0) {
        self.id = id
        self.title = title
        self.credit = credit
        self.revision = revision
    }
}
