public import PresentationKit

/// A command: its name, its parameters, and the value that it yields.
///
/// A feature describes its commands as values that yield a type of its own; it does not know the program that they
/// become part of. The app converts each feature's values to its own type with ``map(_:)`` and lists all commands in
/// one ``Program``.
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
    private let makeSubcommands: @Sendable () -> [Command<Invocation>]

    /// The summary in a few words.
    public var abstract: Phrase { description.abstract }

    /// The commands of the group, made at each access, so that a program starts without those that it does not need.
    var subcommands: [Command<Invocation>] { makeSubcommands() }

    init(
        description: CommandDescription,
        read: (@Sendable (Matches) throws(UsageError) -> Invocation)?,
        subcommands: @escaping @Sendable () -> [Command<Invocation>] = { [] }
    ) {
        self.description = description
        self.read = read
        makeSubcommands = subcommands
    }

    /// Creates a command that can be run.
    ///
    /// - Parameters:
    ///   - name: the name of the command.
    ///   - abstract: a summary in a few words, without a full stop.
    ///   - discussion: further paragraphs, separated by empty lines.
    ///   - examples: the examples, which help shows first.
    ///   - isHidden: whether help and completions leave the command out.
    ///   - parameters: the parameters, in the order in which help lists them.
    ///   - make: creates the invocation from their values; throws where they contradict each other.
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
                parameters: parameter.descriptions
            ),
            read: parameter.read
        )
    }

    /// Creates a command that groups others.
    ///
    /// - Parameters:
    ///   - name: the name of the group.
    ///   - abstract: a summary in a few words, without a full stop.
    ///   - discussion: further paragraphs, separated by empty lines.
    ///   - examples: the examples, which help shows first.
    ///   - commands: the commands of the group, in the order in which help lists them; made when they are needed.
    ///   - alone: the options and the invocation of the group without a command; nil if a command is required.
    public init(
        _ name: String,
        abstract: Phrase,
        discussion: Phrase? = nil,
        examples: [Example] = [],
        commands: @autoclosure @escaping @Sendable () -> [Command<Invocation>],
        alone: Parameter<Invocation>? = nil
    ) {
        self.init(
            description: CommandDescription(
                name: name,
                abstract: abstract,
                discussion: discussion,
                examples: examples,
                isHidden: false,
                parameters: alone?.descriptions ?? []
            ),
            read: alone?.read,
            subcommands: commands
        )
    }

    /// Returns the command with another parameter behind its own.
    ///
    /// - Parameters:
    ///   - parameter: the parameter.
    ///   - combine: creates the invocation from that of the command and the value of the parameter.
    public func adding<Part: Sendable, Other: Sendable>(
        _ parameter: Parameter<Part>,
        combine: @escaping @Sendable (Invocation, Part) -> Other
    ) -> Command<Other> {
        guard let read else { preconditionFailure("A group does nothing by itself: its commands take the parameter.") }
        var description = description
        description.parameters += parameter.descriptions
        return Command<Other>(
            description: description,
            read: { matches throws(UsageError) in combine(try read(matches), try parameter.read(matches)) }
        )
    }

    /// Returns the command with its invocation converted to another type.
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Invocation) -> Other) -> Command<Other> {
        var mapped: (@Sendable (Matches) throws(UsageError) -> Other)?
        if let read {
            mapped = { matches throws(UsageError) in transform(try read(matches)) }
        }
        return Command<Other>(
            description: description,
            read: mapped,
            subcommands: { makeSubcommands().map { $0.map(transform) } }
        )
    }
}

extension Command {
    var name: String { description.name }
    var visibleSubcommands: [Command<Invocation>] { subcommands.filter { !$0.description.isHidden } }

    func subcommand(named name: String) -> Command<Invocation>? {
        subcommands.first { $0.name == name }
    }
}
