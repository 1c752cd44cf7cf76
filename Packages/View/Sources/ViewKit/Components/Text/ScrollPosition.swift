/// A position in a text that is the same for every width: a place of the text, and the letters between it and the position.
public struct ScrollPosition: Hashable, Codable, Sendable {
    /// The number of the place, from 0.
    public let place: Int
    /// The number of letters and digits behind the start of the place.
    public let letters: Int

    /// Creates a position.
    ///
    /// - Parameters:
    ///   - place: the number of a place of the text, from 0.
    ///   - letters: the number of letters and digits behind the start of the place.
    public init(place: Int, letters: Int = 0) {
        self.place = place
        self.letters = letters
    }
}

extension LaidOutText {
    /// Returns the position of a line; nil for one above the first place.
    func position(ofLine line: Int) -> ScrollPosition? {
        let place = places.partitioningIndex { $0 > line } - 1
        guard place >= 0 else { return nil }
        return ScrollPosition(
            place: place,
            letters: letterCount(beforeLine: line) - letterCount(beforeLine: places[place])
        )
    }

    /// Returns the line of a position; for a place that the text does not have, that of its last place.
    func line(of position: ScrollPosition) -> Int {
        guard let last = places.indices.last else { return 0 }
        let start = places[max(0, min(position.place, last))]
        guard position.letters > 0 else { return start }
        return max(start, line(behindLetters: letterCount(beforeLine: start) + min(position.letters, Int(Int32.max))))
    }
}
