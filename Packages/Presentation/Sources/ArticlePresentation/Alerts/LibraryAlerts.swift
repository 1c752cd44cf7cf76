import ArticleContract
import PresentationKit

extension AlertStrategy<ArticleFailureAction> {
    /// The question whether to clear the history.
    static var clearingHistory: AlertStrategy {
        HistoryAlerts().clearing.map { action in
            switch action {
            case .clear: .clear
            case .cancel: .cancel
            }
        }
    }

    /// Returns the question whether to remove the kept copy of an article.
    static func removingKept(_ title: String) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Remove the kept copy", ja: "保存した記事の削除"),
            message: Phrase(
                en: "'\(title)' will no longer be readable offline. It stays on its host.",
                ja: "'\(title)' はオフラインで読めなくなります。ホストの記事は残ります。"
            ),
            actions: [.remove, .cancel]
        )
    }

    /// Returns the question whether to remove a saved search.
    static func removingSearch(_ name: String) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Remove the saved search", ja: "保存した検索の削除"),
            message: Phrase(
                en: "'\(name)' will be removed. The articles that it found stay kept.",
                ja: "'\(name)' を削除します。見つかった記事は保存されたまま残ります。"
            ),
            actions: [.remove, .cancel]
        )
    }
}
