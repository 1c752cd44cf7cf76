public import PresentationKit

/// A command: its name, what it takes, and the value that it yields.
///
/// A feature describes its commands as values that yield a type of its own; it does not know the program that they
/// end up in. The app turns each feature's value into its own with ``map(_:)`` and lists the commands in one
/// ``Program``.
///
/// ```swift
/// let tagged = Command(
///     "tagged",
///     abstract: Phrase(en: "List the articles with a tag", ja: "タグの付いた記事を一覧する"),
///     examples: [Example("swift", Phrase(en: "Articles about Swift", ja: "Swift の記事"))],
///     takes: .argument("TAG", tag, help: Phrase(en: "Which tag", ja: "タグ")),
///     paging
/// ) { tag, paging in
///     ArticleInvocation.tagged(tag, paging)
/// }
/// ```
public struct Command<Invocation: Sendable>: Sendable {
    let description: CommandDescription
    let read: (@Sendable (Matches) throws(UsageError) -> Invocation)?
    let subcommands: [Command<Invocation>]

    init(
        description: CommandDescription,
        read: (@Sendable (Matches) throws(UsageError) -> Invocation)?,
        subcommands: [Command<Invocation>]
    ) {
        self.description = description
        self.read = read
        self.subcommands = subcommands
    }

    /// Makes a command that does something.
    ///
    /// - Parameters:
    ///   - name: the word that names it.
    ///   - abstract: what it does, in a few words without a full stop.
    ///   - discussion: what else is to be said; an empty line separates paragraphs.
    ///   - examples: shown first in its help.
    ///   - isHidden: whether help and completions leave it out.
    ///   - parameters: what it takes, in the order in which help lists it.
    ///   - make: makes the invocation from their values; throws where they do not go together.
    public init<each Part: Sendable>(
        _ name: String,
        abstract: Phrase,
        discussion: Phrase? = nil,
        examples: [Example] = [],
        isHidden: Bool = false,
        takes parameters: repeat Parameter<each Part>,
        make: @escaping @Sendable (repeat each Part) throws(UsageError) -> Invocation
    ) {
        let parameter = Parameter(repeat each parameters, make: make)
        self.init(
            description: CommandDescription(
                name: name,
                abstract: abstract,
                discussion: discussion,
                examples: examples,
                isHidden: isHidden,
                parameters: parameter.descriptions,
                subcommands: [],
                runs: true
            ),
            read: parameter.read,
            subcommands: []
        )
    }

    /// Makes a command that groups others.
    ///
    /// - Parameters:
    ///   - name: the word that names it.
    ///   - abstract: what its commands are about, in a few words without a full stop.
    ///   - discussion: what else is to be said; an empty line separates paragraphs.
    ///   - examples: shown first in its help.
    ///   - commands: the commands in it, in the order in which help lists them.
    ///   - alone: what it takes and yields without one of them; only options are possible. Nil if it cannot stand alone.
    public init(
        _ name: String,
        abstract: Phrase,
        discussion: Phrase? = nil,
        examples: [Example] = [],
        commands: [Command<Invocation>],
        alone: Parameter<Invocation>? = nil
    ) {
        self.init(
            description: CommandDescription(
                name: name,
                abstract: abstract,
                discussion: discussion,
                examples: examples,
                isHidden: false,
                parameters: alone?.descriptions ?? [],
                subcommands: commands.map(\.description),
                runs: alone != nil
            ),
            read: alone?.read,
            subcommands: commands
        )
    }

    /// Turns what the command yields into a value of another type.
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Invocation) -> Other) -> Command<Other> {
        var mapped: (@Sendable (Matches) throws(UsageError) -> Other)?
        if let read {
            mapped = { matches throws(UsageError) in transform(try read(matches)) }
        }
        return Command<Other>(
            description: description,
            read: mapped,
            subcommands: subcommands.map { $0.map(transform) }
        )
    }
}
