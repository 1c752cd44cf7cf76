public import PresentationKit

/// What a command asks for, and which values of its records are wanted.
///
/// ```swift
/// enum TagInvocation {
///     case all
/// }
///
/// enum TagField: String, RecordField {
///     case name
///     case articles
/// }
///
/// let tags = Command("tags", abstract: Phrase(en: "List tags", ja: "タグを一覧する")) { TagInvocation.all }
/// let selecting: Command<FieldSelection<TagInvocation>> = tags.selectingFields([TagField.name, .articles])
/// ```
public struct FieldSelection<Invocation: Sendable>: Sendable {
    /// What is asked for.
    public let invocation: Invocation
    /// The names of the values, in the order in which they were asked for, or nil for the usual ones.
    public let fields: [String]?

    /// Makes a wish.
    public init(_ invocation: Invocation, fields: [String]? = nil) {
        self.invocation = invocation
        self.fields = fields
    }

    /// The same about another type's invocation.
    public func map<Other: Sendable>(_ transform: (Invocation) -> Other) -> FieldSelection<Other> {
        FieldSelection<Other>(transform(invocation), fields: fields)
    }
}

extension FieldSelection: Equatable where Invocation: Equatable {}
extension FieldSelection: Hashable where Invocation: Hashable {}

extension Command {
    /// The same command with `--fields`, which picks values of the records that it prints.
    ///
    /// - Parameter fields: the fields that its records have; at least one.
    public func selectingFields<Field: RecordField>(_ fields: [Field]) -> Command<FieldSelection<Invocation>> {
        let names = fields.map(\.rawValue)
        return selectingFields(names) { _ in names }
    }

    /// The same command with `--fields`, where its other options decide which records it prints.
    ///
    /// - Parameters:
    ///   - all: the names of the fields that any of its records has, for help and shells.
    ///   - names: the names of the fields of the records that are asked for; others are refused.
    public func selectingFields(
        _ all: [String],
        of names: @escaping @Sendable (Invocation) -> [String]
    ) -> Command<FieldSelection<Invocation>> {
        let parameter = Parameter<[String]?>.fields(all)
        guard let read else { preconditionFailure("A group prints no records: let each of its commands pick.") }
        return Command<FieldSelection<Invocation>>(
            description: description.taking(parameter.descriptions),
            read: { matches throws(UsageError) in
                let invocation = try read(matches)
                return FieldSelection(
                    invocation,
                    fields: try Parameter<[String]?>.fields(names(invocation)).read(matches)
                )
            },
            subcommands: []
        )
    }

    /// The same command among others that pick; it prints no records.
    public var withoutFields: Command<FieldSelection<Invocation>> { map { FieldSelection($0) } }
}

extension Parameter {
    /// The same parameter with `--fields`, for a group that prints records without one of its commands.
    ///
    /// - Parameter fields: the fields that its records have; at least one.
    public func selectingFields<Field: RecordField>(_ fields: [Field]) -> Parameter<FieldSelection<Value>> {
        Parameter<FieldSelection<Value>>(self, Parameter<[String]?>.fields(fields.map(\.rawValue))) {
            FieldSelection($0, fields: $1)
        }
    }
}

extension Parameter<[String]?> {
    fileprivate static func fields(_ names: [String]) -> Parameter {
        .option(
            "fields",
            .list(of: .choice("FIELD", names.map { Choice($0, $0) })),
            help: StandardText.fieldsOption.phrase
        )
    }
}

extension CommandDescription {
    fileprivate func taking(_ more: [ParameterDescription]) -> CommandDescription {
        CommandDescription(
            name: name,
            abstract: abstract,
            discussion: discussion,
            examples: examples,
            isHidden: isHidden,
            parameters: parameters + more,
            subcommands: subcommands,
            runs: runs
        )
    }
}
