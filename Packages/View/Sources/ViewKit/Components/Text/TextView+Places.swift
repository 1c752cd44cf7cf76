extension TextView {
    /// Returns the place that is nearest to the line at the top, of some: that at or above it if no other place follows
    /// before the line; nil if there is none, or before the text is laid out.
    ///
    /// - Complexity: O(n) in the number of the given places.
    public func nearestPlace(among places: [Int]) -> Int? {
        if let place = position?.place, places.contains(place) { return place }
        return places.filter(text.places.indices.contains).min { distance(to: $0) < distance(to: $1) }
    }

    private func distance(to place: Int) -> Int {
        abs(text.places[place] - line)
    }
}
