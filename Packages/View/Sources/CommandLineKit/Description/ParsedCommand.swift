import PresentationKit

/// The result of parsing a command: an invocation for the app, or a text that the program prints itself.
enum ParsedCommand<Invocation: Sendable>: Sendable {
    case run(Invocation)
    case print(BuiltInText)

    static var standardCommands: [Command<ParsedCommand<Invocation>>] {
        [help, completions, candidates]
    }

    private static var help: Command<ParsedCommand<Invocation>> {
        Command(
            "help",
            abstract: .helpCommand,
            takes: .flag("man", help: .manual, isHidden: true),
            .arguments(
                "COMMAND",
                .text(completion: .source(.commands)),
                help: .helpArgument
            )
        ) { isManual, path in
            .print(isManual ? .manual : .help(path))
        }
    }

    private static var completions: Command<ParsedCommand<Invocation>> {
        Command(
            "completions",
            abstract: .completionsCommand,
            discussion: .completionsDiscussion,
            takes: .argument("SHELL", ValueKind<Shell>.choice("SHELL"), help: .shellArgument)
        ) { shell in
            .print(.completions(shell))
        }
    }

    private static var candidates: Command<ParsedCommand<Invocation>> {
        Command(
            "__complete",
            abstract: .candidatesCommand,
            isHidden: true,
            takes: .arguments("WORD", .text(), help: .candidatesArgument)
        ) { words in
            .print(.candidates(words))
        }
    }
}

extension CandidateSource {
    /// The names of the program's own commands.
    static let commands = CandidateSource(rawValue: "commands")
}
