public import ArticleContract
import ArticleDomain
public import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit
import ReportKit

extension AlertStrategy {
    fileprivate init(clearingHistoryWith actions: [Action], canPrompt: Bool) {
        self.init(
            title: Phrase(en: "Clear the history", ja: "履歴の消去"),
            message: canPrompt ? .clearsHistory : .clearsHistoryIfConfirmed,
            actions: actions
        )
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

extension AlertStrategy<RetryAction> {
    /// Returns the question whether to clear the history.
    ///
    /// - Parameter canPrompt: a Boolean value that indicates whether the user can be asked; a script has to confirm in
    ///   advance.
    public static func clearingHistory(canPrompt: Bool) -> AlertStrategy {
        let clear = RetryAction.proceed(title: ArticleFailureAction.clear.title)
        return AlertStrategy(clearingHistoryWith: [clear, .cancel], canPrompt: canPrompt)
    }
}

extension AlertStrategy<ArticleFailureAction> {
    static var clearingHistory: AlertStrategy {
        AlertStrategy(clearingHistoryWith: [.clear, .cancel], canPrompt: true)
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

    /// Creates the question for the name of a search.
    init(naming search: ArticleSearch) {
        self.init(
            title: .saveSearch,
            message: Phrase(
                en: "'\(search.summary)' is saved under this name.",
                ja: "'\(search.summary)' をこの名前で保存します。"
            ),
            actions: [.save, .cancel],
            textField: AlertTextField(label: Phrase(en: "Name", ja: "名前"))
        )
    }

    /// Creates the question whether to replace the search that has the name.
    init(replacing old: SavedSearch, by new: SearchQuery, namesCommands: Bool) {
        self.init(
            title: Phrase(en: "'\(old.name)' already exists", ja: "'\(old.name)' はすでにあります"),
            message: Phrase(
                en: """
                    It searches for '\(old.query.text)'. Replace it with '\(new.text)'?\
                    \(namesCommands ? " In a script, use '--yes'." : "")
                    """,
                ja: """
                    現在の検索は '\(old.query.text)' です。'\(new.text)' に置き換えますか。\
                    \(namesCommands ? "スクリプトでは '--yes' で置き換えられます。" : "")
                    """
            ),
            actions: [.replace, .cancel],
            outcome: .failed
        )
    }
}

extension Phrase {
    /// The title of the question for the name of a search, and of the buttons that lead to it.
    public static let saveSearch = Phrase(en: "Save Search", ja: "検索を保存")
}
