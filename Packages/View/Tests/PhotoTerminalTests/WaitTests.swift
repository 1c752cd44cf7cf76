import AttemptKit
import PhotoContract
import PresentationKit
import Testing
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

/// Tests of the key that ends a wait, on each screen that waits.
@MainActor
struct WaitTests {
    private let host = LineHost(terminal: ScriptedLineTerminal(), wording: Wording(.english), mode: .script)

    /// Expects that Escape ends a wait while there is one.
    private func check(
        _ screen: some Responder & Screen,
        _ line: OutputSource<ScreenProgress?>,
        sourceLocation: SourceLocation = #_sourceLocation,
        inputs: () -> [String]
    ) {
        func escape() -> KeyCommand? { screen.commands.first { $0.keys.contains(.escape) } }
        screen.viewDidLoad()
        for end in [nil, ScreenProgress.activity(Phrase(en: "Searching…", ja: "検索しています…"))] {
            #expect(escape() == nil, sourceLocation: sourceLocation)
            line.set(.wait(secondsLeft: 2))
            let command = escape()
            #expect(command?.isInStatusLine == true && command?.isForFullScreen == true, sourceLocation: sourceLocation)
            if case .perform(let perform)? = command?.action { perform() }
            line.set(end)
        }
        #expect(escape() == nil, sourceLocation: sourceLocation)
        #expect(inputs().count { $0 == "end wait" } == 2, sourceLocation: sourceLocation)
    }

    @Test func `Escape ends the wait of a search`() {
        let model = StubGrid()
        check(PhotoGridViewController(model: model, host: host), model.line) { model.inputs }
    }

    @Test func `Escape ends the wait of the albums`() {
        let model = StubList()
        check(AlbumListViewController(model: model, host: host), model.line) { model.inputs }
    }

    @Test func `Escape ends the wait of an album`() {
        let model = StubAlbum()
        check(AlbumViewController(model: model, host: host), model.line) { model.inputs }
    }

    @Test func `Escape ends the wait of a photo`() {
        let model = StubPhoto()
        check(PhotoViewController(model: model, host: host), model.line) { model.inputs }
    }

    @Test func `Escape ends the wait of downloads`() {
        let model = StubDownload()
        check(DownloadViewController(model: model, host: host), model.line) { model.inputs }
    }
}
