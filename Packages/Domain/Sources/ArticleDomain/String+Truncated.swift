extension String {
    /// Returns at most this many Unicode scalars of the text, with an ellipsis if some are missing.
    ///
    /// - Complexity: O(n) in the limit, whatever the length of the text.
    func truncated(to limit: Int) -> String {
        let scalars = unicodeScalars
        let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex) ?? scalars.endIndex
        return end == scalars.endIndex ? self : String(scalars[..<end]) + "…"
    }
}
