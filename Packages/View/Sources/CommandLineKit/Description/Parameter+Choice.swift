extension Parameter {
    /// Returns a choice between parameters that exclude each other, which yields a default where none is given.
    ///
    /// - Parameters:
    ///   - alternatives: parameters that yield nil where they are missing.
    ///   - standard: the default.
    public static func oneOf(_ alternatives: Parameter<Value?>..., otherwise standard: Value) -> Parameter<Value> {
        Parameter(descriptions: alternatives.flatMap { $0.descriptions }) { matches throws(UsageError) in
            let given = alternatives.compactMap { alternative in
                alternative.descriptions.lazy.compactMap { matches.of($0).first?.spelling }.first
            }
            if given.count > 1 { throw .conflicting(given[0], given[1]) }
            for alternative in alternatives {
                if let value = try alternative.read(matches) { return value }
            }
            return standard
        }
    }
}
