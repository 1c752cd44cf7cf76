import ArticleContract
import ArticleTerminal
import AttemptKit
import PresentationKit
import Testing
import ViewKit
import ViewTesting

/// Tests of the key that ends a wait, on each screen that waits.
@MainActor
struct WaitTests {
    private let terminal = ScriptedLineTerminal(typing: [])
    private let host: LineHost
    private let events = Events()

    private final class Events {
        var count = 0
    }

    init() {
        host = LineHost(terminal: terminal, wording: Wording(.english), mode: .interactive)
    }

    private func listener<Event: Equatable>(for expected: Event) -> AnyEventListener<Event> {
        AnyEventListener { [events] in if $0 == expected { events.count += 1 } }
    }

    /// Expects that Escape ends a wait while there is one.
    private func check<Command>(
        _ screen: some Responder,
        _ handle: (Command) -> Void,
        wait: Command,
        ends: [Command],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        func escape() -> KeyCommand? { screen.commands.first { $0.keys.contains(.escape) } }
        #expect(escape() == nil, sourceLocation: sourceLocation)
        for end in ends {
            handle(wait)
            let command = escape()
            #expect(command?.isInStatusLine == true && command?.isForFullScreen == true, sourceLocation: sourceLocation)
            if case .perform(let perform)? = command?.action { perform() }
            handle(end)
            #expect(escape() == nil, sourceLocation: sourceLocation)
        }
        #expect(events.count == ends.count, sourceLocation: sourceLocation)
    }

    private let progress = Phrase(en: "Fetching…", ja: "取得しています…")

    @Test func `Escape ends the wait of a list`() {
        let screen = ArticleListViewController(
            eventListener: listener(for: ArticleListEvent.didCancelWait),
            host: host
        )
        let ends = [ArticleListCommand.showProgress(nil), .showProgress(.activity(progress))]
        check(screen, screen.handle, wait: .showProgress(.wait(secondsLeft: 2)), ends: ends)
    }

    @Test func `Escape ends the wait of an article`() {
        let screen = ArticleDetailViewController(
            eventListener: listener(for: ArticleDetailEvent.didCancelWait),
            host: host
        )
        let ends = [ArticleDetailCommand.showProgress(nil), .showProgress(.activity(progress))]
        check(screen, screen.handle, wait: .showProgress(.wait(secondsLeft: 2)), ends: ends)
    }

    @Test func `Escape ends the wait of comments`() {
        let screen = CommentListViewController(
            eventListener: listener(for: CommentListEvent.didCancelWait),
            host: host
        )
        let ends = [CommentListCommand.showProgress(nil), .showProgress(.activity(progress))]
        check(screen, screen.handle, wait: .showProgress(.wait(secondsLeft: 2)), ends: ends)
    }
}
