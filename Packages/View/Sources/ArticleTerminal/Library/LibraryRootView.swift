public import ArticleContract
public import PresentationKit
public import ViewKit

/// A numbered list of the library below the tabs and a search field.
public final class LibraryRootView: Component, AppView {
    /// The tabs of the reader.
    public let tabs = TabBar<ArticleTab>()
    /// The field for a search in the list; hidden until the user asks for it.
    public let search = SearchField()
    /// The rows, one below the other.
    public let list = CollectionView<String>()
    private lazy var rows = CollectionDataSource<Int, LibraryRow>(list)

    public func setup() {
        search.isHidden = true
        let title = ArticleMenuText.show
        list.numberItems(for: title.name, title.phrase, explanation: title.explanation)
        rows.register(make: LibraryCell.init, configure: { [list] in $0.show($1, list.traits.wording) })
        add(Stack(.vertical, [tabs, search, list]))
    }

    /// Sets the heading above the rows.
    public func setHeading(_ heading: Phrase) {
        list.header = TerminalText(traits.wording(heading), style: TextStyle(.bold))
    }

    /// Shows rows in place of the last ones.
    public func show(_ rows: [LibraryRow]) {
        var snapshot = Snapshot<Int, LibraryRow>()
        snapshot.append(rows, to: 0)
        self.rows.apply(snapshot)
    }

    /// Appends rows.
    public func append(_ rows: [LibraryRow]) {
        self.rows.append(rows, to: 0)
    }

    /// Sets the footer below the rows.
    public func setFooter(_ footer: Phrase) {
        list.footer = TerminalText(traits.wording(footer), style: TextStyle(.dim))
    }
}
