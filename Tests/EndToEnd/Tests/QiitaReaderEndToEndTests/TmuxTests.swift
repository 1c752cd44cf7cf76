import FakeQiita
import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// Tests of the full screens in tmux, a second emulator that shares no code with this repository.
struct TmuxTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome(FakeItem.numbered(60))
    }

    /// The environment of a program in tmux, with a home of its own.
    private func environment() throws -> [String: String] {
        let folder = home.folder + "/tmux"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return home.fullScreenEnvironment.merging(["HOME": folder, "LANG": "C.UTF-8"]) { $1 }
    }

    @Test func `tmux shows the same lines as the other emulator`() async throws {
        let other = try home.openFullScreen("--source", "guide")
        try await other.expect("1/")
        let arguments = ["--source", "guide"]
        try await TmuxSession.run(home.program, arguments, environment: environment(), folder: home.folder) { tmux in
            var shown: [String] = []
            for key in ["", "j", "\r", " ", "G", "t", "?"] {
                if !key.isEmpty {
                    await other.terminal.send(key)
                    try await tmux.send(key == " " ? "Space" : key == "\r" ? "Enter" : key)
                }
                shown = try await expectSame(tmux, other, unlike: shown, after: key)
            }
        }
        await other.quit()
    }

    /// Waits until both emulators show the same lines, other ones than before the key, because neither says when it has shown the
    /// answer to it.
    private func expectSame(
        _ tmux: TmuxSession,
        _ other: EmulatedSession,
        unlike before: [String],
        after key: String
    ) async throws -> [String] {
        let end = ContinuousClock.now + TerminalSession.timeout
        while true {
            let lines = (try await tmux.lines(), try await other.screen().lines)
            if lines.0 == lines.1, lines.0 != before { return lines.0 }
            guard ContinuousClock.now < end else {
                #expect(lines.0 == lines.1 && lines.0 != before, "after '\(key)'")
                return lines.0
            }
        }
    }

    @Test func `a screen that was changed in tmux equals one that is written whole`() async throws {
        home.qiita.change { items in
            for index in items.indices {
                items[index].title += ["", " 👩‍🚀 と 🇯🇵", " ❤️❤️", " 🏳️‍🌈鯨", " 👍🏽"][index % 5]
                items[index].body = "# 章 ⚠️\n\n" + String(repeating: "漢字かな whale ❤️ 👩‍🚀 ", count: 200)
            }
        }
        try await TmuxSession.run(home.program, environment: environment(), folder: home.folder) { tmux in
            try await tmux.expect("1/20")
            for (keys, text) in [
                (["j", "j"], "3/20"), (["G"], "/40"), (["G"], "/60"), (["PageUp", "PageUp"], "/60"), (["g"], "1/60"),
                (["Enter"], "章"), (["Space"], "%"), (["PageUp"], "章"), (["]"], "章"), (["b"], "/60"),
            ] {
                for key in keys { try await tmux.send(key) }
                try await tmux.expect(text)
                try await expectWhole(tmux, after: keys)
            }
            try await tmux.resize(columns: 50, rows: 12)
            try await expectWhole(tmux, after: ["50x12"])
            try await tmux.send("q")
            #expect(try await tmux.exitCode() == "0")
        }
    }

    /// An album has all its photos from the start: when each of its cells has a picture, nothing changes any more.
    @Test func `the pictures of an album are right after scrolling, below an overlay and in another size`() async throws
    {
        let environment = try environment().merging(["COLORTERM": "truecolor"]) { $1 }
        let album = try BuiltProgram(named: "album")
        for arguments in [
            ["get", "--into", "Cats"] + (1...9).map { "demo:cat-\($0)" }, ["albums", "sort", "Cats", "name"],
        ] {
            #expect(try await album.run(arguments, environment: environment).status == 0)
        }
        let arguments = ["albums", "show", "Cats"]
        try await TmuxSession.run(album, arguments, environment: environment, folder: home.folder) { tmux in
            try await expectPictures(tmux, [1...3, 4...6], at: "1/9")
            try await tmux.send("G")
            try await expectPictures(tmux, [4...6, 7...9], at: "9/9")
            try await tmux.resize(columns: 50, rows: 40)
            try await expectPictures(tmux, [5...6, 7...8, 9...9], at: "9/9")
            try await tmux.send("g")
            try await expectPictures(tmux, [1...2, 3...4, 5...6], at: "1/9")
            try await tmux.resize(columns: 80, rows: 24)
            try await expectPictures(tmux, [1...3, 4...6], at: "1/9")
            try await tmux.send("q")
            #expect(try await tmux.exitCode() == "0")
        }
    }

    /// Waits until each photo has a picture in place of a frame, and expects that the screen is the same after help has been
    /// above it, and when it is written whole.
    ///
    /// - Parameters:
    ///   - photos: the numbers of the photos that stand side by side, from top to bottom.
    ///   - position: the position in the album, at the bottom of the screen, which is written last.
    private func expectPictures(_ tmux: TmuxSession, _ photos: [ClosedRange<Int>], at position: String) async throws {
        try await tmux.wait(for: "pictures of \(photos) at \(position)") { lines in
            lines.last?.contains(position) == true && !lines.contains { $0.contains { "┌─│└".contains($0) } }
                && photos.allSatisfy { numbers in
                    lines.contains { line in numbers.allSatisfy { line.contains("Cat \($0)") } }
                }
        }
        let shown = try await tmux.cells()
        for number in photos.joined() {
            let title = try #require(place(of: "Cat \(number)", in: shown))
            // The colours of the middle of the picture, above the title.
            let style = shown[title.row - 4][title.column + 10].style
            #expect(!style.hasPrefix("default default"), "Cat \(number) has no picture: \(style)")
        }
        try await tmux.showHelp()
        try await tmux.expectCells(shown, "\(photos) below help")
        try await tmux.send("C-l")
        try await tmux.showHelp()
        try await tmux.expectCells(shown, "\(photos) written whole")
    }

    /// Returns the place of a text on a screen.
    private func place(of text: String, in cells: [[EmulatedScreen.Cell]]) -> (row: Int, column: Int)? {
        for (row, cells) in cells.enumerated() {
            let texts = cells.map(\.text)
            for column in texts.indices where texts[column...].prefix(text.count).joined() == text {
                return (row, column)
            }
        }
        return nil
    }

    /// Expects that the screen is the same when it is written whole; help that comes and goes shows that it was.
    private func expectWhole(_ tmux: TmuxSession, after keys: [String]) async throws {
        try await tmux.showHelp()
        let shown = try await tmux.cells()
        try await tmux.send("C-l")
        try await tmux.showHelp()
        try await tmux.expectCells(shown, "the screen after \(keys), written whole,")
    }
}
