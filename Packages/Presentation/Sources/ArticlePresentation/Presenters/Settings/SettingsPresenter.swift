public import ArticleContract
import ArticleUseCase
import AttemptKit
import DomainKit
public import PresentationKit
import UseCaseKit

/// Decides what the screen of the settings shows, and how one of them is changed.
public final class SettingsPresenter: Presenter {
    public typealias Event = SettingsEvent
    public typealias Command = SettingsCommand
    public typealias Request = SettingsRequest
    public typealias Response = SettingsResponse

    private let commandListener: AnyCommandListener<SettingsCommand>
    private let requestListener: AnyRequestListener<SettingsRequest>
    private let router: Router<ArticleRoute>
    private let keys: [SettingKey]
    private let alerts = SettingAlerts()
    private let attempt: Attempt<Request, ApplicationError, SettingAction>
    private var settings: ReaderSettings?
    /// The setting that the user changes.
    private var edited: SettingKey?

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - keys: the settings that are shown.
    ///   - commandListener: receives commands to the view.
    ///   - requestListener: receives requests to the interactor.
    ///   - router: goes back.
    public init(
        keys: [SettingKey] = SettingKey.allCases,
        commandListener: AnyCommandListener<SettingsCommand>,
        requestListener: AnyRequestListener<SettingsRequest>,
        router: Router<ArticleRoute>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        self.keys = keys
        attempt = Attempt(alerts: alerts, commandListener: commandListener, requestListener: requestListener)
    }

    public func handle(event: SettingsEvent) {
        switch event {
        case .viewDidLoad: requestListener.handle(request: .manage(.show))
        case .didOpen(let key): edit(key)
        case .didEnter(let key, let value):
            edited = key
            write(value)
        case .didAskToGoBack: router.go(.back)
        case .didAnswer(let answer): follow(answer)
        }
    }

    public func handle(response: SettingsResponse) {
        switch response {
        case .didManage(let input, .success(let settings)):
            self.settings = settings
            let rows = keys.compactMap { SettingRow($0, in: settings) }
            commandListener.handle(command: .show(Phrase(settingsIn: settings.path), rows))
            if let message = Phrase(input, settings) { commandListener.handle(command: .showMessage(message)) }
        case .didManage(let input, .failure(let error)):
            attempt.fail(error, retrying: .manage(input))
        }
    }

    private func edit(_ key: SettingKey) {
        guard let value = settings?.value(of: ReaderSetting(key)) else { return }
        edited = key
        attempt.show(alerts.question(for: value))
    }

    private func follow(_ answer: AlertAnswer<SettingAction>) {
        attempt.answer(answer)
        switch answer.action {
        case .choose(let word): write(word)
        case .enter: write(answer.text?.exposed.trimmed ?? "")
        case .reset: if let edited { requestListener.handle(request: .manage(.remove(edited.rawValue))) }
        case .edit: if let edited { edit(edited) }
        case .retry, .cancel: break
        }
    }

    private func write(_ value: String) {
        guard let edited else { return }
        requestListener.handle(request: .manage(.set(ReaderSetting(edited), value)))
    }
}
