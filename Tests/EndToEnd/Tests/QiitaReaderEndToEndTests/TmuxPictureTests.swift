import Foundation
import InfrastructureTesting
import Testing

/// Tests of pictures in tmux, in front of a terminal with kitty's graphics protocol, which tmux itself does not know.
struct TmuxPictureTests {
    /// The question for kitty's pictures, and the answer of a terminal that has them.
    private static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,U=1,t=d,f=24;AAAA\u{1B}\\"
    private static let answer = "\u{1B}_Gi=31;OK\u{1B}\\"
    private static let upload = "\u{1B}_Ga=T,U=1,"
    /// The character whose cells the terminal shows parts of pictures in.
    private static let placeholder: Unicode.Scalar = "\u{10EEEE}"

    private let program: BuiltProgram
    private let home = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID().uuidString)").path

    init() throws {
        program = try BuiltProgram(named: "album")
    }

    /// Opens an album of two photos in tmux, and calls a function with the terminal in front of it.
    private func open(
        passthrough: String,
        _ body: (TmuxSession, TerminalSession) async throws -> Void
    ) async throws {
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let environment = ["HOME": home, "LANG": "C.UTF-8", "COLORTERM": "truecolor"]
        let photos = ["demo:cat-1", "demo:cat-2"]
        let get = try await program.run(["get"] + photos + ["--into", "Cats"], environment: environment)
        try #require(get.status == 0, "\(get.messages)")
        try await TmuxSession.withServer(in: home, options: [("allow-passthrough", passthrough)]) { tmux in
            let arguments = ["albums", "show", "Cats"]
            let terminal = try await tmux.start(onTerminal: program, arguments, environment: environment)
            try await body(tmux, terminal)
            try await tmux.send("q")
            #expect(try await tmux.exitCode() == "0")
        }
    }

    /// Waits until the terminal has got a text, with all its attributes.
    ///
    /// - Parameter start: the number of bytes of the output before, in which the text is not looked for.
    /// - Returns: The number of bytes up to the end of the text.
    @discardableResult
    private func wait(for text: String, on terminal: TerminalSession, after start: Int = 0) async throws -> Int {
        while true {
            let output = await terminal.output(after: start)
            if let range = output.range(of: text) { return start + output[..<range.upperBound].utf8.count }
            _ = try await terminal.nextOutput(after: start + output.utf8.count, lookingFor: text)
        }
    }

    @Test func `with passthrough, the terminal gets the pixels, and tmux the cells that stand for them`() async throws {
        try await open(passthrough: "on") { tmux, terminal in
            try await wait(for: Self.question, on: terminal)
            await terminal.send(Self.answer)
            let second = try await wait(for: Self.upload, on: terminal)
            try await wait(for: Self.upload, on: terminal, after: second)
            let uploads = await terminal.written.matches(of: #/_Ga=T,U=1,[^;]*,c=(\d+),r=(\d+),/#)
            let counts = try uploads.map { match in try #require(Int(match.1)) * #require(Int(match.2)) }
            let count = counts.reduce(0, +)
            try await tmux.wait(for: "\(count) placeholders") { lines in
                lines.joined().unicodeScalars.count { $0 == Self.placeholder } == count
            }
            // An overlay is above the cells, and tmux puts them back by itself.
            let before = try await tmux.lines()
            try await tmux.showHelp()
            try await tmux.wait(for: "the same cells") { $0 == before }
            #expect(await !terminal.written.contains("Ptmux"))
        }
    }

    @Test func `without passthrough, no pixel leaves tmux, and pictures are characters`() async throws {
        try await open(passthrough: "off") { tmux, terminal in
            try await tmux.wait(for: "pictures") { lines in
                lines.contains { $0.contains("Cat 2") } && !lines.contains { $0.contains { "┌─│└".contains($0) } }
            }
            let lines = try await tmux.lines()
            #expect(lines.contains { $0.contains { "▀▄▌▐▂▃▅▆".contains($0) } }, "\(lines)")
            #expect(!lines.contains { $0.unicodeScalars.contains(Self.placeholder) })
            #expect(await !terminal.written.contains("_G"))
        }
    }
}
