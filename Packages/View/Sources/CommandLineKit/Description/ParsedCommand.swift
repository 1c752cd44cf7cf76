import PresentationKit

/// The result of parsing a command: an invocation for the app, or a text that the program prints itself.
enum ParsedCommand<Invocation: Sendable>: Sendable {
    case run(Invocation)
    case print(BuiltInText)

    /// The commands of every program.
    static var standardCommands: [Command<ParsedCommand<Invocation>>] {
        [help, completions, candidates]
    }

    private static var help: Command<ParsedCommand<Invocation>> {
        Command(
            "help",
            abstract: StandardText.helpCommand.phrase,
            takes: .flag("man", help: StandardText.manual.phrase, isHidden: true),
            .arguments(
                "COMMAND",
                .text(completion: .source(.commands)),
                help: StandardText.helpArgument.phrase
            )
        ) { isManual, path in
            .print(isManual ? .manual : .help(path))
        }
    }

    private static var completions: Command<ParsedCommand<Invocation>> {
        Command(
            "completions",
            abstract: StandardText.completionsCommand.phrase,
            discussion: StandardText.completionsDiscussion.phrase,
            takes: .argument("SHELL", ValueKind<Shell>.choice("SHELL"), help: StandardText.shellArgument.phrase)
        ) { shell in
            .print(.completions(shell))
        }
    }

    private static var candidates: Command<ParsedCommand<Invocation>> {
        Command(
            "__complete",
            abstract: StandardText.candidatesCommand.phrase,
            isHidden: true,
            takes: .arguments("WORD", .text(), help: StandardText.candidatesArgument.phrase)
        ) { words in
            .print(.candidates(words))
        }
    }
}

extension CandidateSource {
    /// The names of the program's own commands.
    static let commands = CandidateSource(rawValue: "commands")
}
