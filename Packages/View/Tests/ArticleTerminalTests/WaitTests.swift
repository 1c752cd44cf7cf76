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
    private let host = LineHost(
        terminal: ScriptedLineTerminal(typing: []),
        wording: Wording(.english),
        mode: .interactive
    )

    private func check<Screen: Responder & View>(
        _ event: Screen.Event,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ makeScreen: (AnyEventListener<Screen.Event>, any SceneHost) -> Screen
    ) where Screen.Event: Equatable, Screen.Command: AttemptCommand {
        var count = 0
        let screen = makeScreen(AnyEventListener { if $0 == event { count += 1 } }, host)
        func escape() -> KeyCommand? { screen.commands.first { $0.keys.contains(.escape) } }
        #expect(escape() == nil, sourceLocation: sourceLocation)
        let ends = [nil, ScreenProgress.activity(Phrase(en: "Fetching…", ja: "取得しています…"))]
        for end in ends {
            screen.handle(command: .showProgress(.wait(secondsLeft: 2)))
            let command = escape()
            #expect(command?.isInStatusLine == true && command?.isForFullScreen == true, sourceLocation: sourceLocation)
            if case .perform(let perform)? = command?.action { perform() }
            screen.handle(command: .showProgress(end))
            #expect(escape() == nil, sourceLocation: sourceLocation)
        }
        #expect(count == ends.count, sourceLocation: sourceLocation)
    }

    @Test func `Escape ends the wait of a list, of an article and of comments`() {
        check(.didCancelWait) { ArticleListViewController(eventListener: $0, host: $1) }
        check(.didCancelWait) { ArticleDetailViewController(eventListener: $0, host: $1) }
        check(.didCancelWait) { CommentListViewController(eventListener: $0, host: $1) }
    }
}
