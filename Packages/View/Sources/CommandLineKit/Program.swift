public import PresentationKit

/// A whole program: its commands, and the options that every command takes.
///
/// It is a value without side effects: it reads arguments into a ``Request`` and makes texts; starting, printing and
/// exiting belong to the app. `help`, `completions`, `--help` and `--version` are part of every program.
///
/// ```swift
/// let program = Program(
///     "reader",
///     version: "1.0.0",
///     abstract: Phrase(en: "Read articles", ja: "記事を読む"),
///     globals: StandardOptions.parameter,
///     commands: [tagged.map(AppInvocation.article)],
///     files: [Entry("~/.config/reader", Phrase(en: "Settings", ja: "設定"))]
/// )
/// ```
public struct Program<Globals: Sendable, Invocation: Sendable>: Sendable {
    let root: Command<ParsedCommand<Invocation>>
    let globals: Parameter<Globals>
    let version: String
    let released: String
    let environment: [Entry]
    let conventions: [Entry]
    let files: [Entry]
    let exits: [ExitOutcome]

    /// Makes a program.
    ///
    /// - Parameters:
    ///   - name: the name that it is started by.
    ///   - version: what `--version` shows after the name.
    ///   - released: the day of its release for the manual page, such as `2026-11-21`; empty if it has none.
    ///   - abstract: what it does, in a few words without a full stop.
    ///   - discussion: what else is to be said; an empty line separates paragraphs.
    ///   - examples: shown first in its help.
    ///   - globals: the options that every command takes; they can be written anywhere before `--`.
    ///   - commands: its commands, in the order in which help lists them.
    ///   - alone: what it takes and yields without a command; only options are possible. Nil if it cannot stand alone.
    ///   - environment: variables that it reads, beside those that its options name.
    ///   - conventions: variables of other programs that it obeys too, which the manual page alone lists; those that every
    ///     program of the house obeys are part of it.
    ///   - files: files that it keeps.
    ///   - exits: how it can end.
    public init(
        _ name: String,
        version: String,
        released: String = "",
        abstract: Phrase,
        discussion: Phrase? = nil,
        examples: [Example] = [],
        globals: Parameter<Globals>,
        commands: [Command<Invocation>],
        alone: Parameter<Invocation>? = nil,
        environment: [Entry] = [],
        conventions: [Entry] = [],
        files: [Entry] = [],
        exits: [ExitOutcome] = ExitOutcome.allCases
    ) {
        root = Command(
            name,
            abstract: abstract,
            discussion: discussion,
            examples: examples,
            commands: commands.map { $0.map { .run($0) } } + ParsedCommand.standardCommands,
            alone: alone?.map { .run($0) }
        )
        self.globals = globals
        self.version = version
        self.released = released
        self.environment = environment
        self.conventions = conventions
        self.files = files
        self.exits = exits
    }

    var name: String { root.description.name }

    var globalDescriptions: [ParameterDescription] {
        globals.descriptions + [.help, .version]
    }
}

extension ParameterDescription {
    static let help = ParameterDescription(
        name: "help",
        short: "h",
        shape: .flag(negatable: false),
        help: StandardText.helpOption.phrase
    )
    static let version = ParameterDescription(
        name: "version",
        shape: .flag(negatable: false),
        help: StandardText.versionOption.phrase
    )
}
