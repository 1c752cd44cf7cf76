public import PresentationKit

extension Parameter {
    /// Returns an option with a value, which yields nil where it is missing.
    ///
    /// Environment and configuration are only described here; their precedence is a rule of the application.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - kind: the kind of the value.
    ///   - help: the explanation in help.
    ///   - environment: the environment variable with the same meaning.
    ///   - configuration: the key in the configuration with the same meaning.
    ///   - fallback: the default that help shows.
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
        return Parameter(description) { given throws(UsageError) in try kind.values(of: given).last }
    }

    /// Returns an option with a converted value, which yields nil where it is missing.
    ///
    /// Options of this kind are alternatives of ``oneOf(_:otherwise:)``.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - kind: the kind of the value.
    ///   - make: converts the value.
    ///   - help: the explanation in help.
    public static func option<Given, Meaning>(
        _ name: String,
        short: String? = nil,
        _ kind: ValueKind<Given>,
        as make: @escaping @Sendable (Given) -> Meaning,
        help: Phrase
    ) -> Parameter<Meaning?> where Value == Meaning? {
        Parameter<Given?>.option(name, short: short, kind, help: help).map { $0.map(make) }
    }

    /// Returns an option with a value, which yields a default where it is missing.
    ///
    /// - Parameters:
    ///   - name: the long name, without hyphens.
    ///   - short: the letter of the short form.
    ///   - kind: the kind of the value.
    ///   - standard: the default, which help shows unless it is empty.
    ///   - help: the explanation in help.
    public static func option(
        _ name: String,
        short: String? = nil,
        _ kind: ValueKind<Value>,
        default standard: Value,
        help: Phrase
    ) -> Parameter<Value> {
        let text = kind.print(standard)
        return Parameter<Value?>.option(name, short: short, kind, help: help, fallback: text.isEmpty ? nil : text)
            .map { $0 ?? standard }
    }

    /// Returns an option that can be repeated and yields all its values, in order.
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
        return Parameter(description, read: kind.values)
    }
}
