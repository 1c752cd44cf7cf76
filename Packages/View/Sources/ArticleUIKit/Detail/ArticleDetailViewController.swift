#if canImport(UIKit)
    public import ArticleContract
    import AttemptKit
    import Foundation
    public import PresentationKit
    public import UIKit
    public import UIKitHost

    /// One article.
    public final class ArticleDetailViewController: EventViewController<ArticleTextRootView, ArticleDetailEvent>, View {
        public typealias Event = ArticleDetailEvent

        private lazy var alertClient = AlertClient<ArticleFailureAction>(screen: alerts)
        private var article: ArticleDetail?
        private var actions = ArticleDetailActions()

        /// Binds the input and requests the content.
        public override func viewDidLoad() {
            super.viewDidLoad()
            rootView.text.delegate = self
            bindControls()
            alertClient.register(sendingTo: eventListener) { .didAnswer($0) }
            showMenu()
            eventListener.handle(event: .viewDidLoad)
        }
    }

    // MARK: - Input

    extension ArticleDetailViewController {
        private func bindControls() {
            rootView.text.setRefresh { [eventListener] in eventListener.handle(event: .didAskForRefresh) }
            rootView.status.cancelButton.send(.didCancelWait, to: eventListener, for: .touchUpInside)
        }

        private var menu: UIMenu { UIMenu(children: reactions + reading + neighbours) }

        private var reactions: [UIMenuElement] {
            guard actions.isPublished else { return [] }
            return [
                action(.comments, .didAskForComments), action(actions.isStocked ? .unstock : .stock, .didAskToStock),
                action(.open, .didAskToOpen),
            ]
        }

        private var reading: [UIMenuElement] {
            guard let text = article?.text else { return [] }
            let find = wording.action(.find) { [weak self] in self?.rootView.text.beginSearch() }
            return [find] + [contents(text.headings), codes(text.codes.count)].compactMap(\.self)
        }

        private var neighbours: [UIMenuElement] {
            guard actions.hasNeighbours else { return [] }
            return [action(.previousArticle, .didAskForPreviousArticle), action(.nextArticle, .didAskForNextArticle)]
        }

        private func action(_ text: ArticleMenuText, _ event: ArticleDetailEvent) -> UIMenuElement {
            wording.action(text, event, to: eventListener)
        }

        private func contents(_ headings: [TextHeading]) -> UIMenuElement? {
            guard !headings.isEmpty else { return nil }
            return UIMenu(
                title: wording.title(ArticleMenuText.contents.phrase),
                children: headings.map { heading in
                    UIAction(title: heading.words(wording)) { [weak self] _ in self?.goToHeading(at: heading.place) }
                }
            )
        }

        private func codes(_ count: Int) -> UIMenuElement? {
            switch count {
            case 0: return nil
            case 1: return action(.copyCode, .didAskToCopyCode(1))
            default:
                return UIMenu(
                    title: wording.title(ArticleMenuText.copyCode.phrase),
                    children: (1...count).map { number in
                        UIAction(title: wording.title(TextCode.name(ofNumber: number))) { [eventListener] _ in
                            eventListener.handle(event: .didAskToCopyCode(number))
                        }
                    }
                )
            }
        }

        private func goToHeading(at place: Int) {
            rootView.text.scroll(to: ArticlePosition(place: place, letters: 0))
            reportPosition()
        }

        private func reportPosition() {
            eventListener.handle(
                event: .didScroll(to: rootView.text.topPosition ?? ArticlePosition(place: 0, letters: 0))
            )
        }
    }

    extension ArticleDetailViewController: UITextViewDelegate {
        public func textView(
            _ textView: UITextView,
            primaryActionFor textItem: UITextItem,
            defaultAction: UIAction
        ) -> UIAction? {
            guard let link = rootView.text.link(of: textItem) else { return nil }
            return UIAction { [eventListener] _ in eventListener.handle(event: .didAskToOpenLink(link)) }
        }

        public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            if !decelerate { reportPosition() }
        }

        public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            reportPosition()
        }
    }

    // MARK: - Output

    extension ArticleDetailViewController {
        public func handle(command: ArticleDetailCommand) {
            switch command {
            case .showProgress(let progress): rootView.status.show(progress, wording)
            case .offer(let actions): offer(actions)
            case .show(let article): show(article)
            case .showMessage(let message): rootView.status.showMessage(wording(message))
            // Only images that the view reports as visible are sent; this one has their descriptions.
            case .showImage: break
            case .scroll(let position): rootView.text.scroll(to: position)
            case .copy(let text): UIPasteboard.general.string = text
            case .showAlert(let strategy): alertClient.show(strategy: strategy)
            }
        }

        private func offer(_ actions: ArticleDetailActions) {
            self.actions = actions
            showMenu()
        }

        private func show(_ article: ArticleDetail) {
            self.article = article
            navigationItem.title = article.title
            rootView.status.showMessage(article.notice.map { wording($0) })
            rootView.text.show(AttributedTextComposer(article, wording))
            showMenu()
        }

        private func showMenu() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(menu: menu, named: wording)
        }
    }

    extension TextHeading {
        /// Returns the words of the title, indented by the level.
        fileprivate func words(_ wording: Wording) -> String {
            String(repeating: "\u{2003}", count: level - 1) + title.map { wording($0.content) }.joined()
        }
    }
#endif
