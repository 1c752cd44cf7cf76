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
