import AttemptKit
public import DomainKit
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

/// The requests for the settings.
public enum SettingsRequest<Name: ProgramSetting>: InteractorRequest, Hashable {
    /// Change the configuration, or nothing of it, and fetch the settings that result.
    case manage(ManageSettings<Name>.Input)
}

/// The responses to requests for the settings.
public enum SettingsResponse<Name: ProgramSetting>: InteractorResponse, Equatable {
    /// The settings after a request, or the reason why it failed.
    case didManage(ManageSettings<Name>.Input, Result<ProgramSettings<Name>, ApplicationError>)
}

/// The interactor of the settings.
public typealias SettingsInteractor<Name: ProgramSetting> = UseCaseInteractor<
    SettingsRequest<Name>, SettingsResponse<Name>
>

extension UseCaseInteractor {
    /// Returns the function that creates the interactor of the settings.
    public static func using<Name: ProgramSetting>(
        manage: any CommandUseCase<ManageSettings<Name>.Input>,
        settings: ReadOnlyState<ProgramSettings<Name>>
    ) -> Factory where Request == SettingsRequest<Name>, Response == SettingsResponse<Name> {
        performing { request in
            switch request {
            case .manage(let input): .answer { .didManage(input, await manage.result(input).map { settings.value }) }
            }
        }
    }
}

/// The alerts of the screen of the settings: the question for a value, and the failures.
struct SettingAlerts: FailureAlerts {
    /// Returns the question for another value of a setting: a choice where there are words for it, or a text.
    func question<Name>(
        for value: ProgramSettings<Name>.Value,
        _ words: [String]?,
        _ description: SettingDescription
    ) -> AlertStrategy<SettingAction> {
        let title = Phrase(verbatim: value.setting.rawValue)
        let explanation = description.purpose
        let message = Phrase(
            en: "\(explanation.english). Now: '\(value.value.value)'.",
            ja: "\(explanation.japanese)。現在の値は '\(value.value.value)' です。"
        )
        let reset = SettingAction.reset(value.setting.builtIn)
        guard let words else {
            let field = AlertTextField(label: Phrase(en: "New value", ja: "新しい値"))
            return AlertStrategy(title: title, message: message, actions: [.enter, reset, .cancel], textField: field)
        }
        return AlertStrategy(
            title: title,
            message: message,
            actions: words.map { .choose($0) } + [reset, .cancel],
            style: .actionSheet
        )
    }

    /// Returns the alert for a failure; nothing was changed then.
    func alert(for failure: ApplicationError) -> AlertStrategy<SettingAction> {
        if case .invalidInput = failure.kind { return AlertStrategy(failure, actions: [.edit, .cancel]) }
        let retries = Recovery.recoveries(from: failure).contains(.retry)
        return AlertStrategy(failure, actions: (retries ? [.retry] : []) + [.cancel])
    }

    /// Returns the step that follows an answer; changing a value is left to the presenter.
    func step(after answer: AlertAnswer<SettingAction>) -> FailureStep<SettingAction> {
        answer.action == .retry ? .retry : .leave
    }
}

extension SettingRow {
    /// Creates the row of a setting with its value.
    init<Name>(_ value: ProgramSettings<Name>.Value, _ words: [String]?, _ description: SettingDescription) {
        let setting = value.setting
        self.init(
            id: setting.rawValue,
            value: value.value.value,
            words: words ?? [],
            explanation: description.purpose,
            source: value.value.source.text(of: setting),
            builtIn: value.value.source == .builtIn ? nil : Phrase(builtIn: setting.builtIn),
            error: value.error.map { FailureText($0).message }
        )
    }
}

extension ProgramSettings {
    func value(of setting: Name) -> Value? { values.first { $0.setting == setting } }
}

extension Phrase {
    init(settingsIn path: String) {
        self.init(en: "Settings in '\(path)'", ja: "'\(path)' の設定")
    }

    fileprivate init(builtIn value: String) {
        self.init(en: "default: \(value)", ja: "既定値: \(value)")
    }

    /// Creates the message that a request has changed the settings; nil for one that changes nothing.
    init?<Name>(
        _ input: ManageSettings<Name>.Input,
        _ settings: ProgramSettings<Name>,
        _ describe: (Name) -> SettingDescription
    ) {
        let setting: Name
        var message: Phrase
        switch input {
        case .set(let changed, let text):
            guard let value = settings.value(of: changed) else { return nil }
            (setting, message) = (changed, value.written(text))
        case .remove(let key):
            guard let value = settings.values.first(where: { $0.setting.rawValue == key }) else { return nil }
            setting = value.setting
            let source = value.value.source.text(of: setting)
            message = Phrase(
                en: "'\(key)' is '\(value.value.value)', \(source.english).",
                ja: "'\(key)' は '\(value.value.value)'（\(source.japanese)）です。"
            )
        case .locate, .show, .edit: return nil
        }
        if describe(setting).needsRestart {
            message = Phrase(
                en: "\(message.english) It takes effect at the next start.",
                ja: "\(message.japanese)次回の起動から有効になります。"
            )
        }
        self = message
    }
}

/// What users are told about a setting.
public struct SettingDescription: Hashable, Sendable {
    /// The purpose of the setting, in a few words.
    public let purpose: Phrase
    /// A Boolean value that indicates whether a change takes effect at the next start.
    public let needsRestart: Bool

    /// Creates a description.
    public init(_ purpose: Phrase, needsRestart: Bool = false) {
        self.purpose = purpose
        self.needsRestart = needsRestart
    }
}
