/// A part of a command line that yields a value: a flag, an option, an argument, or several of them together.
///
/// A parameter is a value that describes its spelling, its type, its explanation and its completion. Parser, help,
/// manual page and completions are all made from it, so they cannot disagree. The shape is that of applicative option
/// parsers: a command combines typed parameters, and cannot read one that it does not declare.
///
/// ```swift
/// let paging = Parameter(
///     .option("page", .integer(1...100), default: 1, help: Phrase(en: "Which page", ja: "ページ番号")),
///     .option("per-page", .integer(1...100), default: 20, help: Phrase(en: "Articles on a page", ja: "1 ページの件数"))
/// ) { page, size in
///     Paging(page: page, size: size)
/// }
/// ```
public struct Parameter<Value: Sendable>: Sendable {
    let descriptions: [ParameterDescription]
    let read: @Sendable (Matches) throws(UsageError) -> Value

    init(
        descriptions: [ParameterDescription],
        read: @escaping @Sendable (Matches) throws(UsageError) -> Value
    ) {
        self.descriptions = descriptions
        self.read = read
    }

    /// Creates a parameter of one part of the line, from its occurrences.
    init(
        _ description: ParameterDescription,
        read: @escaping @Sendable ([Matches.Occurrence]) throws(UsageError) -> Value
    ) {
        self.init(descriptions: [description]) { matches throws(UsageError) in try read(matches.of(description)) }
    }

    /// Creates a parameter that combines others into a value of the caller's own type.
    ///
    /// Several commands can share such a group of options, and the global options of a program are one.
    ///
    /// - Parameters:
    ///   - parts: the parameters, in the order in which help lists them.
    ///   - make: creates the value from theirs; throws where they contradict each other.
    public init<each Part: Sendable>(
        _ parts: repeat Parameter<each Part>,
        make: @escaping @Sendable (repeat each Part) throws(UsageError) -> Value
    ) {
        var descriptions: [ParameterDescription] = []
        for part in repeat each parts {
            descriptions += part.descriptions
        }
        self.init(descriptions: descriptions) { matches throws(UsageError) in
            try make(repeat try (each parts).read(matches))
        }
    }

    func map<Other: Sendable>(
        _ transform: @escaping @Sendable (Value) throws(UsageError) -> Other
    ) -> Parameter<Other> {
        Parameter<Other>(descriptions: descriptions) { matches throws(UsageError) in
            try transform(try read(matches))
        }
    }
}
