extension Language {
    /// Creates the language that the locale of an environment asks for, among those of a program.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides (POSIX, 8.2); a language that the program
    /// does not have, and `C`, mean its default.
    ///
    /// - Parameters:
    ///   - environment: the variables of the process.
    ///   - languages: the languages of the program, the default first.
    public init(environment: [String: String], among languages: [Language] = kitLanguages) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let tag = locale.prefix { $0 != "." && $0 != "@" }
        self = Language(String(tag)).match(among: languages) ?? languages.first ?? .english
    }
}
