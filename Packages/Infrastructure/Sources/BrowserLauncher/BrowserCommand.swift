import SubprocessRunner

/// A program that may show an address, with its arguments.
struct BrowserCommand: Hashable {
    /// A path, or a name that is looked for on the path of the environment.
    let program: String
    /// What it is given, the address among it.
    let arguments: [String]
    /// Whether it gets the terminal, and is waited for.
    let runsInTerminal: Bool

    /// The programs that are tried, one after the other.
    static func named(by environment: ProgramEnvironment, for url: String) -> [BrowserCommand] {
        let chosen = (environment.variables["BROWSER"] ?? "").split(separator: ":").compactMap { text in
            BrowserCommand(template: text, url: url)
        }
        #if os(macOS)
            let desktop = "/usr/bin/open"
        #else
            let desktop = "xdg-open"
        #endif
        return chosen + [BrowserCommand(program: desktop, arguments: [url], runsInTerminal: false)]
    }

    private init(program: String, arguments: [String], runsInTerminal: Bool) {
        self.program = program
        self.arguments = arguments
        self.runsInTerminal = runsInTerminal
    }

    /// Reads one entry of `BROWSER`; nil if it is blank.
    private init?(template: Substring, url: String) {
        let words = template.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let program = words.first else { return nil }
        let arguments = words.dropFirst().map { $0.split(separator: "%s", omittingEmptySubsequences: false) }
        let takesURL = arguments.contains { $0.count > 1 }
        self.init(
            program: program,
            arguments: arguments.map { $0.joined(separator: url) } + (takesURL ? [] : [url]),
            runsInTerminal: true
        )
    }
}
