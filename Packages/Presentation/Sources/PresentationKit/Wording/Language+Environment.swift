extension Language {
    /// The language that the locale of an environment asks for.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides (POSIX, 8.2); a language that this
    /// house does not speak, and `C`, mean English.
    ///
    /// - Parameter environment: the variables of the process.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }.lowercased()
        self = Language(rawValue: code) ?? .english
    }
}
