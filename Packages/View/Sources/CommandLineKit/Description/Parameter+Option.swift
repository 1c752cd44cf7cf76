public import PresentationKit

extension Parameter {
    /// An option with a value, or nil where it was not given.
    ///
    /// Environment and configuration are only described here; which of them wins is a rule of the application.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - kind: what the value looks like.
    ///   - help: what it does.
    ///   - environment: the environment variable that stands in for it.
    ///   - configuration: the key in the configuration that stands in for it.
    ///   - fallback: what holds when it is given nowhere, for help.
    public static func option<Given>(
        _ name: String,
        short: String? = nil,
        _ kind: ValueKind<Given>,
        help: Phrase,
        environment: String? = nil,
        configuration: String? = nil,
        fallback: String? = nil
    ) -> Parameter<Given?> where Value == Given? {
        let description = ParameterDescription(
            name: name,
            short: short,
            shape: .option(repeats: false),
            value: kind.facts,
            help: help,
            standard: fallback,
            environment: environment,
            configuration: configuration
        )
        return Parameter(descriptions: [description]) { matches throws(UsageError) in
            guard let given = matches.of(description).last else { return nil }
            return try kind.read(given)
        }
    }

    /// An option whose value becomes something else, or nil where it was not given.
    ///
    /// Together with ``oneOf(_:otherwise:)`` it makes a choice that is spelled as options.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - kind: what the value looks like.
    ///   - make: makes what it stands for.
    ///   - help: what it does.
    public static func option<Given, Meaning>(
        _ name: String,
        short: String? = nil,
        _ kind: ValueKind<Given>,
        as make: @escaping @Sendable (Given) -> Meaning,
        help: Phrase
    ) -> Parameter<Meaning?> where Value == Meaning? {
        Parameter<Given?>.option(name, short: short, kind, help: help).map { $0.map(make) }
    }

    /// An option with a value, and the value that holds where it was not given.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - kind: what the value looks like.
    ///   - standard: the value where it was not given; help shows it.
    ///   - help: what it does.
    public static func option(
        _ name: String,
        short: String? = nil,
        _ kind: ValueKind<Value>,
        default standard: Value,
        help: Phrase
    ) -> Parameter<Value> {
        Parameter<Value?>.option(name, short: short, kind, help: help, fallback: kind.print(standard))
            .map { $0 ?? standard }
    }

    /// An option that can be given again and yields all its values, in order.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - kind: what each value looks like.
    ///   - help: what it does.
    public static func options<Given>(
        _ name: String,
        short: String? = nil,
        _ kind: ValueKind<Given>,
        help: Phrase
    ) -> Parameter<[Given]> where Value == [Given] {
        let description = ParameterDescription(
            name: name,
            short: short,
            shape: .option(repeats: true),
            value: kind.facts,
            help: help
        )
        return Parameter(descriptions: [description]) { matches throws(UsageError) in
            try kind.values(of: matches.of(description))
        }
    }
}
