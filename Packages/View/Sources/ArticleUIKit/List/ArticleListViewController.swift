#if canImport(UIKit)
    public import ArticleContract
    import AttemptKit
    public import Foundation
    public import PresentationKit
    public import UIKit
    public import UIKitHost

    /// A list of articles, or of the library.
    public final class ArticleListViewController: EventViewController<ArticleListRootView, ArticleListEvent>, View {
        public typealias Event = ArticleListEvent

        private lazy var alertClient = AlertClient<ArticleFailureAction>(screen: alerts)
        private var hasAppeared = false
        private var isEditingQuery = false
        private var content = ArticleListContent()

        /// Binds the input and requests the content.
        public override func viewDidLoad() {
            super.viewDidLoad()
            rootView.setWording(wording)
            rootView.search.delegate = self
            rootView.table.delegate = self
            bindControls()
            alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
            eventListener.handle(event: .viewDidLoad)
        }

        /// Reports that the screen is shown again.
        public override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if hasAppeared { eventListener.handle(event: .viewWillReappear) }
            hasAppeared = true
        }
    }

    // MARK: - Input

    extension ArticleListViewController {
        private func bindControls() {
            rootView.table.setRefresh { [eventListener] in eventListener.handle(event: .didAskForRefresh) }
            rootView.status.cancelButton.send(.didCancelWait, to: eventListener, for: .touchUpInside)
        }

        private func tabMenu(selected: ArticleTab) -> UIMenu {
            let tabs = ArticleTab.allCases.map { tab in
                UIAction(title: wording(tab.title), state: tab == selected ? .on : .off) { [eventListener] _ in
                    eventListener.handle(event: .didSelectTab(tab))
                }
            }
            return UIMenu(children: tabs + [wording.action(.settings, .didAskForSettings, to: eventListener)])
        }

        private func menu(of actions: [ArticleListAction], for rows: [String]) -> UIMenu {
            UIMenu(
                children: actions.map { action in
                    UIAction(title: wording.title(action.phrase)) { [eventListener] _ in
                        eventListener.handle(event: .didAskFor(action, of: rows))
                    }
                }
            )
        }
    }

    extension ArticleListViewController: UITableViewDelegate {
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            if let article = rootView.article(at: indexPath) { eventListener.handle(event: .didOpen(article)) }
        }

        public func tableView(
            _ tableView: UITableView,
            willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            if content.hasNextPage, rootView.isLast(indexPath) { eventListener.handle(event: .didAskForMore) }
        }

        public func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard !content.rowActions.isEmpty, let article = rootView.article(at: indexPath) else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
                self.map { $0.menu(of: $0.content.rowActions, for: [article]) }
            }
        }
    }

    extension ArticleListViewController: UISearchBarDelegate {
        public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
            isEditingQuery = true
            showSearchEnd()
        }

        public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
            isEditingQuery = false
            showSearchEnd()
        }

        public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            // The input method has not decided on the marked letters; it changes the text again when it has.
            guard searchBar.searchTextField.markedTextRange == nil else { return }
            eventListener.handle(event: .didChangeQuery(searchText))
        }

        public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            let query = searchBar.text ?? ""
            endSearch()
            eventListener.handle(event: .didSubmitQuery(query))
        }

        public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            cancelSearch()
        }

        private func cancelSearch() {
            endSearch()
            eventListener.handle(event: .didCancelSearch)
        }

        private func endSearch() {
            rootView.search.text = nil
            rootView.search.resignFirstResponder()
            showSearchEnd()
        }

        /// Shows the ways to end the search: the cancel button, which UIKit disables when the field has lost the focus, and
        /// then the menu.
        private func showSearchEnd() {
            rootView.search.setShowsCancelButton(isEditingQuery, animated: true)
            let hasResults = content.actions.contains(.endSearch) || rootView.search.text?.isEmpty == false
            let end = UIAction(title: wording.title(ArticleListAction.endSearch.phrase)) { [weak self] _ in
                self?.cancelSearch()
            }
            let elements = hasResults && !isEditingQuery ? [end] : []
            showMenu(elements + (content.actions.contains(.clear) ? menu(of: [.clear], for: []).children : []))
        }

        private func showMenu(_ elements: [UIMenuElement]) {
            navigationItem.rightBarButtonItem =
                elements.isEmpty ? nil : UIBarButtonItem(menu: UIMenu(children: elements), named: wording)
        }
    }

    // MARK: - Output

    extension ArticleListViewController {
        public func handle(command: ArticleListCommand) {
            switch command {
            case .show(let content): show(content)
            case .showProgress(let progress): rootView.status.show(progress, wording)
            case .showNotice(let notice): rootView.status.showMessage(wording(notice))
            case .suggest: break
            case .copy(let text): UIPasteboard.general.string = text
            case .showAlert(let strategy): alertClient.show(strategy: strategy)
            }
        }

        private func showTabs(selected tab: ArticleTab) {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: wording(tab.title),
                menu: tabMenu(selected: tab)
            )
        }

        private func show(_ content: ArticleListContent) {
            let last = self.content
            self.content = content
            if content.tab != last.tab, let tab = content.tab { showTabs(selected: tab) }
            navigationItem.title = wording(content.heading)
            if content.notice != last.notice {
                rootView.status.showMessage(content.notice.map { wording($0) })
            }
            rootView.search.isHidden = !content.actions.contains(.search)
            showSearchEnd()
            rootView.show(content, after: last, footer: content.footer.map { wording($0) })
            // The last row was on the screen before it was known that there are more.
            if content.hasNextPage, rootView.showsLastRow { eventListener.handle(event: .didAskForMore) }
        }
    }
#endif
