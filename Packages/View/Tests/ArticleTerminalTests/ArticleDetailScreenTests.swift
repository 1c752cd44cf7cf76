import ArticleContract
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import ArticleTerminal
@testable import ViewKit

@MainActor
struct ArticleDetailScreenTests {
    private let outbox = Outbox<ArticleDetailEvent>()
    private let terminal = ScriptedLineTerminal(typing: [])
    private let host: LineHost
    private let screen: ArticleDetailViewController

    init() {
        host = LineHost(terminal: terminal, wording: Wording(.english), mode: .script)
        screen = ArticleDetailViewController(eventListener: outbox.listener, host: host)
        host.show(screen)
    }

    private func show(_ blocks: [TextBlock]) { show(blocks, on: screen) }

    private func show(_ blocks: [TextBlock], on screen: ArticleDetailViewController) {
        let text = ArticleText(blocks: blocks)
        let record = Record(of: [ArticleField.id]) { _ in .text("a") }
        screen.handle(command: .show(ArticleDetail(id: "a", title: "Moby-Dick", tags: [], text: text, record: record)))
    }

    private func heading(_ title: String, level: Int = 1) -> TextBlock { .heading(level: level, [TextSpan(title)]) }

    private func paragraphs(_ count: Int) -> [TextBlock] {
        (1...count).map { .paragraph([[TextSpan("p\($0)")]]) }
    }

    private func code(_ text: String) -> TextBlock { .code(TextCode(label: nil, language: nil, text: text)) }

    private func rows(_ columns: Int = 100, _ rows: Int = 8) -> [String] { self.rows(columns, rows, of: screen) }

    private func rows(_ columns: Int = 100, _ rows: Int = 8, of screen: ArticleDetailViewController) -> [String] {
        // Without the scroll bar and the margins.
        screen.rootView.rows(columns: columns, rows: rows).map { $0.replacing(#/^ +| *▐?$/#, with: "") }
    }

    private func press(_ key: Key) { #expect(screen.press(key)) }

    @Test func `the contents stand beside the text, and lead to a heading`() {
        show([heading("Loomings")] + paragraphs(9) + [heading("The Carpet-Bag", level: 2)] + paragraphs(9))
        #expect(rows()[0] == "Moby-Dick")
        press("t")
        #expect(rows()[0].hasPrefix("Contents"))
        #expect(rows()[3].hasPrefix("The Carpet-Bag"))
        #expect(rows()[0].hasSuffix("│  Moby-Dick"))
        screen.rootView.contents.opens.send(10)
        #expect(rows()[0].hasSuffix("│  The Carpet-Bag"))
        #expect(screen.rootView.contents.selection == 10)
        press(.escape)
        #expect(rows()[0] == "The Carpet-Bag")
        #expect(!screen.commands.contains { $0.keys.contains(.escape) })
    }

    @Test func `scrolling selects the heading above the top of the screen`() {
        show([heading("Loomings")] + paragraphs(9) + [heading("The Carpet-Bag")] + paragraphs(9))
        _ = rows()
        screen.rootView.text.scroll(to: ScrollPosition(place: 12))
        #expect(screen.rootView.contents.selection == 10)
        screen.rootView.text.scroll(to: ScrollPosition(place: 4))
        #expect(screen.rootView.contents.selection == 0)
    }

    @Test func `a position that was scrolled to is reported, and one that is given is shown`() {
        show([heading("Loomings")] + paragraphs(30))
        screen.handle(command: .scroll(to: ArticlePosition(place: 12, letters: 0)))
        #expect(rows()[0] == "p12")
        screen.rootView.text.scroll(toLine: 0)
        #expect(
            outbox.events.suffix(2) == [
                .didScroll(to: ArticlePosition(place: 12, letters: 0)),
                .didScroll(to: ArticlePosition(place: 0, letters: 0)),
            ]
        )
    }

    @Test func `the position is restored when the article is there, and is kept where it is not`() throws {
        let fullScreen = StubSceneHost()
        func makeScreen() -> ArticleDetailViewController {
            ArticleDetailViewController(eventListener: AnyEventListener { _ in }, host: fullScreen)
        }
        let (first, next) = (makeScreen(), makeScreen())
        #expect(first.restorationState == nil)
        show([heading("Loomings")] + paragraphs(30), on: first)
        _ = rows(of: first)
        first.rootView.text.scroll(to: ScrollPosition(place: 12))
        let state = try #require(first.restorationState)
        next.restore(state)
        #expect(next.restorationState == state)
        show([heading("Loomings")] + paragraphs(30), on: next)
        #expect(rows(60, of: next)[0] == "p12")
        #expect(next.restorationState == state)
        // An article that is shown again begins at its start.
        show([heading("Loomings")] + paragraphs(30), on: next)
        #expect(rows(of: next)[0] == "Moby-Dick")
        // Lines have no position.
        screen.restore(state)
        #expect(screen.restorationState == nil)
    }

    @Test func `on a narrow screen the contents take the place of the text`() {
        show([heading("Loomings")] + paragraphs(20) + [heading("The Carpet-Bag")] + paragraphs(9))
        press("t")
        screen.rootView.contents.isFocused = true
        #expect(rows(40)[0] == "Contents")
        screen.rootView.contents.opens.send(21)
        screen.rootView.contents.isFocused = false
        #expect(rows(40)[0] == "The Carpet-Bag")
        #expect(screen.rootView.contents.isHidden)
    }

    @Test func `without headings there is a message`() async {
        show(paragraphs(2))
        press("t")
        #expect(screen.rootView.contents.isHidden)
        #expect(terminal.messageText.contains("The article has no headings."))
    }

    @Test func `keys that need the text wait for it`() {
        let keys: [Key] = ["t", "/"]
        #expect(!screen.commands.contains { !keys.filter($0.keys.contains).isEmpty })
        show(paragraphs(2))
        #expect(keys.allSatisfy { key in screen.commands.contains { $0.keys.contains(key) } })
    }

    @Test func `the code at the top is copied, or the one with a number`() throws {
        show([code("one")] + paragraphs(9) + [code("two")] + paragraphs(9))
        _ = rows()
        press("y")
        screen.rootView.text.scroll(to: ScrollPosition(place: 9))
        press("y")
        let command = try #require(screen.commands.first { $0.keys.contains("y") })
        guard case .choose(1...2, selected: 2, _) = command.action else {
            Issue.record("\(command.action)")
            return
        }
        #expect(outbox.events.filter { [.didAskToCopyCode(1), .didAskToCopyCode(2)].contains($0) }.count == 2)
        #expect(outbox.events.last == .didAskToCopyCode(2))
        #expect(command.isForFullScreen)
        show(paragraphs(1))
        #expect(!screen.commands.contains { $0.keys.contains("y") })
    }

    @Test func `contents and code have no lines of their own in print`() async {
        show([heading("Loomings"), code("one"), code("two")])
        press("t")
        screen.rootView.contents.isHidden = true
        #expect(await host.run() == .done)
        #expect(terminal.outputText == "Moby-Dick\n\n# Loomings\n\n  one\n\n  two\n")
    }
}
