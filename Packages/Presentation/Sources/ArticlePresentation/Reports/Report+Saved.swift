import ArticleContract
import ArticleDomain
public import ArticleUseCase
import PresentationKit
import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on the saved searches.
    public init(saved list: SavedSearchList) {
        let count = list.searches.count
        self.init(
            list.searches.map {
                Entry(
                    [
                        ReportLine(Phrase(verbatim: $0.name.text), .strong),
                        ReportLine(Phrase(verbatim: $0.query.text), depth: 1),
                    ],
                    record: Record(of: $0)
                )
            },
            footer: Phrase(savedSearches: count),
            notices: list.unreadable.map { Phrase(unreadable: $0) },
            outcome: list.unreadable.first.map { ExitOutcome($0.error) } ?? .done
        )
    }

    /// Creates the report that a search was saved.
    init(saved search: SavedSearch) {
        self.init(
            Phrase(
                en: "'\(search.name)' searches for '\(search.query.text)'.",
                ja: "'\(search.query.text)' を '\(search.name)' として保存しました。"
            ),
            record: Record(of: search, isSingle: true)
        )
    }

    /// Returns the report that a saved search was removed.
    public static func removed(_ name: String) -> Report {
        Report(Phrase(unsaved: name), record: nil)
    }
}

extension Phrase {
    /// Creates the notice that a saved search cannot be read, and why.
    init(unreadable search: SavedSearchList.Unreadable) {
        let reason = FailureText(search.error).message
        self.init(
            en: "The saved search '\(search.name)' cannot be read. \(reason.english)",
            ja: "保存した検索 '\(search.name)' を読み取れません。\(reason.japanese)"
        )
    }
}

extension Record {
    fileprivate init(of search: SavedSearch, isSingle: Bool = false) {
        self.init(columns: [.name, .search, .savedAt], isSingle: isSingle) { (field: SavedField) in
            switch field {
            case .name: .text(search.name.text)
            case .search: .text(search.query.text)
            case .query: .text(search.words)
            case .created: .text(search.value(of: .created))
            case .updated: .text(search.value(of: .updated))
            case .stocks: .text(search.value(of: .stocks))
            case .title: .text(search.value(of: .title))
            case .code: .text(search.value(of: .code))
            case .organization: .text(search.value(of: .organization))
            case .savedAt: .date(search.savedAt)
            }
        }
    }
}

extension SavedSearch {
    fileprivate func value(of field: SearchFilter.Field) -> String? {
        filters.first { $0.field == field }?.value
    }
}
