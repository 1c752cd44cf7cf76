public import ArticleContract
import PresentationKit
public import ViewKit

/// A numbered list of articles, or of the library, below the tabs and a search field.
public final class ArticleListRootView: Component, AppView {
    /// The tabs of the reader; hidden on a screen that is not a tab.
    public let tabs = TabBar<ArticleTab>()
    /// The field for a search in place of the list; hidden until the user asks for it.
    public let search = SearchField()
    /// The articles, one below the other.
    public let list = CollectionView<String>()
    private lazy var articles = CollectionDataSource<ArticleRow>(list)
    private var remembered: (position: CollectionPosition<String>, marked: Set<String>)?

    public func setup() {
        search.isHidden = true
        nameRows(after: ArticleMenuText.read)
        articles.register(make: ArticleCell.init, configure: { $0.show($1) })
        add(Stack(.vertical, [tabs, search, list]))
    }

    func nameRows(after text: some ArticleCommandText) {
        list.numberItems(for: text.name, text.phrase, explanation: text.explanation)
    }

    /// Shows a heading and rows with their footer.
    ///
    /// The results of a search begin at the top. When the list comes back, its selection, its position and its marks are
    /// those from before the search.
    ///
    /// - Parameter last: the content that is shown.
    public func show(_ content: ArticleListContent, after last: ArticleListContent) {
        if content.heading != last.heading {
            list.header = TerminalText(traits.wording(content.heading), style: TextStyle(.title))
        }
        if content.search != last.search { beginRows(replacing: last) }
        let additions = content.additions(to: last)
        if let additions {
            articles.update(additions.changed)
            if !additions.appended.isEmpty { articles.append(additions.appended) }
        } else {
            articles.apply(Snapshot(content.rows))
        }
        let hasNewRows = additions.map { !$0.appended.isEmpty } ?? true
        // A footer that is set is printed on lines, below the rows that follow.
        if hasNewRows || content.footer != last.footer {
            let footer = content.footer.map { traits.wording($0) } ?? ""
            list.footer = TerminalText(footer, style: TextStyle(.secondary))
        }
        if content.search == nil, !content.rows.isEmpty { restorePosition() }
    }

    /// Removes the rows, and remembers where the list was when a search takes its place.
    private func beginRows(replacing last: ArticleListContent) {
        if last.search == nil, !last.rows.isEmpty { remembered = list.position.map { ($0, list.marked) } }
        articles.apply(Snapshot())
    }

    private func restorePosition() {
        guard let remembered else { return }
        self.remembered = nil
        _ = list.restore(remembered.position)
        list.mark(remembered.marked)
    }
}
