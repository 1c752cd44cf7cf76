import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of every command of the built program with streams that are closed, full or narrow.
///
/// The tests run one after the other, because many processes at once would overload the machine.
@Suite(.serialized)
struct EveryCommandStreamTests {
    /// A pipe whose reading end is closed.
    private static let closedPipe = """
        pipe="$HOME/pipe"; mkfifo "$pipe"; exec 4<>"$pipe" 5>"$pipe" 4>&-; exec 1>&5 5>&-
        """

    @Test(arguments: CommandCall.all.filter(\.prints))
    func `a closed output ends the program without a message`(call: CommandCall) async throws {
        let run = try await ReaderHome.populated().run(call, streams: Self.closedPipe)
        // The exit code of a shell for a process that SIGPIPE has ended: 128 and the number of the signal.
        #expect(run.status == 128 + 13, "\(run)")
        #expect(!run.messages.contains("The output could not be written"), "\(run)")
    }

    @Test(arguments: CommandCall.all.filter(\.prints))
    func `output that is lost is a failure, and is reported`(call: CommandCall) async throws {
        try await expectLoss(of: call, to: "/dev/full")
    }

    @Test func `output that nobody takes is a failure, and is reported`() async throws {
        try await expectLoss(of: #require(CommandCall.all.first { $0.name == "list" && $0.prints }), to: "&-")
    }

    private func expectLoss(of call: CommandCall, to stream: String) async throws {
        let run = try await ReaderHome.populated().run(call, streams: "exec 1>\(stream)")
        #expect(run.status == 1, "\(run)")
        #expect(run.messages.contains("The output could not be written completely."), "\(run)")
        run.expectNoCrash()
    }

    @Test func `an opened file does not take the place of a closed stream`() async throws {
        let home = try ReaderHome.populated()
        let script = home.folder + "/browser"
        let seen = home.folder + "/seen"
        try Data("all=$(readlink /proc/$$/fd/0 /proc/$$/fd/1 /proc/$$/fd/2)\necho \"$all\" > '\(seen)'\n".utf8)
            .write(to: URL(filePath: script))
        let call = CommandCall(name: "open", arguments: ["00000000000000000003"])
        _ = try await home.run(
            call,
            streams: "exec 0<&- 1>&- 2>&-",
            environment: ["BROWSER": "/bin/sh \(script) %s"]
        )
        let streams = try String(contentsOfFile: seen, encoding: .utf8)
        #expect(streams == "/dev/null\n/dev/null\n/dev/null\n")
    }

    @Test func `a command that reads standard input is refused without it`() async throws {
        let call = try #require(CommandCall.all.first { !$0.input.isEmpty })
        let run = try await ReaderHome.populated().run(call, streams: "exec 0<&-")
        #expect(run.status == 2, "\(run)")
        run.expectNoCrash()
    }

    // MARK: - A narrow terminal

    /// Returns the width of a line in cells, as most terminals count them.
    private func cells(_ line: Substring) -> Int {
        line.unicodeScalars.reduce(0) { sum, scalar in
            let isWide =
                (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
                || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
                || (0xFE30...0xFE6F).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
                || scalar.value >= 0x1F300
            return sum + (scalar.properties.generalCategory == .nonspacingMark ? 0 : isWide ? 2 : 1)
        }
    }

    /// The calls whose output is for people, and not a document for another program.
    private static let pages = CommandCall.all.filter { $0.name != "completions" && !$0.arguments.contains("html") }

    @Test(arguments: pages, ["en", "ja"])
    func `on a terminal of 20 columns no line is wider`(call: CommandCall, language: String) async throws {
        let home = try ReaderHome.populated()
        let line = call.line + ["--lang", language]
        let session = try home.open(line, environment: ReaderHome.baseEnvironment, columns: 20)
        // The end of the input answers a prompt; a token is typed at its prompt, and not before.
        if call.name == "login" { try await session.expect(language == "en" ? "Token: " : "トークン: ") }
        await session.send("\u{4}")
        let status = await session.end()
        #expect(status == (call.name == "config edit" ? 0 : call.name == "login" ? 2 : call.status))
        let written = await session.written
        let plain = written.replacing(#/\u{1B}\[[0-9;?]*[A-Za-z]/#, with: "\n")
            .replacing(#/\u{1B}\]8;;.*?\u{1B}\\/#, with: "")
        for line in plain.split(whereSeparator: { $0.isNewline || $0 == "\r" }) {
            // Command lines in examples are not wrapped, so that they can be copied.
            if call.name == "help", line.hasPrefix("qiita-reader ") { continue }
            // Neither are addresses.
            if line.hasPrefix("http") { continue }
            #expect(cells(line) <= 20, "\(line)")
        }
    }
}
