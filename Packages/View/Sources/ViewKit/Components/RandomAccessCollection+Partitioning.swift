extension RandomAccessCollection {
    /// Returns the start of the elements that meet a condition, which all elements behind one that meets it do too.
    ///
    /// - Complexity: O(log n).
    func partitioningIndex(where belongsToEnd: (Element) -> Bool) -> Index {
        var (start, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if belongsToEnd(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
