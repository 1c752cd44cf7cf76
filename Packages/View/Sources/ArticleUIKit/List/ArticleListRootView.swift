#if canImport(UIKit)
    public import ArticleContract
    public import Foundation
    public import PresentationKit
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
        private let footer = UILabel()
        private lazy var articles = CollectionDataSource<ArticleRow>(table)
        private var remembered: IndexPath?

        public func setup() {
            backgroundColor = .systemBackground
            status.setup()
            search.isHidden = true
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
            articles.register(ArticleCell.self) { $0.show($1, wording) }
        }

        /// Shows rows with a footer.
        ///
        /// The results of a search begin at the top, and the list comes back with the row at the top that it had before.
        ///
        /// - Parameters:
        ///   - content: the content with the rows.
        ///   - last: the content that is shown.
        ///   - footer: the text below the table.
        public func show(_ content: ArticleListContent, after last: ArticleListContent, footer: String?) {
            if last.search == nil, content.search != nil { remembered = table.indexPathsForVisibleRows?.first }
            if let (changed, appended) = content.additions(to: last) {
                articles.update(changed)
                articles.append(appended)
            } else {
                articles.apply(Snapshot(content.rows))
            }
            self.footer.text = footer
            if content.search != last.search { scroll(to: content.search == nil ? remembered : nil) }
        }

        private func scroll(to row: IndexPath?) {
            table.layoutIfNeeded()
            if let row, article(at: row) != nil {
                table.scrollToRow(at: row, at: .top, animated: false)
            } else {
                table.setContentOffset(.zero, animated: false)
            }
        }

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
