/// The lines of a file in which two versions of it with a common origin are joined.
///
/// A part of the origin that only one version changed is taken from that version. It is a conflict if both changed the same part, or
/// adjacent lines, in different ways. The algorithm is diff3's: Khanna, Kunal and Pierce, "A Formal Investigation of Diff3", 2007.
enum ThreeWayMerge: Hashable {
    /// The joined version.
    case merged([UInt8])
    /// A conflict.
    ///
    /// - Parameter line: the line of the first version at which it begins, counted from 1.
    case conflict(line: Int)

    /// Joins two versions.
    ///
    /// - Parameters:
    ///   - origin: the version that both come from.
    ///   - own: the first version.
    ///   - other: the second version.
    /// - Complexity: O(*n* · *d*), where *n* is the number of lines and *d* the number of those that differ.
    init(_ origin: [UInt8], own: [UInt8], other: [UInt8]) {
        let (origin, own, other) = (Self.lines(of: origin), Self.lines(of: own), Self.lines(of: other))
        let kept = zip(Self.counterparts(of: origin, in: own), Self.counterparts(of: origin, in: other))
        // The end of the files is a line that all of them have.
        let common = zip(origin.indices, kept).compactMap { line, kept in
            if let own = kept.0, let other = kept.1 { (line, own, other) } else { nil }
        }
        var merged: [ArraySlice<UInt8>] = []
        var (start, ownStart, otherStart) = (0, 0, 0)
        for (end, ownEnd, otherEnd) in common + [(origin.count, own.count, other.count)] {
            let part = origin[start..<end]
            let (ownPart, otherPart) = (own[ownStart..<ownEnd], other[otherStart..<otherEnd])
            if ownPart.elementsEqual(otherPart) || otherPart.elementsEqual(part) {
                merged += ownPart
            } else if ownPart.elementsEqual(part) {
                merged += otherPart
            } else {
                self = .conflict(line: ownStart + 1)
                return
            }
            if end < origin.count { merged.append(origin[end]) }
            (start, ownStart, otherStart) = (end + 1, ownEnd + 1, otherEnd + 1)
        }
        self = .merged(Array(merged.joined(separator: [UInt8(ascii: "\n")])))
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    /// Returns the index of each line in a version, or nil for a line that the version does not have.
    private static func counterparts(of origin: [ArraySlice<UInt8>], in version: [ArraySlice<UInt8>]) -> [Int?] {
        let difference = version.difference(from: origin)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var kept = version.indices.filter { !inserted.contains($0) }.makeIterator()
        return origin.indices.map { removed.contains($0) ? nil : kept.next() }
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
