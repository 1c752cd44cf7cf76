import PresentationKit

/// The description of a command without its subcommands, from which parser, help, manual page and completions are made.
struct CommandDescription: Hashable, Sendable {
    let name: String
    let abstract: Phrase
    let discussion: Phrase?
    let examples: [Example]
    let isHidden: Bool
    var parameters: [ParameterDescription]

    var arguments: [ParameterDescription] { parameters.filter(\.isArgument) }
    var options: [ParameterDescription] { parameters.filter { !$0.isArgument } }
}
