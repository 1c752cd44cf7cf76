public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches all settings with their values, and the unknown settings of the configuration.
public struct FetchSettings: QueryUseCase {
    private let gateway: any SettingsGateway
    private let options: [ReaderSetting: String]
    private let environment: [String: String]

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the configuration.
    ///   - options: the values of the command line.
    ///   - environment: the environment variables of the process.
    public init(gateway: any SettingsGateway, options: [ReaderSetting: String], environment: [String: String]) {
        self.gateway = gateway
        self.options = options
        self.environment = environment
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> ReaderSettings {
        let written = try await gateway.written()
        let values = ReaderSetting.allCases.map { setting in
            let value = Setting<String>(
                setting,
                option: options[setting],
                environment: environment,
                written: written
            )
            return ReaderSettings.Value(
                setting: setting,
                value: value,
                error: Self.error(in: value, of: setting, written)
            )
        }
        let known = ReaderSetting.allCases.map(\.rawValue)
        return ReaderSettings(
            path: gateway.path,
            values: values,
            written: written,
            unknown: written.filter { !known.contains($0.key) }
        )
    }

    private static func error(
        in value: Setting<String>,
        of setting: ReaderSetting,
        _ written: [WrittenSetting]
    ) -> ValidationError? {
        do throws(ValidationError) {
            try setting.check(value.value, at: value.place(of: setting, in: written))
            return nil
        } catch {
            return error
        }
    }
}

/// The settings of the reader.
public struct ReaderSettings: Hashable, Sendable {
    /// A setting with its value.
    public struct Value: Hashable, Sendable {
        /// The setting.
        public let setting: ReaderSetting
        /// The effective value, as it was written, with its source.
        public let value: Setting<String>
        /// The reason why the value is invalid, or nil if it is valid.
        public let error: ValidationError?

        /// Creates a setting with its value.
        public init(setting: ReaderSetting, value: Setting<String>, error: ValidationError? = nil) {
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
    /// The settings of the configuration that the reader does not know.
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
