extension String {
    /// A Boolean value that indicates whether the text is empty or consists of white space.
    var isBlank: Bool {
        // Most texts begin with an ASCII or Japanese letter, which no combining character turns into white space.
        if let first = utf8.first, (0x21...0x7E).contains(first) || (0xE4...0xE9).contains(first) { return false }
        return allSatisfy(\.isWhitespace)
    }
}
