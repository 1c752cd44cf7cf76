public import DomainKit

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
