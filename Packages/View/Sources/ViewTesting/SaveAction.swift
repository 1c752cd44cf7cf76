package import PresentationKit
import ReportKit

/// The actions of an alert in tests: one of each style.
package enum SaveAction: AlertActionType {
    case retry
    case erase
    case cancel

    package var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .erase: Phrase(en: "Erase", ja: "消去")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    package var style: AlertActionStyle {
        switch self {
        case .retry: .default
        case .erase: .destructive
        case .cancel: .cancel
        }
    }
}

extension AlertStrategy<SaveAction> {
    /// Returns an alert that ends a program with the outcome ``ExitOutcome/storage``.
    package static func diskFull(
        _ actions: [SaveAction] = [.retry, .cancel],
        message: Phrase = Phrase(en: "Free some space.", ja: "空きを作ってください。"),
        link: String? = nil,
        style: AlertStyle = .alert,
        textField: AlertTextField? = nil,
        readsStandardInput: Bool = false
    ) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Disk full", ja: "空きがありません"),
            message: message,
            link: link,
            actions: actions,
            style: style,
            textField: textField,
            outcome: .storage,
            readsStandardInput: readsStandardInput
        )
    }
}
