#if canImport(UIKit)
    public import ArticleContract
    public import Foundation
    public import PresentationKit
    import ReportKit
    public import UIKit
    public import UIKitHost

    /// A table of articles, or of the library, below a search field and the status, and above the extent of the list.
    public final class ArticleListRootView: UIView, AppView {
        /// The field for a search in place of the list.
        public let search = UISearchBar()
        /// The progress and the messages.
        public let status = StatusView()
        /// The articles, one below the other.
        public let table = UITableView(frame: .zero, style: .plain)
        /// The control that fetches the list again.
        public let refresh = UIRefreshControl()
        private let footer = UILabel()
        private lazy var articles = CollectionDataSource<Int, ArticleRow>(table)
        private var remembered: IndexPath?

        public func setup() {
            backgroundColor = .systemBackground
            status.setup()
            search.isHidden = true
            table.refreshControl = refresh
            table.keyboardDismissMode = .onDrag
            footer.font = .preferredFont(forTextStyle: .footnote)
            footer.adjustsFontForContentSizeCategory = true
            footer.textAlignment = .center
            footer.textColor = .secondaryLabel
            fill(with: [search, status, table, footer])
        }

        /// Sets the language of the user; called once, before there are rows.
        public func setWording(_ wording: Wording) {
            search.placeholder = wording.title(ArticleListAction.search.phrase)
            status.cancelButton.setTitle(wording.title(PauseText.stop.phrase), for: .normal)
            articles.register(ArticleCell.self) { $0.show($1, wording) }
        }

        /// Shows rows in place of the last ones.
        public func show(_ rows: [ArticleRow]) {
            var snapshot = Snapshot<Int, ArticleRow>()
            snapshot.append(rows, to: 0)
            articles.apply(snapshot)
            if rows.isEmpty { footer.text = nil }
        }

        /// Appends rows.
        public func append(_ rows: [ArticleRow]) {
            articles.append(rows, to: 0)
        }

        /// Shows the changed content of rows.
        public func update(_ rows: [ArticleRow]) {
            articles.update(rows)
        }

        /// Remembers the first row on the screen until ``restorePosition()``.
        func rememberPosition() {
            remembered = table.indexPathsForVisibleRows?.first
        }

        /// Scrolls to the row that was remembered, if it is there.
        func restorePosition() {
            guard let remembered else { return }
            self.remembered = nil
            guard article(at: remembered) != nil else { return }
            table.layoutIfNeeded()
            table.scrollToRow(at: remembered, at: .top, animated: false)
        }

        /// Scrolls to the first row.
        func scrollToTop() {
            table.layoutIfNeeded()
            table.setContentOffset(.zero, animated: false)
        }

        /// Sets the text below the table.
        public func setFooter(_ text: String) {
            footer.text = text
        }

        /// The text below the table.
        var footerText: String? { footer.text }

        /// Returns the identifier of the article of a row, or nil if there is no such row.
        public func article(at indexPath: IndexPath) -> String? { articles.item(at: indexPath)?.id }

        /// Returns a Boolean value that indicates whether a row is the last one.
        public func isLast(_ indexPath: IndexPath) -> Bool {
            indexPath.row == table.numberOfRows(inSection: indexPath.section) - 1
        }

        /// A Boolean value that indicates whether the last row is on the screen.
        public var showsLastRow: Bool { table.indexPathsForVisibleRows?.last.map(isLast) ?? false }
    }
#endif
