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
            for key in ["", "j", "\r", " ", "G", "t", "?"] {
                if !key.isEmpty {
                    await other.terminal.send(key)
                    try await tmux.send(key == " " ? "Space" : key == "\r" ? "Enter" : key)
                }
                try await expectSame(tmux, other, after: key)
            }
        }
        await other.quit()
    }

    /// Waits until both emulators show the same lines, because neither says when it has shown the answer to a key.
    private func expectSame(_ tmux: TmuxSession, _ other: EmulatedSession, after key: String) async throws {
        let end = ContinuousClock.now + TerminalSession.timeout
        while true {
            let lines = (try await tmux.lines(), try await other.screen().lines)
            if lines.0 == lines.1 { return }
            guard ContinuousClock.now < end else {
                #expect(lines.0 == lines.1, "after '\(key)'")
                return
            }
        }
    }

    @Test func `what the reader changes on the screen of tmux is the same when it is written whole`() async throws {
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

    /// Expects that the screen is the same when it is written whole; help that comes and goes shows that it was.
    private func expectWhole(_ tmux: TmuxSession, after keys: [String]) async throws {
        try await showHelp(tmux)
        let shown = try await cells(of: tmux)
        try await tmux.send("C-l")
        try await showHelp(tmux)
        #expect(try await cells(of: tmux) == shown, "\(keys)")
    }

    /// Returns the cells of the screen, which tmux writes in one of several ways.
    private func cells(of tmux: TmuxSession) async throws -> [[EmulatedScreen.Cell]] {
        let emulator = try TerminalEmulator(columns: 80, rows: 24)
        let lines = try await tmux.lines(withStyles: true)
        try await emulator.write(Array(("\u{1B}[?7l" + lines.joined(separator: "\r\n")).utf8))
        return try await emulator.screen().cells
    }

    private func showHelp(_ tmux: TmuxSession) async throws {
        try await tmux.send("?")
        try await tmux.expect("Keys and commands")
        try await tmux.send("?")
        try await tmux.expectNo("Keys and commands")
    }
}
