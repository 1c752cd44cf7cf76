import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import UseCaseKit

/// The state of the view of a list: turns each change of the list into the commands that make the view show it.
struct ArticleListDisplay {
    private let context: ArticleContext
    private var shown = DisplayedItems<ArticleSelection, Fetched<Article>>()
    private var notice: Phrase?
    private var revision = 0
    private var read: Set<ArticleID>
    private var marks: ArticleMarks
    /// A Boolean value that indicates whether the articles are in the stocks of the user; those of a search among them are
    /// others.
    private var areStocked = false

    /// Creates the state of an empty view.
    ///
    /// - Parameters:
    ///   - context: the origin of the articles, and the facts that texts depend on.
    ///   - read: the articles that were read before.
    ///   - marks: the facts that have changed since the list was fetched.
    init(in context: ArticleContext, read: Set<ArticleID>, marks: ArticleMarks) {
        self.context = context
        self.read = read
        self.marks = marks
    }

    /// Returns the commands that show the articles that were read.
    mutating func update(read: Set<ArticleID>) -> [ArticleListCommand] {
        updating { $0.read = read }
    }

    /// Returns the commands that show which articles are kept and stocked.
    mutating func update(marks: ArticleMarks) -> [ArticleListCommand] {
        updating { $0.marks = marks }
    }

    /// Returns the command for the rows that differ after a change.
    ///
    /// - Complexity: O(n) in the number of articles.
    private mutating func updating(_ change: (inout Self) -> Void) -> [ArticleListCommand] {
        let before = self
        change(&self)
        let changed = (shown.items ?? []).filter { !before.showsSame($0, as: self) }
        return changed.isEmpty ? [] : [.update(rows(changed))]
    }

    private func showsSame(_ item: Fetched<Article>, as other: Self) -> Bool {
        let id = item.value.id
        return read.contains(id) == other.read.contains(id) && isKept(item) == other.isKept(item)
            && isStocked(id) == other.isStocked(id)
    }

    private func isKept(_ item: Fetched<Article>) -> Bool { marks.kept[item.value.id] ?? wasKept(item) }

    /// Returns whether an article was kept when it was fetched; one without a text is not.
    private func wasKept(_ item: Fetched<Article>) -> Bool {
        switch item.freshness {
        case .live: context.origin.isService && !item.value.body.isEmpty
        case .kept: true
        case .notKept: false
        }
    }

    private func isStocked(_ id: ArticleID) -> Bool { marks.stocked[id] ?? areStocked }

    /// Returns the shown articles of identifiers, in their order.
    func articles(_ ids: [String]) -> [Article] {
        let wanted = Set(ids)
        return (shown.items ?? []).map(\.value).filter { wanted.contains($0.id.rawValue) }
    }

    /// Returns a Boolean value that indicates whether a list is newer than the one that is shown.
    func isNewer(_ list: ArticleList) -> Bool { list.revision > revision }

    /// Returns the commands that make the view show a list: its notice, its rows and its footer, as far as they change.
    ///
    /// A failure changes nothing of them.
    ///
    /// - Complexity: O(n) in the number of articles.
    mutating func update(_ list: ArticleList) -> [ArticleListCommand] {
        revision = list.revision
        areStocked = list.query == .stocks(of: nil)
        let rows = shown.update(list).map(command)
        return list.hasContent ? showNotice(list) + rows + showFooter(list) : rows
    }

    private mutating func showNotice(_ list: ArticleList) -> [ArticleListCommand] {
        let new = Phrase(list.items.lazy.map(\.freshness), timeZone: context.timeZone)
        defer { notice = new }
        if new == notice { return [] }
        return new.map { [.showNotice($0)] } ?? [.hideNotice]
    }

    private func command(_ change: DisplayedItems<ArticleSelection, Fetched<Article>>.Change) -> ArticleListCommand {
        switch change {
        case .rememberPosition: .rememberPosition
        case .show(let items): .show(rows(items))
        case .append(let items): .append(rows(items))
        case .restorePosition: .restorePosition
        }
    }

    private func rows(_ items: [Fetched<Article>]) -> [ArticleRow] {
        items.map { item in
            let id = item.value.id
            return ArticleRow(item, isRead: read.contains(id), isKept: isKept(item), isStocked: isStocked(id))
        }
    }

    private func showFooter(_ list: ArticleList) -> [ArticleListCommand] {
        let text = Phrase(shown: list.items.count, total: list.total)
        return [.showFooter(ArticleListFooter(text: text, nextPage: list.next?.number))]
    }
}
