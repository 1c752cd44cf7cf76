import FakeQiita
import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// Tests of whole sessions of the built reader, of which each screen is compared with one that is written whole.
struct ReaderSessionTests {
    private let home: ReaderHome
    private let token = ["QIITA_TOKEN": FakeQiita.token]

    init() throws {
        home = try ReaderHome(FakeItem.numbered(60))
        home.qiita.change { items in
            items[0].title = "👩‍🚀 と 🇯🇵 の ❤️ e\u{301} ｶﾞ 👍🏽"
            items[0].body = """
                # 鯨 🐳

                \(String(repeating: "漢字かな whale 👩‍🚀❤️ ", count: 30))

                [■先■](https://qiita.com/koher/items/\(items[2].id)) と注[^1]

                ```swift:◇.swift
                let answer = 42 // \(String(repeating: "長い行 ⚠️ ", count: 20))
                ```

                | 幅 | 🏳️‍🌈 |
                |---|---|
                | ❤️ | \(String(repeating: "wide ", count: 30)) |

                ## ▲二▲

                \((1...40).map { "■\($0)■ ☎️" }.joined(separator: "\n\n"))

                [^1]: ●注●
                """
            items[1].body = "○次○\n"
            items[2].body = "◎先◎\n"
            for index in 20..<60 { items[index].title += index % 3 == 0 ? " ❤️ 鯨" : " 🏳️‍🌈" }
        }
    }

    @Test func `a list is browsed page by page to its end and back`() async throws {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        for (keys, text) in [
            ("jjj", "4/20"), ("k", "3/20"), (" ", "/20"), ("G", "/40"), ("\u{1B}[6~", "/40"), ("G", "/60"),
            ("G", "60/60"), ("\u{1B}[5~", "/60"), ("kkk", "/60"), ("G", "60/60"), ("g", "1/60"),
        ] {
            try await session.send(keys, expecting: text)
            try await session.expectWhole("\(keys)")
        }
        #expect(home.qiita.requests.compactMap { $0.query("page") } == ["1", "2", "3"])
        await session.quit("q")
    }

    @Test func `a search asks the host when Enter submits it, and Escape brings the list back`() async throws {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        try await session.send("/", expecting: "Newest articles")
        let count = home.qiita.requests.count
        for (keys, text) in [("鯨", "鯨"), (" 3", "鯨 3"), ("\u{7F}\u{7F}", "鯨")] {
            try await session.send(keys, expecting: text)
            try await session.expectWhole("\(keys)")
        }
        #expect(home.qiita.requests.count == count)
        for (keys, text) in [
            ("\r", "1/14"), ("G", "14/14"), ("/60\r", "1/1"), ("\u{1B}", "14/14"), ("\u{1B}", "1/20"),
        ] {
            try await session.send(keys, expecting: text)
            try await session.expectWhole("\(keys)")
        }
        await session.quit()
    }

    @Test(arguments: [false, true])
    func `a search is left for the list as it was, which the host is not asked for`(isAccepted: Bool) async throws {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        for (keys, text) in [("G", "/40"), ("k", "19/40")] { try await session.send(keys, expecting: text) }
        try await session.expectWhole()
        let lines = try await session.screen().lines
        try await session.send("/鯨", expecting: "鯨")
        if isAccepted { try await session.send("\r", expecting: "1/14") }
        await session.terminal.send("\u{1B}")
        try await session.wait(for: "the list as it was") { $0.lines == lines }
        try await session.expectWhole()
        let pages = home.qiita.requests.filter { $0.query("query") == nil }.compactMap { $0.query("page") }
        #expect(pages == ["1", "2"])
        await session.quit()
    }

    @Test func `an article is read, searched, and left by its links`() async throws {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        for (keys, text) in [
            ("\r", "鯨 🐳"), ("\u{1B}[6~", "%"), ("\u{1B}[5~", "鯨 🐳"), ("lll", "%"), ("hhh", "%"), ("t", "Contents"),
            ("G\r", "▲二▲"), ("g/■3", "■3"), ("\r", "■3■"), ("n", "■3"), ("N", "■3"), ("\u{1B}", "■"), ("G", "100%"),
            ("g", "鯨 🐳"), ("]", "○次○"), ("]", "◎先◎"), ("[", "○次○"), ("\u{1B}", "/20"),
        ] {
            try await session.send(keys, expecting: text)
            try await session.expectWhole("\(keys)")
        }
        await session.quit("q")
    }

    @Test func `an article is stocked on the host, and its mark is there at once`() async throws {
        let session = try home.openFullScreen(environment: token)
        try await session.expect("1/20")
        try await session.send("s", expecting: "stocked ·")
        try await session.expectWhole()
        await session.terminal.send("jxjxs")
        try await session.wait(for: "three stocks") { screen in
            screen.lines.count { $0.contains("stocked ·") } == 3
        }
        try await session.expectWhole()
        await session.quit("q")
        #expect(
            home.qiita.items.prefix(4).map(\.stockers) == [[FakeQiita.user], [FakeQiita.user], [FakeQiita.user], []]
        )
    }

    /// Waits until the status line shows that there is no network, which a message about it covers at first.
    private func expectOffline(_ session: EmulatedSession) async throws {
        try await session.wait(for: "offline") { $0.shows("offline") || $0.shows("No connection") }
    }

    @Test func `without a network what was read stays readable, and the list comes back with it`() async throws {
        let session = try home.openFullScreen(environment: token)
        try await session.expect("1/20")
        try await session.send("j\r", expecting: "○次○")
        try await session.send("\u{1B}", expecting: "2/20")
        home.qiita.inject(.reset)
        await session.terminal.send("r")
        try await expectOffline(session)
        try await session.expectWhole()
        try await session.send("\r", expecting: "○次○")
        try await session.expectWhole()
        try await session.send("\u{1B}", expecting: "2/20")
        home.qiita.inject(nil)
        await session.terminal.send("r")
        try await session.wait(for: "no word about the network") { !$0.shows("offline") && !$0.shows("No connection") }
        try await session.expectWhole()
        home.qiita.stop()
        await session.terminal.send("r")
        try await expectOffline(session)
        try await session.expectWhole()
        await session.quit("q")
    }

    @Test(arguments: [["--source", "guide"], []])
    func `a restart shows an article where it was left, also where no history is kept`(source: [String]) async throws {
        try home.configure("max-age = 0\nhistory = off\n")
        let first = try home.openFullScreen(source)
        try await first.expect(source.isEmpty ? "1/20" : "1/")
        try await first.send("\r", expecting: "0%")
        try await first.send("G", expecting: "100%")
        let lines = try await first.screen().lines
        await first.quit("q")
        let next = try home.openFullScreen(source + ["--restore"])
        try await next.expect("100%")
        try await next.expectWhole()
        #expect(try await next.screen().lines.dropLast() == lines.dropLast())
        try await next.send("\u{1B}", expecting: source.isEmpty ? "1/20" : "1/")
        try await next.expectWhole()
        await next.quit("q")
    }

    @Test(
        arguments: [
            ([("j\r", "○次○"), ("c", "☆1☆"), ("G", "☆30☆")], "○次○"),
            ([(",", "per-page"), ("jj", "3/7")], "1/20"),
        ] as [([(String, String)], String)]
    )
    func `a restart shows the same comment, and the same setting`(
        steps: [(keys: String, text: String)],
        below: String
    ) async throws {
        home.qiita.change { items in
            items[1].comments = (1...30).map { number in
                FakeComment(
                    id: "c\(number)",
                    user: "ann",
                    body: "☆\(number)☆ 👩‍🚀",
                    createdAt: "2026-11-21T10:\(number + 10):00+09:00"
                )
            }
        }
        let first = try home.openFullScreen()
        try await first.expect("1/20")
        for step in steps { try await first.send(step.keys, expecting: step.text) }
        let lines = try await first.screen().lines
        await first.quit("q")
        let next = try home.openFullScreen("--restore")
        try await next.expect(steps.last?.text ?? "")
        try await next.expectWhole()
        #expect(try await next.screen().lines.dropLast() == lines.dropLast())
        try await next.send("\u{1B}", expecting: below)
        await next.quit("q")
    }

    @Test(arguments: [
        (FakeFault.internalServerError, "[ Retry ]"),
        (.quotaExceeded(until: Date(timeIntervalSince1970: 4_000_000_000)), "[ Wait "),
    ])
    func `a search that fails is an alert when it is submitted`(fault: FakeFault, button: String) async throws {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        home.qiita.inject(fault)
        try await session.send("/123", expecting: "123")
        try await session.expectWhole()
        try await session.send("\r", expecting: button)
        try await session.expectWhole()
        await session.quit()
    }

    @Test func `while the host is slow the screen follows keys and sizes`() async throws {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        // The reader waits for half a minute, so that only a few keys are sent before the answer.
        home.qiita.hold { $0.query("page") == "2" }
        let count = home.qiita.requests.count
        await session.terminal.send("G")
        await home.qiita.waitForRequests(count + 1)
        await session.terminal.send("k")
        try await session.expectWhole()
        try await session.resize(columns: 60, rows: 12)
        try await session.expectWhole()
        home.qiita.release()
        try await session.expect("19/40")
        try await session.expectWhole()
        await session.quit("q")
    }
}
