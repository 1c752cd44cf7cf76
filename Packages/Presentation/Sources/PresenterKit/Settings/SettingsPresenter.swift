import AttemptKit
import DomainKit
public import PresentationKit
public import ReportKit
public import UseCaseKit

/// Decides what the screen of the settings shows, and how one of them is changed.
public final class SettingsPresenter<Name: ProgramSetting>: Presenter {
    public typealias Command = SettingsCommand
    public typealias Request = SettingsRequest<Name>
    public typealias Response = SettingsResponse<Name>

    private let commandListener: AnyCommandListener<SettingsCommand>
    private let requestListener: AnyRequestListener<Request>
    private let goBack: @MainActor () -> Void
    private let names: [Name]
    private let words: [Name: [String]]
    private let describe: (Name) -> SettingDescription
    private let alerts = SettingAlerts()
    private let attempt: Attempt<Request, ApplicationError, SettingAction>
    private var settings: ProgramSettings<Name>?
    /// The setting that the user changes.
    private var edited: Name?

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - names: the settings that are shown.
    ///   - words: the words of the settings that leave them to the app.
    ///   - describe: returns what users are told about a setting.
    ///   - commandListener: receives commands to the view.
    ///   - requestListener: receives requests to the interactor.
    ///   - goBack: leaves the screen.
    public init(
        names: [Name],
        words: [Name: [String]] = [:],
        describe: @escaping (Name) -> SettingDescription,
        commandListener: AnyCommandListener<SettingsCommand>,
        requestListener: AnyRequestListener<Request>,
        goBack: @escaping @MainActor () -> Void
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.goBack = goBack
        (self.names, self.words, self.describe) = (names, words, describe)
        attempt = Attempt(alerts: alerts, commandListener: commandListener, requestListener: requestListener)
    }

    public func handle(event: SettingsEvent) {
        switch event {
        case .viewDidLoad: requestListener.handle(request: .manage(.show))
        case .didOpen(let name): Name(rawValue: name).map(edit)
        case .didEnter(let name, let value):
            edited = Name(rawValue: name)
            write(value)
        case .didAskToGoBack: goBack()
        case .didAnswer(let answer): follow(answer)
        }
    }

    public func handle(response: Response) {
        switch response {
        case .didManage(let input, .success(let settings)):
            self.settings = settings
            let rows = names.compactMap { name in
                settings.value(of: name).map { SettingRow($0, words(of: name), describe(name)) }
            }
            commandListener.handle(command: .show(Phrase(settingsIn: settings.path), rows))
            if let message = Phrase(input, settings, describe) {
                commandListener.handle(command: .showMessage(message))
            }
        case .didManage(let input, .failure(let error)):
            attempt.fail(error, retrying: .manage(input))
        }
    }

    private func words(of name: Name) -> [String]? { words[name] ?? name.words }

    private func edit(_ name: Name) {
        guard let value = settings?.value(of: name) else { return }
        edited = name
        attempt.show(alerts.question(for: value, words(of: name), describe(name)))
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
        requestListener.handle(request: .manage(.set(edited, value)))
    }
}
