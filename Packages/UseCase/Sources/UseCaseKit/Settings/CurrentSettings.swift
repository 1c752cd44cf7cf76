public import DomainKit

/// The settings of a run: read when the program starts, and again after each change, for what begins then.
///
/// A file that cannot be read fails what needs a setting, and nothing else, so that it can still be corrected.
public struct CurrentSettings<Name: ProgramSetting>: Sendable {
    /// The settings after the last change; without values before the first one.
    public let state: State<ProgramSettings<Name>>
    /// The settings of the configuration as they were at the start, or the reason why they could not be read.
    public let atStart: Result<[WrittenSetting], ApplicationError>

    /// Reads the settings.
    public init(_ gateway: any SettingsGateway) async {
        state = State(ProgramSettings(path: gateway.path, values: []))
        do throws(ApplicationError) {
            atStart = .success(try await gateway.written())
        } catch {
            atStart = .failure(error)
        }
    }

    /// Returns the settings of the configuration.
    ///
    /// - Throws: `ApplicationError` if they could not be read at the start and were not changed since.
    public func written() throws(ApplicationError) -> [WrittenSetting] {
        state.value.values.isEmpty ? try atStart.get() : state.value.written
    }

    /// Finds a value among the settings of the configuration.
    ///
    /// - Throws: `ApplicationError`, of kind `invalidInput` for a value that the setting cannot have.
    public func resolve<Value>(
        _ value: ([WrittenSetting]) throws(ValidationError) -> Value
    ) throws(ApplicationError) -> Value {
        let written = try written()
        return try ApplicationError.validating(try value(written))
    }
}
