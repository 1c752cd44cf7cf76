public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches what is set: each setting with the value that holds, and what nobody knows.
public struct FetchSettings: QueryUseCase {
    private let gateway: any SettingsGateway
    private let options: [ReaderSetting: String]
    private let environment: [String: String]

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: where settings are written down.
    ///   - options: what was given at the call.
    ///   - environment: the variables of the process.
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
                flaw: Self.flaw(in: value, of: setting, written)
            )
        }
        let known = ReaderSetting.allCases.map(\.rawValue)
        return ReaderSettings(path: gateway.path, values: values, unknown: written.filter { !known.contains($0.key) })
    }

    private static func flaw(
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

/// What is set.
public struct ReaderSettings: Hashable, Sendable {
    /// One setting.
    public struct Value: Hashable, Sendable {
        /// Which one.
        public let setting: ReaderSetting
        /// What holds, as it was written, and who said so.
        public let value: Setting<String>
        /// Why it cannot be, or nil if it can.
        public let flaw: ValidationError?

        /// Makes a value.
        public init(setting: ReaderSetting, value: Setting<String>, flaw: ValidationError? = nil) {
            self.setting = setting
            self.value = value
            self.flaw = flaw
        }
    }

    /// The path of the configuration.
    public let path: String
    /// Every setting that there is.
    public let values: [Value]
    /// What the configuration says that nobody knows.
    public let unknown: [WrittenSetting]

    /// Makes settings.
    public init(path: String, values: [Value], unknown: [WrittenSetting] = []) {
        self.path = path
        self.values = values
        self.unknown = unknown
    }
}
