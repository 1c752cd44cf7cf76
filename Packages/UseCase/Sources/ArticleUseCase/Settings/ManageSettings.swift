public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Changes the configuration, and fetches the settings that result.
public struct ManageSettings: CommandUseCase {
    /// A change of the configuration, or none.
    public enum Input: Hashable, Sendable {
        /// Reads nothing; the state has the path of the configuration from the beginning.
        case locate
        /// Fetches the settings as they are.
        case show
        /// Writes a value.
        case set(ReaderSetting, String)
        /// Removes the setting of a name, known or not.
        case remove(String)
        /// Opens the configuration in the editor of the user.
        case edit
    }

    /// The field of the error for an editor without a terminal; its value is the path of the configuration.
    public static let terminalField = "terminal"

    private let gateway: any SettingsGateway
    private let fetch: any QueryUseCase<Void, ReaderSettings>
    private let hasTerminal: Bool
    private let settings: State<ReaderSettings>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the configuration.
    ///   - fetch: fetches the settings.
    ///   - hasTerminal: a Boolean value that indicates whether an editor can be used.
    ///   - settings: the state that receives the settings.
    public init(
        gateway: any SettingsGateway,
        fetch: any QueryUseCase<Void, ReaderSettings>,
        hasTerminal: Bool,
        settings: State<ReaderSettings>
    ) {
        self.gateway = gateway
        self.fetch = fetch
        self.hasTerminal = hasTerminal
        self.settings = settings
    }

    /// Changes the configuration.
    ///
    /// - Throws: `ApplicationError`, of kind `invalidInput` for a value that a setting cannot have, and for an editor
    ///   without a terminal; nothing was changed then.
    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        switch input {
        case .locate: return
        case .show: break
        case .set(let setting, let value):
            try ApplicationError.validating(try setting.check(value))
            try await gateway.write(value, for: setting)
        case .remove(let key): try await gateway.remove(key)
        case .edit:
            guard hasTerminal else {
                let error = ValidationError(field: Self.terminalField, value: gateway.path, rule: .notEmpty)
                throw ApplicationError(.invalidInput(error))
            }
            try await gateway.edit()
        }
        settings.set(try await fetch(()))
    }
}
