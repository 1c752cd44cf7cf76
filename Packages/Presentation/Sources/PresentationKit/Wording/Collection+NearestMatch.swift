extension Collection<String> {
    /// Returns the word that was probably meant, or nil if none is similar.
    ///
    /// A word that begins with the given one is the nearest. Otherwise one typing error in three letters is tolerated,
    /// where transposed neighbours count as one error (optimal string alignment).
    ///
    /// - Complexity: O(*n* · *m*) for each word.
    public func nearest(to word: String) -> String? {
        let body = word.drop { $0 == "-" }
        if body.count >= 2, let whole = first(where: { $0.hasPrefix(word) }) { return whole }
        let limit = Swift.max(1, body.count / 3)
        // Words of very different lengths are not near, and what is typed may be as long as it likes.
        let length = word.count
        let similar = filter { abs($0.count - length) <= limit }
        let near = similar.lazy.map { ($0, edits(from: Array(word), to: Array($0))) }.filter {
            $0.1 <= limit && $0.1 < body.count
        }
        return near.min { $0.1 < $1.1 }?.0
    }
}

private func edits(from first: [Character], to second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
        var current = [row + 1]
        for column in second.indices {
            let change = last[column] + (first[row] == second[column] ? 0 : 1)
            var best = min(change, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last[second.count]
}
