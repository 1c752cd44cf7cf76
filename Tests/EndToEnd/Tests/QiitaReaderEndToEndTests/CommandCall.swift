import FakeQiita

/// A call of a command of the reader that succeeds, and its exit codes where something is missing.
struct CommandCall: Sendable, CustomStringConvertible {
    /// The name of the command, behind that of its group; empty for the program without a command.
    let name: String
    /// The arguments.
    let arguments: [String]
    /// The standard input.
    var input = ""
    /// The exit code without a terminal.
    var status: Int32 = 0
    /// A Boolean value that indicates whether the command prints data.
    var prints = true
    /// The exit code without a connection.
    var offline: Int32 = 0
    /// A Boolean value that indicates whether no stored copy can replace the response of the host.
    var needsHost = false
    /// The exit code where no file can be written.
    var unwritable: Int32 = 0

    /// The arguments, with the name of the command.
    var line: [String] { name.split(separator: " ").map { String($0) } + arguments }

    /// Returns the call with more options.
    func adding(_ options: [String]) -> CommandCall {
        CommandCall(name: name, arguments: arguments + options, input: input)
    }

    /// A Boolean value that indicates whether the command sends requests; without a response it fails or does a part.
    var contactsHost: Bool { offline == 6 || Self.degrading.contains(name) }

    private static let degrading: Set = ["stock", "unstock", "like", "unlike", "status"]

    var description: String { line.isEmpty ? "no command" : line.joined(separator: " ") }

    private static let id = "00000000000000000003"

    /// Calls of every command; some commands have more than one.
    static let all: [CommandCall] = [
        CommandCall(name: "", arguments: [], offline: 6),
        CommandCall(name: "list", arguments: [], offline: 6),
        CommandCall(name: "list", arguments: ["--all"], offline: 6, needsHost: true),
        CommandCall(name: "search", arguments: ["Article"], offline: 6),
        CommandCall(name: "search", arguments: ["--offline", "本"], prints: false, unwritable: 7),
        CommandCall(name: "read", arguments: [id], offline: 6),
        CommandCall(name: "read", arguments: [id, "--format", "html"], offline: 6),
        CommandCall(name: "read", arguments: [id, "--format", "md"], offline: 6),
        CommandCall(name: "read", arguments: [id, "--toc"], offline: 6),
        CommandCall(name: "read", arguments: [id, "--links"], prints: false, offline: 6),
        CommandCall(name: "read", arguments: ["/dev/null"], prints: false),
        CommandCall(name: "comments", arguments: [id], offline: 6),
        CommandCall(name: "user", arguments: ["koher"], offline: 6),
        CommandCall(name: "tag", arguments: ["Swift"], offline: 6),
        CommandCall(name: "open", arguments: [id], offline: 6),
        CommandCall(name: "kept", arguments: [], prints: false, unwritable: 7),
        CommandCall(name: "keep", arguments: [id], offline: 6, unwritable: 7),
        CommandCall(name: "forget", arguments: [id], prints: false, unwritable: 7),
        CommandCall(name: "history remove", arguments: [id], prints: false),
        CommandCall(name: "history clear", arguments: ["--yes"], prints: false),
        CommandCall(name: "sync", arguments: ["--mine"], offline: 6, needsHost: true, unwritable: 7),
        CommandCall(name: "saved list", arguments: [], prints: false),
        CommandCall(name: "saved save", arguments: ["morning", "設計"], unwritable: 7),
        CommandCall(name: "saved run", arguments: ["none"], status: 3, prints: false),
        CommandCall(name: "saved remove", arguments: ["none"], status: 3, prints: false),
        CommandCall(name: "stock", arguments: [id]),
        CommandCall(name: "unstock", arguments: [id]),
        CommandCall(name: "stocked", arguments: [id], offline: 6, needsHost: true),
        CommandCall(name: "like", arguments: [id]),
        CommandCall(name: "unlike", arguments: [id]),
        CommandCall(name: "liked", arguments: [id], offline: 6, needsHost: true),
        CommandCall(
            name: "login",
            arguments: ["--with-token"],
            input: FakeQiita.token,
            offline: 6,
            needsHost: true,
            unwritable: 7
        ),
        CommandCall(name: "logout", arguments: []),
        CommandCall(name: "whoami", arguments: [], offline: 6, needsHost: true),
        CommandCall(name: "status", arguments: []),
        CommandCall(name: "config list", arguments: []),
        CommandCall(name: "config get", arguments: ["host"]),
        CommandCall(name: "config set", arguments: ["per-page", "5"], unwritable: 7),
        CommandCall(name: "config unset", arguments: ["per-page"], unwritable: 7),
        CommandCall(name: "config edit", arguments: [], status: 2, prints: false, offline: 2, unwritable: 2),
        CommandCall(name: "config path", arguments: []),
        CommandCall(name: "appearance show", arguments: []),
        CommandCall(name: "appearance toggle", arguments: [], unwritable: 7),
        CommandCall(name: "help", arguments: []),
        CommandCall(name: "help", arguments: ["list"]),
        CommandCall(name: "completions", arguments: ["bash"]),
    ]
}
