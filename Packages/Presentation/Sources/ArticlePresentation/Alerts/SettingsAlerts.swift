public import ArticleContract
import ArticleUseCase
public import DomainKit
import FailureKit
public import PresentationKit
public import ReportKit

/// The alerts for failures of the settings.
public struct SettingsAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    public func alert(for failure: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        switch failure.kind {
        case .invalidInput(let violation) where violation.field == ManageSettings.terminalField:
            Self.needsTerminal(violation.value)
        case .invalidInput(let violation) where ["VISUAL", "EDITOR"].contains(violation.field): Self.noEditor(violation)
        case .unavailable(.status(let status)): Self.editorFailed(status)
        default: Self.other(failure)
        }
    }

    public func step(
        after answer: AlertAnswer<ArticleFailureAction>,
        outcome: ExitOutcome
    ) -> FailureStep<ArticleFailureAction> {
        answer.action == .retry ? .retry : .leave
    }

    private static func needsTerminal(_ path: String) -> AlertStrategy<ArticleFailureAction> {
        AlertStrategy(
            title: Phrase(en: "No terminal", ja: "端末がありません"),
            message: Phrase(
                en:
                    "An editor needs a terminal. Change '\(path)' yourself, or with '\(Phrase.programName) config set KEY VALUE'.",
                ja: "エディターには端末が必要です。'\(path)' を直接変更するか、'\(Phrase.programName) config set KEY VALUE' をお使いください。"
            ),
            actions: [.cancel],
            outcome: .wrongUsage
        )
    }

    private static func noEditor(_ violation: ValidationError) -> AlertStrategy<ArticleFailureAction> {
        AlertStrategy(
            title: Phrase(en: "No editor", ja: "エディターがありません"),
            message: Phrase(
                en: """
                    The editor '\(violation.value)' cannot be started. Name one that is there in the environment variable \
                    \(violation.field), with its arguments behind it.
                    """,
                ja: "エディター '\(violation.value)' を起動できません。環境変数 \(violation.field) に、使えるエディターと引数を指定してください。"
            ),
            actions: [.cancel],
            outcome: .wrongUsage
        )
    }

    private static func editorFailed(_ status: Int) -> AlertStrategy<ArticleFailureAction> {
        AlertStrategy(
            title: Phrase(en: "The editor failed", ja: "エディターのエラー"),
            message: Phrase(
                en: "The editor ended with status \(status). What it saved holds.",
                ja: "エディターがステータス \(status) で終了しました。保存された内容は有効です。"
            ),
            actions: [.retry, .cancel],
            outcome: .failed
        )
    }

    private static func other(_ error: ApplicationError) -> AlertStrategy<ArticleFailureAction> {
        let retries = Recovery.recoveries(from: error).contains(.retry)
        return AlertStrategy(error, actions: (retries ? [.retry] : []) + [.cancel])
    }
}
