import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import UseCaseKit

/// The state of the view of a list: turns each change of the list into the commands that make the view show it.
struct ArticleListDisplay {
    private let timeZone: TimeZone
    private var shown: [Fetched<Article>]?
    private var notice: Phrase?
    private var revision = 0
    private var read: Set<ArticleID>

    /// Creates the state of an empty view.
    ///
    /// - Parameters:
    ///   - timeZone: the time zone of dates.
    ///   - read: the articles that were read before.
    init(timeZone: TimeZone, read: Set<ArticleID>) {
        self.timeZone = timeZone
        self.read = read
    }

    /// Returns the commands that mark further articles as read.
    mutating func update(read: Set<ArticleID>) -> [ArticleListCommand] {
        defer { self.read = read }
        let ids = (shown ?? []).map(\.value.id).filter { read.contains($0) && !self.read.contains($0) }
        return ids.isEmpty ? [] : [.markAsRead(ids.map(\.rawValue))]
    }

    /// Returns a Boolean value that indicates whether a list is newer than the one that is shown.
    func isNewer(_ list: ArticleList) -> Bool { list.revision > revision }

    /// Returns the commands that make the view show a list: its notice, its rows and its footer, as far as they change.
    ///
    /// A failure changes nothing of them. A list that loads without items belongs to a new query, so its rows go away.
    ///
    /// - Complexity: O(n) in the number of articles.
    mutating func update(_ list: ArticleList) -> [ArticleListCommand] {
        revision = list.revision
        switch list.phase {
        case .loading, .refreshing: return list.items.isEmpty ? clear() : []
        case .failed: return []
        // A request was cancelled, and another one follows.
        case .idle where list.items.isEmpty: return clear()
        case .idle, .complete: return showNotice(list) + showItems(list) + showFooter(list)
        }
    }

    private mutating func clear() -> [ArticleListCommand] {
        defer { shown = nil }
        return shown?.isEmpty == false ? [.show([])] : []
    }

    private mutating func showNotice(_ list: ArticleList) -> [ArticleListCommand] {
        let new = Phrase(list.items.lazy.map(\.freshness), timeZone: timeZone)
        defer { notice = new }
        if new == notice { return [] }
        return new.map { [.showNotice($0)] } ?? [.hideNotice]
    }

    private mutating func showItems(_ list: ArticleList) -> [ArticleListCommand] {
        defer { shown = list.items }
        guard let shown, list.items.starts(with: shown) else { return [.show(rows(list.items[...]))] }
        let added = list.items.dropFirst(shown.count)
        return added.isEmpty ? [] : [.append(rows(added))]
    }

    private func rows(_ items: ArraySlice<Fetched<Article>>) -> [ArticleRow] {
        items.map { ArticleRow($0, isRead: read.contains($0.value.id)) }
    }

    private func showFooter(_ list: ArticleList) -> [ArticleListCommand] {
        let text = Phrase(shown: list.items.count, total: list.total)
        return [.showFooter(ArticleListFooter(text: text, nextPage: list.next?.number))]
    }
}
