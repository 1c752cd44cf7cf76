public import PresentationKit

extension Parameter {
    /// Returns a required argument.
    ///
    /// - Parameters:
    ///   - name: the placeholder, in capitals.
    ///   - kind: the kind of the value.
    ///   - help: the explanation in help.
    public static func argument(_ name: String, _ kind: ValueKind<Value>, help: Phrase) -> Parameter<Value> {
        let description = ParameterDescription(
            name: name,
            shape: .argument(required: true, repeats: false),
            value: kind.facts,
            help: help
        )
        return Parameter(descriptions: [description]) { matches throws(UsageError) in
            guard let given = matches.of(description).first else { throw .missingArgument(name) }
            return try kind.read(given)
        }
    }

    /// Returns an optional argument, which yields nil where it is missing.
    ///
    /// - Parameters:
    ///   - name: the placeholder, in capitals.
    ///   - kind: the kind of the value.
    ///   - help: the explanation in help.
    public static func optionalArgument<Given>(
        _ name: String,
        _ kind: ValueKind<Given>,
        help: Phrase
    ) -> Parameter<Given?> where Value == Given? {
        let description = ParameterDescription(
            name: name,
            shape: .argument(required: false, repeats: false),
            value: kind.facts,
            help: help
        )
        return Parameter(descriptions: [description]) { matches throws(UsageError) in
            guard let given = matches.of(description).first else { return nil }
            return try kind.read(given)
        }
    }

    /// Returns an argument that takes all remaining words, in order.
    ///
    /// - Parameters:
    ///   - name: the placeholder, in capitals.
    ///   - kind: the kind of each value.
    ///   - isRequired: whether at least one is required.
    ///   - allowsHyphens: whether a word such as `-ruby` behind the first one is an argument, unless it is an option.
    ///   - help: the explanation in help.
    public static func arguments<Given>(
        _ name: String,
        _ kind: ValueKind<Given>,
        isRequired: Bool = false,
        allowsHyphens: Bool = false,
        help: Phrase
    ) -> Parameter<[Given]> where Value == [Given] {
        let description = ParameterDescription(
            name: name,
            shape: .argument(required: isRequired, repeats: true),
            value: kind.facts,
            help: help,
            allowsHyphens: allowsHyphens
        )
        return Parameter(descriptions: [description]) { matches throws(UsageError) in
            let given = matches.of(description)
            if isRequired, given.isEmpty { throw .missingArgument(name) }
            return try kind.values(of: given)
        }
    }
}
