public import ArticleContract
public import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit

/// The alerts about the history.
public struct HistoryAlerts: FailureAlerts {
    private let canPrompt: Bool

    /// Creates the alerts.
    ///
    /// - Parameter canPrompt: a Boolean value that indicates whether the user can be asked; a script has to confirm in
    ///   advance.
    public init(canPrompt: Bool = true) {
        self.canPrompt = canPrompt
    }

    /// The question whether to clear the history.
    public var clearing: AlertStrategy<HistoryAction> {
        AlertStrategy(
            title: Phrase(en: "Clear the history", ja: "履歴の消去"),
            message: canPrompt ? .clearsHistory : .clearsHistoryIfConfirmed,
            actions: [.clear, .cancel]
        )
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<HistoryAction> {
        AlertStrategy(failure, actions: [.cancel])
    }

    public func step(after answer: AlertAnswer<HistoryAction>) -> FailureStep<HistoryAction> {
        switch answer.action {
        case .clear: .retry
        case .cancel: .leave
        }
    }
}

extension Phrase {
    fileprivate static let clearsHistory = Phrase(
        en: "This removes the whole history; kept articles stay.",
        ja: "履歴をすべて消去します。保存した記事は残ります。"
    )

    fileprivate static let clearsHistoryIfConfirmed = Phrase(
        en: "Nothing was removed. Use '--yes' to remove the whole history; kept articles stay.",
        ja: "何も消去していません。履歴をすべて消去するには '--yes' を付けてください。保存した記事は残ります。"
    )
}
