public import ArticleContract
public import DomainKit
import FailureKit
public import PresentationKit
public import ReportKit

/// The alerts about the history.
public struct HistoryAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    /// The question whether to clear the history.
    public var clearing: AlertStrategy<HistoryAction> {
        AlertStrategy(
            title: Phrase(en: "Clear the history", ja: "履歴の消去"),
            message: Phrase(
                en: """
                    Everything is removed from the history; kept articles stay. Where nobody can be asked, '--yes' \
                    confirms it.
                    """,
                ja: "履歴をすべて消去します。保存した記事は残ります。確認に答えられない環境では '--yes' を付けてください。"
            ),
            actions: [.clear, .cancel]
        )
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<HistoryAction> {
        AlertStrategy(failure, actions: [.cancel])
    }

    public func step(
        after answer: AlertAnswer<HistoryAction>,
        outcome: ExitOutcome
    ) -> FailureStep<HistoryAction> {
        switch answer.action {
        case .clear: .retry
        case .cancel: .leave
        }
    }
}
