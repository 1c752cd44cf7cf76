import PresentationKit
public import ReportKit

/// An invocation with the fields of its records that are printed, as `--fields` selects them.
public struct FieldSelection<Invocation: Sendable>: Sendable {
    /// The invocation.
    public let invocation: Invocation
    /// The names of the selected fields, in the order of the selection, or nil for the default ones.
    public let fields: [String]?

    /// Creates a selection of fields for an invocation.
    public init(_ invocation: Invocation, fields: [String]? = nil) {
        self.invocation = invocation
        self.fields = fields
    }

    /// Returns the selection with its invocation converted to another type.
    public func map<Other: Sendable>(_ transform: (Invocation) -> Other) -> FieldSelection<Other> {
        FieldSelection<Other>(transform(invocation), fields: fields)
    }
}

extension FieldSelection: Equatable where Invocation: Equatable {}
extension FieldSelection: Hashable where Invocation: Hashable {}

extension Command {
    /// Returns the command with the option `--fields`, which selects fields of the records that it prints.
    ///
    /// - Parameter fields: the fields of its records; at least one.
    public func selectingFields<Field: RecordField>(_ fields: [Field]) -> Command<FieldSelection<Invocation>> {
        // A closure, because a key path of a generic type is instantiated at each call: the start of a program would show it.
        let names = fields.map { $0.rawValue }
        return selectingFields(names) { _ in names }
    }

    /// Returns the command with the option `--fields`, for records that depend on the other options.
    ///
    /// - Parameters:
    ///   - all: the names of all fields, for help and shells.
    ///   - names: returns the names of the fields of an invocation; others are errors.
    public func selectingFields(
        _ all: [String],
        of names: @escaping @Sendable (Invocation) -> [String]
    ) -> Command<FieldSelection<Invocation>> {
        let parameter = Parameter<[String]?>.fields(all)
        guard let read else { preconditionFailure("A group prints no records: its commands select the fields.") }
        var description = description
        description.parameters += parameter.descriptions
        return Command<FieldSelection<Invocation>>(
            description: description,
            read: { matches throws(UsageError) in
                let invocation = try read(matches)
                return FieldSelection(
                    invocation,
                    fields: try Parameter<[String]?>.fields(names(invocation)).read(matches)
                )
            }
        )
    }

    /// The command for a group whose other commands select fields; it prints no records and has no `--fields`.
    public var withoutFields: Command<FieldSelection<Invocation>> { map { FieldSelection($0) } }
}

extension Parameter {
    /// Returns the parameter with the option `--fields`, for a group that prints records without a command.
    public func selectingFields<Field: RecordField>(_ fields: [Field]) -> Parameter<FieldSelection<Value>> {
        Parameter<FieldSelection<Value>>(self, Parameter<[String]?>.fields(fields.map { $0.rawValue })) {
            FieldSelection($0, fields: $1)
        }
    }
}

extension Parameter<[String]?> {
    fileprivate static func fields(_ names: [String]) -> Parameter {
        .option(
            "fields",
            .list(of: .choice("FIELD", names.map { Choice($0, $0) })),
            help: .fieldsOption
        )
    }
}
