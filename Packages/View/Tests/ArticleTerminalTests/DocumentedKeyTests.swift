import ArticleCommandLine
import ArticleContract
import AttemptKit
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import ArticleTerminal
@testable import ViewKit

/// The keys that the manual page explains are those of the screens.
@MainActor
struct DocumentedKeyTests {
    private let host = StubSceneHost()
    private let record = Record(of: [ArticleField.id]) { _ in .text("a") }

    /// The commands of a list with everything that can be offered.
    private var listCommands: [KeyCommand] {
        let screen = ArticleListViewController(eventListener: AnyEventListener { _ in }, host: host)
        let row = ArticleRow(
            id: "a",
            title: "Moby-Dick",
            author: "ann",
            date: "2026-11-21",
            isRead: false,
            record: record
        )
        let content = ArticleListContent(tab: .newest, actions: ArticleListAction.allCases, rows: [row])
        screen.handle(command: .show(content))
        screen.handle(command: .showProgress(.wait(secondsLeft: 3)))
        return screen.commands + screen.rootView.list.commandsOfChain
    }

    /// The commands of an article with headings, links and code.
    private var detailCommands: [KeyCommand] {
        let screen = ArticleDetailViewController(eventListener: AnyEventListener { _ in }, host: host)
        let code = TextBlock.code(TextCode(label: nil, language: nil, text: "let a = 1"))
        let text = ArticleText(blocks: [.heading(level: 1, [TextSpan("Loomings")]), code])
        let article = ArticleDetail(
            id: "a",
            title: "Moby-Dick",
            tags: [],
            url: "https://a.jp",
            text: text,
            record: record
        )
        screen.handle(command: .offer(ArticleDetailActions(isPublished: true)))
        screen.handle(command: .show(article))
        return screen.commands + screen.rootView.text.commandsOfChain
    }

    private var documented: Set<Key> { Set(ReaderKey.all.flatMap(\.keys)) }

    @Test func `each key that a screen names is explained`() {
        let commands = (listCommands + detailCommands).filter { $0.isInStatusLine && $0.isForFullScreen }
        #expect(commands.count > 15)
        for command in commands {
            #expect(documented.isSuperset(of: command.keys), "\(command.name)")
        }
        for key in [" ", "x", "X", "A"] as [Key] { #expect(documented.contains(key), "\(key.label)") }
    }

    @Test func `no two commands of a screen have one name`() {
        for commands in [listCommands, detailCommands] {
            let explanations = Dictionary(grouping: commands, by: \.name).mapValues { Set($0.map(\.explanation)) }
            #expect(explanations.filter { $0.value.count > 1 }.isEmpty)
        }
    }

    @Test func `each key that is explained belongs to a screen, or to the host`() {
        let used = Set((listCommands + detailCommands).flatMap(\.keys))
        #expect(documented.subtracting(used) == ["?", ":", "q"])
    }
}
