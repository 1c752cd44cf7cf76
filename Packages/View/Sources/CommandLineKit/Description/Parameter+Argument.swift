public import PresentationKit

extension Parameter {
    /// An argument that has to be given.
    ///
    /// - Parameters:
    ///   - name: the placeholder, in capitals.
    ///   - kind: what the value looks like.
    ///   - help: what it is.
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

    /// An argument that may be left out, or nil where it was.
    ///
    /// - Parameters:
    ///   - name: the placeholder, in capitals.
    ///   - kind: what the value looks like.
    ///   - help: what it is.
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

    /// All arguments that are left, in order.
    ///
    /// - Parameters:
    ///   - name: the placeholder, in capitals.
    ///   - kind: what each value looks like.
    ///   - isRequired: whether there has to be one at least.
    ///   - allowsHyphens: whether a word such as `-ruby` after the first one is one of them, unless it spells an option.
    ///   - help: what they are.
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
