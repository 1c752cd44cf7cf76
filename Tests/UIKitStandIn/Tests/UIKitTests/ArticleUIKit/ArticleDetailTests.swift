import ArticleContract
import Foundation
import PresentationKit
import ReportKit
import Testing
import UIKit
import UIKitHost

@testable import ArticleUIKit

extension UIKitTests {
    /// Tests of the view controller of an article, whose presenter is the test.
    @MainActor
    struct ArticleDetailTests {
        private let window = Window()
        private let outbox = Outbox<ArticleDetailEvent>()
        private let screen: ArticleDetailViewController

        init() {
            screen = ArticleDetailViewController(eventListener: outbox.listener, host: window.host)
            window.makeScreen = { [screen] _ in screen }
            window.go(.launch(1))
        }

        private var text: ArticleTextView { screen.rootView.text }
        private var menu: UIMenu? { screen.navigationItem.rightBarButtonItem?.menu }

        private func article(
            _ blocks: [TextBlock] = [],
            links: [TextLink] = [],
            url: String? = "https://qiita.com/ann/items/a"
        ) -> ArticleDetail {
            ArticleDetail(
                id: "a",
                title: "On whales",
                author: "ann",
                created: "2018-05-29",
                updated: "2018-05-31",
                tags: ["Swift"],
                likes: 5,
                lastRead: "2026-11-21",
                url: url,
                text: ArticleText(blocks: blocks, links: links),
                record: Record(of: [ArticleField.id]) { _ in .text("a") }
            )
        }

        @Test func `an article has its header above its text`() {
            screen.handle(command: .show(article([.paragraph([[TextSpan("They sing.")]])])))
            #expect(
                text.attributedText.string == """
                    On whales
                    @ann · 2018-05-29 JST · ↻ 2018-05-31 JST · ♥ 5 · read on 2026-11-21
                    #Swift
                    https://qiita.com/ann/items/a
                    They sing.

                    """
            )
            #expect(screen.navigationItem.title == "On whales")
            #expect(!text.isEditable)
        }

        @Test func `a tap on a link opens it by its number, and nothing else is opened`() throws {
            let url = try #require(URL(string: "https://swift.org/blog"))
            let span = TextSpan("the blog", link: 2)
            let links = [
                TextLink(number: 1, url: "https://example.org", title: ""),
                TextLink(number: 2, url: url.absoluteString, title: ""),
            ]
            screen.handle(command: .show(article([.paragraph([[span]])], links: links)))
            _ = outbox.take()
            #expect(UIStandIn.tap(url, in: text))
            #expect(outbox.take() == [.didAskToOpenLink(2)])
            #expect(!UIStandIn.tap(try #require(URL(string: "https://example.org")), in: text))
        }

        @Test func `a published article offers comments, stock and browser, and a text without a page none of them`() {
            screen.handle(command: .show(article(url: nil)))
            #expect(menu?.children.map(\.title) == ["Find"])
            screen.handle(command: .offer(ArticleDetailActions(hasNeighbours: true)))
            #expect(menu?.children.map(\.title) == ["Find", "Previous", "Next"])
            screen.handle(command: .offer(ArticleDetailActions(isPublished: true, hasNeighbours: true)))
            #expect(menu?.children.map(\.title) == ["Comments", "Stock", "Browser", "Find", "Previous", "Next"])
            _ = outbox.take()
            for title in ["Comments", "Stock", "Browser", "Previous", "Next"] { UIStandIn.choose(title, from: menu) }
            #expect(
                outbox.take() == [
                    .didAskForComments, .didAskToStock, .didAskToOpen, .didAskForPreviousArticle, .didAskForNextArticle,
                ]
            )
            screen.handle(command: .offer(ArticleDetailActions(isPublished: true, isStocked: true)))
            #expect(UIStandIn.choose("Unstock", from: menu))
            #expect(outbox.take() == [.didAskToStock])
        }

        @Test func `the text is searched by UIKit's own bar`() {
            screen.handle(command: .show(article()))
            #expect(UIStandIn.choose("Find", from: menu))
            #expect(text.findInteraction?.standInIsShown == true)
        }

        @Test func `the table of contents leads to a heading, and the position is reported`() {
            let blocks: [TextBlock] = [
                .heading(level: 1, [TextSpan("Songs")]), .paragraph([[TextSpan("Long ones.")]]),
                .heading(level: 2, [TextSpan("Dialects")]), .paragraph([[TextSpan("Many.")]]),
            ]
            screen.handle(command: .show(article(blocks)))
            _ = outbox.take()
            #expect(UIStandIn.choose("Contents", "\u{2003}Dialects", from: menu))
            #expect(text.contentOffset.y == 6 * UITextView.standInLineHeight)
            #expect(outbox.take() == [.didScroll(to: ArticlePosition(place: 2, letters: 0))])
        }

        @Test func `a single block of code is copied, and several by their numbers`() {
            func code(_ text: String) -> TextBlock { .code(TextCode(label: nil, language: nil, text: text)) }
            screen.handle(command: .show(article([code("a")])))
            _ = outbox.take()
            #expect(UIStandIn.choose("Copy Code", from: menu))
            screen.handle(command: .show(article([code("a"), .quote([code("b")])])))
            #expect(UIStandIn.choose("Copy Code", "Code 2", from: menu))
            #expect(outbox.take() == [.didAskToCopyCode(1), .didAskToCopyCode(2)])
            screen.handle(command: .copy("b"))
            #expect(UIPasteboard.general.string == "b")
        }

        @Test func `a position that was reported is scrolled to again`() {
            let blocks: [TextBlock] = [
                .paragraph([[TextSpan("One, 1.")], [TextSpan("Two.")], [TextSpan("Three.")]]),
                .code(TextCode(label: nil, language: nil, text: "a\nb\nc")),
            ]
            screen.handle(command: .show(article(blocks)))
            _ = outbox.take()
            // The header has four lines.
            UIStandIn.scroll(text, toLine: 5)
            UIStandIn.scroll(text, toLine: 9)
            UIStandIn.scroll(text, toLine: 1)
            let positions = [(0, 4), (1, 2), (0, 0)].map { ArticlePosition(place: $0.0, letters: $0.1) }
            #expect(outbox.take() == positions.map { .didScroll(to: $0) })
            for (position, line) in zip(positions, [5, 9, 4]) {
                screen.handle(command: .scroll(to: position))
                #expect(text.contentOffset.y == CGFloat(line) * UITextView.standInLineHeight)
            }
            screen.handle(command: .scroll(to: ArticlePosition(place: 9, letters: 99)))
            #expect(text.contentOffset.y > 0)
        }

        @Test func `a message is shown and announced`() {
            screen.handle(command: .showMessage(Phrase(verbatim: "Stocked")))
            #expect(screen.rootView.status.text == "Stocked")
            #expect(UIStandIn.announcements.last == "Stocked")
        }

        @Test(arguments: ArticleFailureAction.samples)
        func `each answer to an alert reaches the presenter`(action: ArticleFailureAction) {
            screen.handle(command: .showAlert(.sample(offering: action)))
            UIStandIn.finishTransitions()
            _ = outbox.take()
            #expect(window.tap(action.title.english))
            #expect(outbox.take() == [.didAnswer(AlertAnswer(action))])
        }
    }
}
