/// The pairs of rows that two lists have in common.
struct RowMatching<Item: Identifiable & Equatable & Sendable> where Item.ID: Sendable {
    /// The number of rows to look ahead for a row that one list does not have.
    private static var reach: Int { 32 }

    private let old: [Item]
    private let new: [Item]
    private var result = SnapshotDifference()
    private var leftOld: [Int] = []
    private var leftNew: [Int] = []

    init(old: [Item], new: [Item]) {
        self.old = old
        self.new = new
    }

    mutating func difference() -> SnapshotDifference {
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > 0, newEnd > 0, isSame(oldEnd - 1, newEnd - 1) {
            oldEnd -= 1
            newEnd -= 1
        }
        let (oldStart, newStart) = matchInParallel(oldEnd, newEnd)
        matchRest(oldStart..<oldEnd, newStart..<newEnd)
        for index in 0..<(old.count - oldEnd) { noteUpdate(oldEnd + index, newEnd + index) }
        finishLeft()
        return result
    }

    /// Goes through both lists side by side, over gaps that are shorter than the reach.
    ///
    /// - Returns: The positions at which it stopped: both ends, or a longer gap.
    private mutating func matchInParallel(_ oldEnd: Int, _ newEnd: Int) -> (old: Int, new: Int) {
        var one = 0
        var other = 0
        while one < oldEnd, other < newEnd {
            if isSame(one, other) {
                noteUpdate(one, other)
                one += 1
                other += 1
            } else if let gap = gap(one, other, oldEnd, newEnd) {
                leftOld += one..<(one + gap.old)
                leftNew += other..<(other + gap.new)
                one += gap.old
                other += gap.new
            } else {
                break
            }
        }
        return (one, other)
    }

    /// The smallest number of rows to skip so that both sides continue with the same row.
    private func gap(_ one: Int, _ other: Int, _ oldEnd: Int, _ newEnd: Int) -> (old: Int, new: Int)? {
        for size in 1...Self.reach {
            for old in 0...size {
                let place = (one + old, other + size - old)
                if place.0 < oldEnd, place.1 < newEnd, isSame(place.0, place.1) { return (old, size - old) }
            }
        }
        return nil
    }

    /// Matches the remaining rows by a table of identities; the longest run in the same order stays in place.
    private mutating func matchRest(_ oldRest: Range<Int>, _ newRest: Range<Int>) {
        guard !oldRest.isEmpty, !newRest.isEmpty else {
            leftOld += oldRest
            leftNew += newRest
            return
        }
        var places: [Item.ID: Int] = Dictionary(minimumCapacity: newRest.count)
        for index in newRest { places[new[index].id] = index }
        let pairs = oldRest.compactMap { index in places[old[index].id].map { (old: index, new: $0) } }
        let unmoved = longestAscending(pairs.map(\.new))
        var oldUnmoved: Set<Int> = []
        var newUnmoved: Set<Int> = []
        for index in unmoved {
            noteUpdate(pairs[index].old, pairs[index].new)
            oldUnmoved.insert(pairs[index].old)
            newUnmoved.insert(pairs[index].new)
        }
        leftOld += oldRest.filter { !oldUnmoved.contains($0) }
        leftNew += newRest.filter { !newUnmoved.contains($0) }
    }

    /// Classifies the unmatched rows of both sides as removals, insertions and moves.
    private mutating func finishLeft() {
        var origins: [Item.ID: Int] = Dictionary(minimumCapacity: leftOld.count)
        for index in leftOld { origins[old[index].id] = index }
        for index in leftNew {
            if let origin = origins.removeValue(forKey: new[index].id) {
                result.moved.append(SnapshotDifference.Move(from: origin, to: index))
                noteUpdate(origin, index)
            } else {
                result.inserted.append(index)
            }
        }
        result.removed = origins.values.sorted()
        result.updated.sort()
    }

    private mutating func noteUpdate(_ one: Int, _ other: Int) {
        if old[one] != new[other] { result.updated.append(other) }
    }

    private func isSame(_ one: Int, _ other: Int) -> Bool { old[one].id == new[other].id }
}

/// The indices of a longest strictly ascending subsequence, ascending.
///
/// By patience sorting (Aldous and Diaconis, "Longest increasing subsequences", 1999).
///
/// - Complexity: O(n log n).
func longestAscending(_ values: [Int]) -> [Int] {
    var tops: [Int] = []
    var previous: [Int?] = []
    for (place, value) in values.enumerated() {
        var low = 0
        var high = tops.count
        while low < high {
            let middle = (low + high) / 2
            if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
        }
        previous.append(low > 0 ? tops[low - 1] : nil)
        if low == tops.count { tops.append(place) } else { tops[low] = place }
    }
    var places: [Int] = []
    var place = tops.last
    while let current = place {
        places.append(current)
        place = previous[current]
    }
    return places.reversed()
}
