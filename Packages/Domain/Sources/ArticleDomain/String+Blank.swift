extension String {
    /// Whether there is nothing but white space.
    var isBlank: Bool {
        // Most texts begin with a letter of ASCII or of Japanese, which no character with it makes white space.
        if let first = utf8.first, (0x21...0x7E).contains(first) || (0xE4...0xE9).contains(first) { return false }
        return allSatisfy(\.isWhitespace)
    }
}
