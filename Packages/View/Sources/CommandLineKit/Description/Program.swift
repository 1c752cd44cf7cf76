public import PresentationKit
public import ReportKit

/// A program: its commands and its global options.
///
/// It is a value without side effects: it parses arguments into a ``Request`` and returns texts; starting, printing and
/// exiting belong to the app. `help`, `completions`, `--help` and `--version` are part of every program.
///
/// ```swift
/// let program = Program(
///     "reader",
///     version: "1.0.0",
///     abstract: Phrase(en: "Read articles", ja: "記事を読む"),
///     globals: StandardOptions.parameter(),
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
    let keys: [Entry]
    let files: [Entry]
    let exits: [ExitOutcome]
    let languages: [Language]

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - name: the name of the executable.
    ///   - version: the version that `--version` prints behind the name.
    ///   - released: the day of the release for the manual page, such as `2026-11-21`; empty if there is none.
    ///   - abstract: a summary in a few words, without a full stop.
    ///   - discussion: further paragraphs, separated by empty lines.
    ///   - examples: the examples, which help shows first.
    ///   - globals: the global options, which can stand anywhere before `--`.
    ///   - commands: the commands, in the order in which help lists them; made when they are needed.
    ///   - alone: the options and the invocation without a command; nil if a command is required.
    ///   - environment: the variables of the program, except those that its options name.
    ///   - conventions: variables of other programs, which only the manual page lists; the standard variables of
    ///     terminals and languages are added.
    ///   - keys: the keys of the full screen, which only the manual page lists.
    ///   - files: the files that the program writes.
    ///   - exits: the exit codes of the program.
    ///   - languages: the languages of the program, the default first.
    public init(
        _ name: String,
        version: String,
        released: String = "",
        abstract: Phrase,
        discussion: Phrase? = nil,
        examples: [Example] = [],
        globals: Parameter<Globals>,
        commands: @autoclosure @escaping @Sendable () -> [Command<Invocation>],
        alone: Parameter<Invocation>? = nil,
        environment: [Entry] = [],
        conventions: [Entry] = [],
        keys: [Entry] = [],
        files: [Entry] = [],
        exits: [ExitOutcome] = ExitOutcome.allCases,
        languages: [Language] = Language.kitLanguages
    ) {
        root = Command(
            name,
            abstract: abstract,
            discussion: discussion,
            examples: examples,
            commands: commands().map { $0.map { .run($0) } } + ParsedCommand.standardCommands,
            alone: alone?.map { .run($0) }
        )
        self.globals = globals
        self.version = version
        self.released = released
        self.environment = environment
        self.conventions = conventions
        self.keys = keys
        self.files = files
        self.exits = exits
        self.languages = languages
    }

    var name: String { root.name }

    var globalDescriptions: [ParameterDescription] {
        globals.descriptions + [.help, .version]
    }
}

extension ParameterDescription {
    static let help = ParameterDescription(
        name: "help",
        short: "h",
        shape: .flag,
        help: .helpOption
    )
    static let version = ParameterDescription(
        name: "version",
        shape: .flag,
        help: .versionOption
    )
}
