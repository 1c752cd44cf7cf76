import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import PresenterKit

/// Converts the entries of the library into rows and into the scenes that these lead to.
struct LibraryRows {
    private let host: ArticleHost
    private let calendar: CalendarText

    /// Creates rows.
    ///
    /// - Parameters:
    ///   - host: the host of the kept articles.
    ///   - timeZone: the time zone of dates.
    init(host: ArticleHost, timeZone: DisplayTimeZone) {
        self.host = host
        calendar = CalendarText(timeZone)
    }

    /// Returns the row of an entry.
    ///
    /// - Parameters:
    ///   - entry: the entry.
    ///   - readings: the dates on which articles were read.
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

    /// Returns the scene that an entry leads to, or nil.
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
    fileprivate init(keptArticles count: Int) {
        self.init(en: count == 1 ? "1 kept article" : "\(count) kept articles", ja: "保存した記事 \(count) 件")
    }
}

extension KeptArticleHit {
    /// The excerpt, with signs where its line goes on.
    var excerptText: String {
        (isCutBefore ? "…" : "") + excerpt.map(\.text).joined() + (isCutAfter ? "…" : "")
    }
}
