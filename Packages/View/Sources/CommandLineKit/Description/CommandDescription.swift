import PresentationKit

/// The description of a command, from which parser, help, manual page and completions are made.
struct CommandDescription: Hashable, Sendable {
    let name: String
    let abstract: Phrase
    let discussion: Phrase?
    let examples: [Example]
    let isHidden: Bool
    var parameters: [ParameterDescription]
    let subcommands: [CommandDescription]
    /// A Boolean value that indicates whether the command can be run without a subcommand.
    let runs: Bool

    var arguments: [ParameterDescription] { parameters.filter(\.isArgument) }
    var options: [ParameterDescription] { parameters.filter { !$0.isArgument } }
    var visibleSubcommands: [CommandDescription] { subcommands.filter { !$0.isHidden } }

    func subcommand(named name: String) -> CommandDescription? {
        subcommands.first { $0.name == name }
    }
}
