public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Changes what the configuration says; what is set then is fetched by ``FetchSettings``.
public struct ChangeSettings: CommandUseCase {
    private let gateway: any SettingsGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: where settings are written down.
    public init(gateway: any SettingsGateway) {
        self.gateway = gateway
    }

    /// Changes it.
    ///
    /// - Throws: `ApplicationError`, of kind `invalidInput` for a value that cannot be; nothing was changed then.
    public func callAsFunction(_ input: SettingsChange) async throws(ApplicationError) {
        switch input {
        case .set(let setting, let value):
            do throws(ValidationError) {
                try setting.check(value)
            } catch {
                throw ApplicationError(.invalidInput(error))
            }
            try await gateway.write(value, for: setting)
        case .remove(let key): try await gateway.remove(key)
        case .edit: try await gateway.edit()
        }
    }
}

/// A change of the configuration.
public enum SettingsChange: Hashable, Sendable {
    /// Writes a value.
    case set(ReaderSetting, String)
    /// Removes what stands under a name, whether that is known or not.
    case remove(String)
    /// Lets the user do it, in an editor.
    case edit
}
