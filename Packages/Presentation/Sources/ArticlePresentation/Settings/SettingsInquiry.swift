public import ArticleContract
import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import PresentationKit
public import UseCaseKit

/// Answers what is asked of the settings.
public struct SettingsInquiry: Sendable {
    private let path: String
    private let fetch: any QueryUseCase<Void, ReaderSettings>
    private let change: any CommandUseCase<SettingsChange>
    private let hasTerminal: Bool

    /// Makes it.
    ///
    /// - Parameters:
    ///   - path: where the configuration is.
    ///   - fetch: fetches what is set.
    ///   - change: changes the configuration.
    ///   - hasTerminal: whether somebody can use an editor.
    public init(
        path: String,
        fetch: any QueryUseCase<Void, ReaderSettings>,
        change: any CommandUseCase<SettingsChange>,
        hasTerminal: Bool
    ) {
        self.path = path
        self.fetch = fetch
        self.change = change
        self.hasTerminal = hasTerminal
    }

    /// Does what is asked for, and words it.
    public func answer(_ ask: SettingsAction) async -> Result<Report, SettingsFailure> {
        switch ask {
        case .path: return .success(Report(pathOfSettings: path))
        case .list: break
        case .get: break
        case .set(let key, let value):
            if let failure = await failure(of: .set(ReaderSetting(key), value)) { return failure }
        case .unset(let key):
            if let failure = await failure(of: .remove(key)) { return failure }
        case .edit:
            guard hasTerminal else { return .failure(.needsTerminal(path: path)) }
            if let failure = await failure(of: .edit) { return failure }
        }
        return await fetch.result(()).map { Report($0, to: ask) }.mapError { .application($0) }
    }

    private func failure(of change: SettingsChange) async -> Result<Report, SettingsFailure>? {
        if case .failure(let error) = await self.change.result(change) { .failure(.application(error)) } else { nil }
    }
}

/// Why nothing was done about the settings.
public enum SettingsFailure: Error, Equatable {
    /// An editor was wanted, and there is nobody to use it.
    case needsTerminal(path: String)
    /// Something else went wrong.
    case application(ApplicationError)
}

extension ReaderSetting {
    /// The setting that the contract names.
    init(_ key: SettingKey) {
        self =
            switch key {
            case .host: .host
            case .perPage: .perPage
            case .maxAge: .maxAge
            case .pager: .pager
            case .history: .history
            }
    }
}
