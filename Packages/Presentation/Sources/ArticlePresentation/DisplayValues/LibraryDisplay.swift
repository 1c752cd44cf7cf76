import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
public import PresentationKit
import PresenterKit

/// Converts the entries of the library into rows of the list, and into the scenes that these lead to.
struct LibraryDisplay {
    private let host: ArticleHost
    private let calendar: CalendarText

    /// Creates the conversion for articles that are kept of a host.
    init(host: ArticleHost, timeZone: DisplayTimeZone) {
        self.host = host
        calendar = CalendarText(timeZone)
    }

    /// Returns the row of an entry, marked if the article was read.
    func row(of entry: LibraryEntry, readings: [ArticleID: Date]) -> ArticleRow {
        switch entry {
        case .tag(let tag):
            ArticleRow(id: entry.id, title: tag.tag.name, remarks: [Phrase(keptArticles: tag.keptCount)])
        case .search(let search):
            ArticleRow(id: entry.id, title: search.name.text, remarks: [Phrase(verbatim: search.query.text)])
        case .unreadable(let search):
            ArticleRow(id: entry.id, title: search.name.text, remarks: [FailureText(search.error).message])
        case .kept(let summary): row(of: summary, isRead: readings[summary.id] != nil)
        case .found(let hit):
            row(of: hit.summary, isRead: readings[hit.id] != nil, excerpt: hit.excerptText)
        case .history(let reading):
            ArticleRow(
                id: entry.id,
                title: reading.title,
                remarks: [
                    ArticleMetadataText.readOn(calendar.minute(reading.date)),
                    Phrase(verbatim: reading.host.description),
                ]
            )
        }
    }

    private func row(of summary: KeptArticleSummary, isRead: Bool, excerpt: String? = nil) -> ArticleRow {
        ArticleRow(
            id: summary.id.rawValue,
            title: summary.title,
            author: summary.author?.id,
            date: summary.createdAt.map { Day($0).description },
            tags: summary.tags.map(\.name),
            isRead: isRead,
            excerpt: excerpt
        )
    }

    func route(of entry: LibraryEntry) -> ArticleRoute? {
        switch entry {
        case .tag(let tag): .list(.tag(tag.tag.name))
        case .search(let search): .list(.search(ArticleSearch(search.query.text)))
        case .unreadable: nil
        case .kept(let summary): .detail(summary.id.rawValue)
        case .found(let hit): .detail(hit.id.rawValue)
        case .history(let entry): .detail(name(of: entry))
        }
    }

    /// Returns the name of an article that was read; one of another host is named by its URL.
    func name(of entry: HistoryEntry) -> String {
        let id = entry.article.rawValue
        return entry.host == host ? id : "\(entry.host.address)/items/\(id)"
    }
}

extension Phrase {
    init(keptArticles count: Int) {
        self.init(en: count == 1 ? "1 kept article" : "\(count) kept articles", ja: "保存した記事 \(count) 件")
    }
}

extension KeptArticleHit {
    /// The excerpt, with signs where its line goes on.
    var excerptText: String {
        (isCutBefore ? "…" : "") + excerpt.map(\.text).joined() + (isCutAfter ? "…" : "")
    }
}

/// The headings, footers and notices of a list of the library.
struct LibraryText {
    let section: LibrarySection
    let host: ArticleHost
    let recordsHistory: Bool
    let namesCommands: Bool

    /// Returns the heading of the list, or of the results of a search in it.
    func heading(of query: SearchQuery?) -> Phrase {
        switch section {
        case .tags: Phrase(en: "Tags of the kept articles", ja: "保存した記事のタグ")
        case .saved: Phrase(en: "Saved searches", ja: "保存した検索")
        case .kept:
            query.map { Phrase(en: "Kept articles for '\($0.text)'", ja: "保存した記事の '\($0.text)' の検索結果") }
                ?? Phrase(en: "Kept articles of \(host)", ja: "\(host) の保存した記事")
        case .history: Phrase(en: "Articles that you have read", ja: "読んだ記事")
        }
    }

    var progress: Phrase {
        switch section {
        case .tags: Phrase(en: "Looking up the tags…", ja: "タグを調べています…")
        case .saved: Phrase(en: "Loading the saved searches…", ja: "保存した検索を読み込んでいます…")
        case .kept: Phrase(en: "Loading the kept articles…", ja: "保存した記事を読み込んでいます…")
        case .history: .loadingHistory
        }
    }

    /// Returns the extent of the list, or the way to fill an empty one.
    func footer(shown: Int, total: Int?, query: SearchQuery?) -> Phrase {
        switch section {
        case .tags: Phrase(tags: shown)
        case .saved where shown == 0 && !namesCommands:
            Phrase(
                en: "No saved searches. A search is saved from the list of its results.",
                ja: "保存した検索はありません。検索結果の一覧から保存できます。"
            )
        case .saved: Phrase(savedSearches: shown)
        case .kept where shown == 0 && query == nil:
            Phrase(
                en: "No kept articles yet. Fetched articles are kept, so that you can read them offline.",
                ja: "保存した記事はありません。取得した記事は保存され、オフラインでも読めます。"
            )
        case .history where !recordsHistory: Phrase(shown: shown, total: total).followed(by: .historyIsOff)
        case .history where shown == 0:
            Phrase(
                en: "No articles read yet. The articles that you read are added to the history.",
                ja: "読んだ記事はまだありません。読んだ記事は履歴に追加されます。"
            )
        case .kept, .history: Phrase(shown: shown, total: total)
        }
    }

    /// Returns the notice that something was removed.
    ///
    /// - Parameter title: the title of the article or the search, or nil for the whole list.
    func removal(of title: String?) -> Phrase {
        guard let title else { return .historyCleared }
        return switch section {
        case .tags, .saved: Phrase(unsaved: title)
        case .kept: Phrase(forgotten: title)
        case .history: Phrase(removedFromHistory: title)
        }
    }
}

extension Phrase {
    /// The progress of loading the history, which may have to wait for another program.
    public static let loadingHistory = Phrase(en: "Loading the history…", ja: "履歴を読み込んでいます…")

    static let historyCleared = Phrase(en: "The history is empty now.", ja: "履歴を消去しました。")

    static let historyIsOff = Phrase(
        en: "Articles that you read are not added, because 'history' is 'off' in the settings.",
        ja: "設定の 'history' が 'off' のため、読んだ記事は追加されません。"
    )

    init(unsaved name: String) {
        self.init(en: "'\(name)' is no longer saved.", ja: "保存した検索 '\(name)' を削除しました。")
    }

    init(forgotten name: String) {
        self.init(en: "'\(name)' is no longer kept.", ja: "'\(name)' を手元から削除しました。")
    }

    init(removedFromHistory name: String) {
        self.init(en: "'\(name)' is no longer in the history.", ja: "'\(name)' を履歴から削除しました。")
    }

    /// Creates the number of saved searches, or the way to save one.
    init(savedSearches count: Int) {
        switch count {
        case 0:
            self.init(
                en: "No saved searches. '\(Phrase.programName) saved save NAME QUERY' saves one.",
                ja: "保存した検索はありません。'\(Phrase.programName) saved save NAME QUERY' で保存できます。"
            )
        case 1: self.init(en: "1 saved search", ja: "保存した検索 1 件")
        default: self.init(en: "\(count) saved searches", ja: "保存した検索 \(count) 件")
        }
    }

    fileprivate init(tags count: Int) {
        switch count {
        case 0:
            self.init(
                en: "No tags yet. The tags of fetched articles are listed here.",
                ja: "タグはありません。取得した記事のタグがここに表示されます。"
            )
        case 1: self.init(en: "1 tag", ja: "タグ 1 件")
        default: self.init(en: "\(count) tags", ja: "タグ \(count) 件")
        }
    }

    fileprivate func followed(by other: Phrase) -> Phrase {
        Phrase(en: "\(english). \(other.english)", ja: "\(japanese)。\(other.japanese)")
    }
}
