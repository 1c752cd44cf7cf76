public import PresentationKit

extension Parameter {
    /// Returns a required argument.
    ///
    /// - Parameters:
    ///   - name: the placeholder, in capitals.
    ///   - kind: the kind of the value.
    ///   - help: the explanation in help.
    public static func argument(_ name: String, _ kind: ValueKind<Value>, help: Phrase) -> Parameter<Value> {
        Parameter(.argument(name, kind, help, isRequired: true)) { given throws(UsageError) in
            guard let word = given.first else { throw .missingArgument(name) }
            return try kind.read(word)
        }
    }

    /// Returns an argument that may be left out.
    public static func optionalArgument<Given>(
        _ name: String,
        _ kind: ValueKind<Given>,
        help: Phrase
    ) -> Parameter<Given?> where Value == Given? {
        Parameter(.argument(name, kind, help, isRequired: false)) { given throws(UsageError) in
            try kind.values(of: Array(given.prefix(1))).first
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
        var description = ParameterDescription.argument(name, kind, help, isRequired: isRequired, repeats: true)
        description.allowsHyphens = allowsHyphens
        return Parameter(description) { given throws(UsageError) in
            if isRequired, given.isEmpty { throw .missingArgument(name) }
            return try kind.values(of: given)
        }
    }
}

extension ParameterDescription {
    fileprivate static func argument<Value>(
        _ name: String,
        _ kind: ValueKind<Value>,
        _ help: Phrase,
        isRequired: Bool,
        repeats: Bool = false
    ) -> ParameterDescription {
        let shape = Shape.argument(required: isRequired, repeats: repeats)
        return ParameterDescription(name: name, shape: shape, value: kind.facts, help: help)
    }
}
