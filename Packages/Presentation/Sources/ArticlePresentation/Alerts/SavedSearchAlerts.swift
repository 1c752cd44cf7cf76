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
    ///
    /// - Parameters:
    ///   - old: the search that has the name.
    ///   - new: the search that is to be saved.
    ///   - namesCommands: a Boolean value that indicates whether the text names options of the command line.
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
