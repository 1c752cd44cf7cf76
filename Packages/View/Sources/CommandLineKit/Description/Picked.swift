public import PresentationKit

/// What a command asks for, and which values of its records are wanted.
///
/// ```swift
/// enum TagWish {
///     case all
/// }
///
/// enum TagField: String, RecordField {
///     case name
///     case articles
/// }
///
/// let tags = Command("tags", abstract: Phrase(en: "List tags", ja: "タグを一覧する")) { TagWish.all }
/// let picking: Command<Picked<TagWish>> = tags.picking([TagField.name, .articles])
/// ```
public struct Picked<Invocation: Sendable>: Sendable {
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
    public func map<Other: Sendable>(_ transform: (Invocation) -> Other) -> Picked<Other> {
        Picked<Other>(transform(invocation), fields: fields)
    }
}

extension Picked: Equatable where Invocation: Equatable {}
extension Picked: Hashable where Invocation: Hashable {}

extension Command {
    /// The same command with `--fields`, which picks values of the records that it prints.
    ///
    /// - Parameter fields: the fields that its records have; at least one.
    public func picking<Field: RecordField>(_ fields: [Field]) -> Command<Picked<Invocation>> {
        let kind = ValueKind<Field>.choice("FIELD", fields.map { Choice($0.rawValue, $0) })
        let parameter = Parameter<[Field]?>.option(
            "fields",
            .list(of: kind),
            help: StandardText.fieldsOption.phrase
        )
        guard let read else { preconditionFailure("A group prints no records: let each of its commands pick.") }
        return Command<Picked<Invocation>>(
            description: description.taking(parameter.descriptions),
            read: { matches throws(UsageError) in
                Picked(try read(matches), fields: try parameter.read(matches)?.map(\.rawValue))
            },
            subcommands: []
        )
    }

    /// The same command among others that pick; it prints no records.
    public var printingNoRecords: Command<Picked<Invocation>> { map { Picked($0) } }
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
