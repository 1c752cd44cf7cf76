import PresentationKit

/// The description of a parameter, from which parser, help, manual page and completions are made.
struct ParameterDescription: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case flag
        case option(repeats: Bool)
        case argument(required: Bool, repeats: Bool)
    }

    /// The long name without hyphens, or the placeholder of an argument.
    let name: String
    var short: String?
    let shape: Shape
    var value: ValueDescription?
    let help: Phrase
    var standard: String?
    var environment: String?
    var configuration: String?
    var isHidden = false
    /// A Boolean value that indicates whether words of the argument after the first may begin with a hyphen.
    var allowsHyphens = false

    /// The spelling in help and errors: `--limit`, `QUERY`.
    var spelling: String { isArgument ? name : "--\(name)" }

    var isArgument: Bool {
        if case .argument = shape { true } else { false }
    }

    var takesValue: Bool {
        if case .option = shape { true } else { false }
    }

    var repeats: Bool {
        switch shape {
        case .flag: true
        case .option(let repeats), .argument(_, let repeats): repeats
        }
    }

    var isRequired: Bool { shape == .argument(required: true, repeats: repeats) }
}
