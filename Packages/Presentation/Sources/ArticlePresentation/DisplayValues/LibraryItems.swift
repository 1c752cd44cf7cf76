import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
import FailureKit
import Foundation
import PresentationKit

/// Turns pages of the library into their display values.
struct LibraryItems {
    /// The display values of a page.
    struct Loaded {
        let items: [LibraryItem]
        var next: PageRequest?
        var total: Int?
        var notices: [Phrase] = []
    }

    private let host: ArticleHost
    private let calendar: CalendarText

    /// Creates display values.
    ///
    /// - Parameters:
    ///   - host: the host of the kept articles.
    ///   - timeZone: the time zone of dates.
    init(host: ArticleHost, timeZone: TimeZone) {
        self.host = host
        calendar = CalendarText(timeZone)
    }

    /// Returns the display values of a page.
    func items(of page: LibraryPage) -> Loaded {
        switch page {
        case .tags(let tags): Loaded(items: tags.map(item))
        case .searches(let list):
            Loaded(items: list.searches.map(item), notices: list.unreadable.map { Phrase(unreadable: $0) })
        case .kept(let page, let readings):
            Loaded(
                items: page.elements.map { item($0, isRead: readings[$0.id] != nil) },
                next: page.next,
                total: page.total
            )
        case .found(let page, let readings):
            Loaded(
                items: page.elements.map { item($0.summary, isRead: readings[$0.id] != nil, excerpt: $0.excerptText) },
                next: page.next,
                total: page.total
            )
        case .history(let page): Loaded(items: page.elements.map(item), next: page.next, total: page.total)
        }
    }

    private func item(_ tag: KnownTag) -> LibraryItem {
        let row = LibraryRow(id: tag.tag.name, title: tag.tag.name, remarks: [Phrase(keptArticles: tag.keptCount)])
        return LibraryItem(row: row, route: .list(.tag(tag.tag.name)))
    }

    private func item(_ search: SavedSearch) -> LibraryItem {
        let row = LibraryRow(
            id: search.name.text,
            title: search.name.text,
            remarks: [Phrase(verbatim: search.query.text)]
        )
        return LibraryItem(row: row, route: .list(.search(ArticleSearch(search.query.text))))
    }

    private func item(_ summary: KeptArticleSummary, isRead: Bool, excerpt: String? = nil) -> LibraryItem {
        let remarks: [Phrase?] = [
            isRead ? ArticleMetadataText.read.phrase : nil,
            summary.author.map { Phrase(verbatim: "@\($0.id)") },
            summary.createdAt.map { Phrase(verbatim: Day($0).description) },
            summary.tags.isEmpty ? nil : Phrase(verbatim: summary.tags.map { "#\($0.name)" }.joined(separator: " ")),
        ]
        let row = LibraryRow(
            id: summary.id.rawValue,
            title: summary.title,
            remarks: remarks.compactMap(\.self),
            excerpt: excerpt
        )
        return LibraryItem(row: row, route: .detail(row.id))
    }

    /// Returns the display value of an article that was read; one of another host is named by its URL.
    private func item(_ entry: HistoryEntry) -> LibraryItem {
        let id = entry.article.rawValue
        let name = entry.host == host ? id : "\(entry.host.isLoopback ? "http" : "https")://\(entry.host)/items/\(id)"
        let remarks = [
            ArticleMetadataText.readOn(calendar.minute(entry.date)).phrase, Phrase(verbatim: entry.host.description),
        ]
        return LibraryItem(row: LibraryRow(id: name, title: entry.title, remarks: remarks), route: .detail(name))
    }
}

extension Phrase {
    fileprivate init(keptArticles count: Int) {
        self.init(en: count == 1 ? "1 kept article" : "\(count) kept articles", ja: "保存した記事 \(count) 件")
    }
}
