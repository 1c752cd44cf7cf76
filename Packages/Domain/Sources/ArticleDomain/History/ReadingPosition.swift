public import DomainKit

/// The position in the text of an article up to which it was read, independent of the width of a screen.
public struct ReadingPosition: Hashable, Sendable {
    /// The valid numbers of places and letters.
    private static let range = 0...10_000_000

    /// The number of the place of the text, such as a block, from 0.
    public let place: Int
    /// The number of letters and digits behind the start of the place.
    public let letters: Int

    /// The start of every text.
    public static let start = ReadingPosition(uncheckedPlace: 0, letters: 0)

    private init(uncheckedPlace place: Int, letters: Int) {
        self.place = place
        self.letters = letters
    }

    /// Creates a position.
    ///
    /// - Throws: ``ValidationError`` for `place` or `letters`, if it is negative, or larger than any text.
    public init(place: Int, letters: Int) throws(ValidationError) {
        for (field, value) in [("place", place), ("letters", letters)] where !Self.range.contains(value) {
            throw ValidationError(field: field, value: "\(value)", rule: .within(Self.range))
        }
        self.init(uncheckedPlace: place, letters: letters)
    }
}

/// The positions up to which the articles of the history were read.
public protocol ReadingPositionGateway: Sendable {
    /// Returns the position in an article of a host; the start if none is stored.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`.
    @concurrent
    func position(in article: ArticleID, on host: ArticleHost) async throws(ApplicationError) -> ReadingPosition

    /// Stores the position in an article of a host; does nothing for an article that is not in the history.
    ///
    /// - Returns: A Boolean value that indicates whether the position is stored.
    /// - Throws: ``ApplicationError`` of kind `storage` or `cancelled`; nothing was changed then.
    @concurrent
    func save(
        _ position: ReadingPosition,
        in article: ArticleID,
        on host: ArticleHost
    ) async throws(ApplicationError) -> Bool
}
