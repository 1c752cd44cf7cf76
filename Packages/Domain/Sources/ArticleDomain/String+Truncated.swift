extension String {
    /// The text up to so many Unicode scalars, with an ellipsis where something was left out.
    ///
    /// - Complexity: O(n) in the limit, however long the text is.
    func truncated(to limit: Int) -> String {
        let scalars = unicodeScalars
        let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex) ?? scalars.endIndex
        return end == scalars.endIndex ? self : String(scalars[..<end]) + "…"
    }
}
