import PresentationKit

/// What parser, help, manual page and completions know about one command.
struct CommandDescription: Hashable, Sendable {
    let name: String
    let abstract: Phrase
    let discussion: Phrase?
    let examples: [Example]
    let isHidden: Bool
    let parameters: [ParameterDescription]
    let subcommands: [CommandDescription]
    /// Whether it can be run itself, and not only through a subcommand.
    let runs: Bool

    var arguments: [ParameterDescription] { parameters.filter(\.isArgument) }
    var options: [ParameterDescription] { parameters.filter { !$0.isArgument } }
    var visibleSubcommands: [CommandDescription] { subcommands.filter { !$0.isHidden } }

    func subcommand(named name: String) -> CommandDescription? {
        subcommands.first { $0.name == name }
    }
}
