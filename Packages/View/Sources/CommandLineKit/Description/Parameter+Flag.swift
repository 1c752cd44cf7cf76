public import PresentationKit

extension Parameter where Value == Bool {
    /// A flag: `--name` yields true, its absence false.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - help: what it does.
    ///   - isHidden: whether help and completions leave it out.
    public static func flag(
        _ name: String,
        short: String? = nil,
        help: Phrase,
        isHidden: Bool = false
    ) -> Parameter<Bool> {
        let description = ParameterDescription(
            name: name,
            short: short,
            shape: .flag(negatable: false),
            help: help,
            isHidden: isHidden
        )
        return Parameter(descriptions: [description]) { matches in
            !matches.of(description).isEmpty
        }
    }
}

extension Parameter {
    /// A flag that stands for a value: `--name` yields it, its absence nil.
    ///
    /// Together with ``oneOf(_:otherwise:)`` it makes a choice that is spelled as flags.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - value: what it stands for.
    ///   - help: what it does.
    public static func flag<Meaning>(
        _ name: String,
        short: String? = nil,
        as value: Meaning,
        help: Phrase
    ) -> Parameter<Meaning?> where Value == Meaning? {
        Parameter<Bool>.flag(name, short: short, help: help).map { $0 ? value : nil }
    }

    /// A flag with a negative form: `--name` yields true, `--no-name` false, neither nil; the last one counts.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form of `--name`.
    ///   - help: what it does.
    ///   - environment: the environment variable that stands in for it.
    ///   - configuration: the key in the configuration that stands in for it.
    public static func toggle(
        _ name: String,
        short: String? = nil,
        help: Phrase,
        environment: String? = nil,
        configuration: String? = nil
    ) -> Parameter<Bool?> where Value == Bool? {
        let description = ParameterDescription(
            name: name,
            short: short,
            shape: .flag(negatable: true),
            help: help,
            environment: environment,
            configuration: configuration
        )
        return Parameter(descriptions: [description]) { matches in
            matches.of(description).last.map { $0.spelling != description.negation }
        }
    }
}
