extension String {
    /// A Boolean value that indicates whether the text is empty or consists of white space.
    var isBlank: Bool {
        // Most texts begin with an ASCII or Japanese letter, which no combining character turns into white space.
        if let first = utf8.first, (0x21...0x7E).contains(first) || (0xE4...0xE9).contains(first) { return false }
        return allSatisfy(\.isWhitespace)
    }
}

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
