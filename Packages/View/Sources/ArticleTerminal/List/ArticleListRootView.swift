public import ArticleContract
public import PresentationKit
public import ViewKit

/// A numbered list of articles, or of the library, below the tabs and a search field.
public final class ArticleListRootView: Component, AppView {
    /// The tabs of the reader; hidden on a screen that is none of them.
    public let tabs = TabBar<ArticleTab>()
    /// The field for a search in place of the list; hidden until the user asks for it.
    public let search = SearchField()
    /// The articles, one below the other.
    public let list = CollectionView<String>()
    private lazy var articles = CollectionDataSource<Int, ArticleRow>(list)
    private var remembered: (position: CollectionPosition<String>, marked: Set<String>)?

    public func setup() {
        search.isHidden = true
        nameRows(after: ArticleMenuText.read)
        articles.register(make: ArticleCell.init, configure: { $0.show($1) })
        add(Stack(.vertical, [tabs, search, list]))
    }

    /// Names the command that opens a row by its number.
    func nameRows(after text: some ArticleCommandText) {
        list.numberItems(for: text.name, text.phrase, explanation: text.explanation)
    }

    /// Sets the heading above the rows.
    public func setHeading(_ heading: Phrase) {
        list.header = TerminalText(traits.wording(heading), style: TextStyle(.bold))
    }

    /// Shows rows in place of the last ones.
    public func show(_ rows: [ArticleRow]) {
        var snapshot = Snapshot<Int, ArticleRow>()
        snapshot.append(rows, to: 0)
        articles.apply(snapshot)
        // Equal rows are printed again, too.
        list.setNeedsPrinting()
        if rows.isEmpty { list.footer = TerminalText() }
    }

    /// Appends rows.
    public func append(_ rows: [ArticleRow]) {
        articles.append(rows, to: 0)
    }

    /// Shows the changed content of rows.
    public func update(_ rows: [ArticleRow]) {
        articles.update(rows)
    }

    /// Remembers the selection, the position and the marks until ``restorePosition()``.
    func rememberPosition() {
        remembered = list.position.map { ($0, list.marked) }
    }

    /// Restores the selection, the position and the marks that were remembered, as far as their rows are there.
    func restorePosition() {
        guard let remembered else { return }
        self.remembered = nil
        _ = list.restore(remembered.position)
        list.mark(remembered.marked)
    }

    /// Sets the footer below the rows.
    public func setFooter(_ footer: Phrase) {
        list.footer = TerminalText(traits.wording(footer), style: TextStyle(.dim))
    }
}
