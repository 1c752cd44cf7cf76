public import ArticleContract
import ArticleDomain
public import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit
import ReportKit

/// The alerts for failures of saved searches.
public struct SavedSearchAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    public func alert(for failure: ApplicationError) -> AlertStrategy<SavedSearchAction> {
        UnknownSavedSearch(failure).map { AlertStrategy($0) } ?? AlertStrategy(failure)
    }

    public func step(after answer: AlertAnswer<SavedSearchAction>) -> FailureStep<SavedSearchAction> {
        answer.action == .cancel ? .leave : .retry
    }
}

extension AlertStrategy<SavedSearchAction> {
    fileprivate init(_ unknown: UnknownSavedSearch) {
        let hint =
            unknown.known.nearest(to: unknown.name).map { Phrase(en: "Did you mean '\($0)'?", ja: "'\($0)' ではありませんか。") }
            ?? Phrase(
                en: "'\(Phrase.programName) saved' lists the saved searches.",
                ja: "'\(Phrase.programName) saved' で一覧できます。"
            )
        self.init(
            title: Phrase(en: "No such search", ja: "保存した検索がありません"),
            message: Phrase(
                en: "No search is saved as '\(unknown.name)'. \(hint.english)",
                ja: "'\(unknown.name)' という名前の検索は保存されていません。\(hint.japanese)"
            ),
            actions: [.cancel],
            outcome: .notFound
        )
    }

    init(_ error: ApplicationError) {
        let retries = Recovery.recoveries(from: error).contains(.retry)
        self.init(error, actions: (retries ? [.retry] : []) + [.cancel])
    }

    /// Creates the question whether to replace the search that has the name.
    init(replacing old: SavedSearch, by new: SearchQuery) {
        self.init(
            title: Phrase(en: "'\(old.name)' already exists", ja: "'\(old.name)' はすでにあります"),
            message: Phrase(
                en: """
                    It searches for '\(old.query.text)'. Replace it with '\(new.text)'? In a script, use '--yes'.
                    """,
                ja: """
                    現在の検索は '\(old.query.text)' です。'\(new.text)' に置き換えますか。\
                    スクリプトでは '--yes' で置き換えられます。
                    """
            ),
            actions: [.replace, .cancel],
            outcome: .failed
        )
    }
}
