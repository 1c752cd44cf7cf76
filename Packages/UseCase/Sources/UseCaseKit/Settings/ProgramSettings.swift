public import DomainKit

/// Fetches all settings with their values, and the unknown settings of the configuration.
public struct FetchSettings<Name: ProgramSetting>: QueryUseCase {
    private let gateway: any SettingsGateway
    private let options: [Name: String]
    private let environment: [String: String]
    private let builtIn: [Name: String]
    private let words: [Name: [String]]

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the configuration.
    ///   - options: the values of the command line.
    ///   - environment: the environment variables of the process.
    ///   - builtIn: the default values that depend on the machine.
    ///   - words: the words of the settings that leave them to the app.
    public init(
        gateway: any SettingsGateway,
        options: [Name: String],
        environment: [String: String],
        builtIn: [Name: String] = [:],
        words: [Name: [String]] = [:]
    ) {
        self.gateway = gateway
        self.options = options
        self.environment = environment
        self.builtIn = builtIn
        self.words = words
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> ProgramSettings<Name> {
        let written = try await gateway.written()
        let values = Name.allCases.map { setting in
            let value = Setting<String>(
                setting,
                option: options[setting],
                environment: environment,
                written: written,
                builtIn: builtIn[setting]
            )
            return ProgramSettings<Name>.Value(
                setting: setting,
                value: value,
                error: error(in: value, of: setting, written)
            )
        }
        let known = Name.allCases.map(\.rawValue)
        return ProgramSettings(
            path: gateway.path,
            values: values,
            written: written,
            unknown: written.filter { !known.contains($0.key) }
        )
    }

    private func error(
        in value: Setting<String>,
        of setting: Name,
        _ written: [WrittenSetting]
    ) -> ValidationError? {
        do throws(ValidationError) {
            try setting.check(value.value, among: words, at: setting.place(of: value, in: written))
            return nil
        } catch {
            return error
        }
    }
}

/// The settings of a program.
public struct ProgramSettings<Name: ProgramSetting>: Hashable, Sendable {
    /// A setting with its value.
    public struct Value: Hashable, Sendable {
        /// The setting.
        public let setting: Name
        /// The effective value, as it was written, with its source.
        public let value: Setting<String>
        /// The reason why the value is invalid, or nil if it is valid.
        public let error: ValidationError?

        /// Creates a setting with its value.
        public init(setting: Name, value: Setting<String>, error: ValidationError? = nil) {
            self.setting = setting
            self.value = value
            self.error = error
        }
    }

    /// The path of the configuration file.
    public let path: String
    /// All known settings.
    public let values: [Value]
    /// The settings of the configuration, in order.
    public let written: [WrittenSetting]
    /// The settings of the configuration that the program does not know.
    public let unknown: [WrittenSetting]

    /// Creates settings.
    public init(
        path: String,
        values: [Value],
        written: [WrittenSetting] = [],
        unknown: [WrittenSetting] = []
    ) {
        self.path = path
        self.values = values
        self.written = written
        self.unknown = unknown
    }
}

/// Changes the configuration, and fetches the settings that result.
public struct ManageSettings<Name: ProgramSetting>: CommandUseCase {
    /// A change of the configuration, or none.
    public enum Input: Hashable, Sendable {
        /// Reads nothing; the state has the path of the configuration from the beginning.
        case locate
        /// Fetches the settings as they are.
        case show
        /// Writes a value.
        case set(Name, String)
        /// Removes the setting of a name, known or not.
        case remove(String)
        /// Opens the configuration in the editor of the user.
        case edit
    }

    private let gateway: any SettingsGateway
    private let fetch: any QueryUseCase<Void, ProgramSettings<Name>>
    private let hasTerminal: Bool
    private let words: [Name: [String]]
    private let settings: State<ProgramSettings<Name>>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the configuration.
    ///   - fetch: fetches the settings.
    ///   - hasTerminal: a Boolean value that indicates whether an editor can be used.
    ///   - words: the words of the settings that leave them to the app.
    ///   - settings: the state that receives the settings.
    public init(
        gateway: any SettingsGateway,
        fetch: any QueryUseCase<Void, ProgramSettings<Name>>,
        hasTerminal: Bool,
        words: [Name: [String]] = [:],
        settings: State<ProgramSettings<Name>>
    ) {
        self.gateway = gateway
        self.fetch = fetch
        self.hasTerminal = hasTerminal
        self.words = words
        self.settings = settings
    }

    /// Changes the configuration.
    ///
    /// - Throws: `ApplicationError`, of kind `invalidInput` for a value that a setting cannot have; nothing was changed
    ///   then.
    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        guard input != .locate else { return }
        try await settings.serially { () throws(ApplicationError) in
            try await change(input)
            settings.set(try await fetch(()))
        }
    }

    private func change(_ input: Input) async throws(ApplicationError) {
        switch input {
        case .locate, .show: return
        case .set(let setting, let value):
            try ApplicationError.validating(try setting.check(value, among: words, at: nil))
            try await gateway.write(value, for: setting.rawValue)
        case .remove(let key): try await gateway.remove(key)
        case .edit:
            guard hasTerminal else { throw ApplicationError(.editor(.noTerminal(path: gateway.path))) }
            try await gateway.edit()
        }
    }
}

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
