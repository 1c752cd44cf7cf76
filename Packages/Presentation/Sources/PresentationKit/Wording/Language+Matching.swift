extension Language {
    /// Returns the language of a list that fits this one best, or nil if none does.
    ///
    /// It is the lookup of RFC 4647, section 3.4: this language, then the same one without its last subtag, and so on.
    /// `de-CH` finds `de`, but `de` does not find `de-CH`.
    ///
    /// - Parameter languages: the languages to choose from, in any order.
    public func match(among languages: [Language]) -> Language? {
        languages.contains(self) ? self : fallbacks.first { languages.contains($0) }
    }

    /// The more general languages, the nearest first; a subtag of one letter goes with the one behind it.
    var fallbacks: [Language] {
        var subtags = rawValue.split(separator: "-")
        var fallbacks: [Language] = []
        while subtags.count > 1 {
            subtags.removeLast()
            if subtags.last?.count == 1 { subtags.removeLast() }
            if !subtags.isEmpty { fallbacks.append(Language(subtags.joined(separator: "-"))) }
        }
        return fallbacks
    }
}
