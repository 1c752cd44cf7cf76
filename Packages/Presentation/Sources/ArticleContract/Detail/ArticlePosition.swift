/// A position in the text of an article: a place of the text, and the letters between it and the position.
public struct ArticlePosition: Codable, Hashable, Sendable {
    /// The number of the place, from 0; see ``ArticleText/places``.
    public let place: Int
    /// The number of letters and digits behind the start of the place.
    public let letters: Int

    /// Creates a position.
    public init(place: Int, letters: Int) {
        self.place = place
        self.letters = letters
    }
}
