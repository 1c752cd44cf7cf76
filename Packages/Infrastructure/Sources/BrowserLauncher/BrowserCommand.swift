import SubprocessRunner

/// A program that may open an address, with its arguments.
struct BrowserCommand: Hashable {
    /// The path of the program, or a name that is searched on `PATH`.
    let program: String
    /// The arguments, including the address.
    let arguments: [String]
    /// A Boolean value that indicates whether the program gets the terminal and is awaited.
    let runsInTerminal: Bool

    /// The programs to try, in order.
    static func candidates(in environment: ProgramEnvironment, for url: String) -> [BrowserCommand] {
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
}

extension BrowserCommand {
    /// Parses one entry of `BROWSER`; nil if it is blank.
    private init?(template: Substring, url: String) {
        let words = template.split(whereSeparator: \.isWhitespace).map { String($0) }
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
