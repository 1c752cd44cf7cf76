import Foundation
import TerminalTesting
import Testing

/// Tests of the events of a full-screen program on a pseudo-terminal, whose other end is the test.
struct SessionEventTests {
    @Test func `keys, pastes and clicks are events`() async throws {
        let session = try await ProbeSession()
        try await session.type("\u{3}", until: "<key Ctrl-C>")
        try await session.type("\u{1B}[A", until: "<key ↑>")
        try await session.type("\u{1B}[200~two\rlines\u{1B}[201~", until: #"<paste("two\nlines")>"#)
        try await session.type("\u{1B}[<0;3;2M", until: "<click(ViewKit.Point(column: 2, row: 1))>")
    }

    @Test func `a lone Escape is a key although nothing follows it`() async throws {
        let session = try await ProbeSession()
        try await session.type("\u{1B}", until: "<key Esc>")
        try await session.type("j", until: "<key j>")
    }

    @Test func `a character that comes in two pieces is one key`() async throws {
        let session = try await ProbeSession()
        let bytes = Array("鯨".utf8)
        try session.terminal.send(bytes[..<2])
        // The answer to the signal shows that the first piece was read.
        try session.terminal.resize(columns: 100, rows: 30)
        try await session.terminal.output(until: "<resized 100x30>")
        try session.terminal.send(bytes[2...])
        try await session.terminal.output(until: "<key 鯨>")
    }

    @Test func `another size of the terminal is an event`() async throws {
        let session = try await ProbeSession()
        try session.terminal.resize(columns: 100, rows: 30)
        try await session.terminal.output(until: "<resized 100x30>")
        try session.terminal.resize(columns: 20, rows: 5)
        try await session.terminal.output(until: "<resized 20x5>")
    }

    @Test func `a warning of a library on standard output or standard error never comes to the terminal`() async throws
    {
        let session = try await ProbeSession()
        try await session.type("w", until: "<written>")
        try await session.type("q", until: "<key q>")
        try await session.expectEnd(status: 0)
        #expect(!session.terminal.transcript.contains("warning"))
    }

    @Test func `output that a terminal did not take at once follows when it takes more`() async throws {
        let session = try await ProbeSession()
        try await session.type("b", until: "<key b>")
        try await session.terminal.output(until: "long >")
        try await session.terminal.output(until: "<ready again>")
        try await session.type("q", until: "<key q>")
        try await session.expectEnd(status: 0)
    }

    @Test func `capabilities are queried after the first frame, and the answers are used`() async throws {
        let session = try await ProbeSession()
        let queries = try await session.terminal.output(until: "\u{1B}[c")
        let graphics = "\u{1B}_Gi=31,s=1,v=1,a=q,U=1,t=d,f=24;AAAA\u{1B}\\"
        let cells = "\u{1B}]1337;ReportCellSize\u{1B}\\\u{1B}[16t\u{1B}[?1;1;0S\u{1B}[?2;4;0S"
        #expect(queries == "\u{1B}[?u\u{1B}[?2026$p\(graphics)\(cells)\u{1B}]11;?\u{1B}\\\u{1B}[>0q\u{1B}[c")
        try await session.type(
            "\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}]11;rgb:0000/0000/2020\u{7}\u{1B}P>|probe 1\u{1B}\\\u{1B}[?62c",
            until: "\u{1B}[>1u"
        )
        try await session.terminal.output(until: "<dark trueColor synchronizes:true>")
        try await session.type("\u{1B}[27u", until: "<key Esc>")
        try await session.type("q", until: "<key q>")
        try await session.terminal.output(until: "\u{1B}[<u")
        try await session.expectEnd(status: 0)
    }

    @Test func `the keyboard protocol is restored after a crash`() async throws {
        let session = try await ProbeSession()
        try await session.type("\u{1B}[?0u\u{1B}[?62c", until: "\u{1B}[>1u")
        try await session.type("f", until: "\u{1B}[<u")
        try await session.expectEnd(status: 128 + SIGSEGV)
    }

    @Test func `a terminal without the keyboard protocol gets none of its sequences`() async throws {
        let session = try await ProbeSession()
        try await session.type("\u{1B}[?62c", until: "deviceAttributes")
        try await session.type("q", until: "<key q>")
        try await session.expectEnd(status: 0)
        #expect(!session.terminal.transcript.contains(#/\x1B\[[<>=][0-9]*u/#))
    }

    @Test func `tmux gets its queries before the alternate screen, and drops what passes through while it draws that`()
        async throws
    {
        let session = try await ProbeSession(environment: ["TMUX": "/tmp/tmux-0/default,1,0"])
        let parts = session.terminal.transcript.split(separator: "\u{1B}[?1049h")
        #expect(parts.map { $0.contains("\u{1B}Ptmux;") && $0.hasSuffix("\u{1B}[c") } == [true, false])
        try await session.type("\u{1B}_Gi=31;OK\u{1B}\\", until: "graphics(isSupported: true)")
        try await session.type("q", until: "<key q>")
        try await session.expectEnd(status: 0)
    }
}
