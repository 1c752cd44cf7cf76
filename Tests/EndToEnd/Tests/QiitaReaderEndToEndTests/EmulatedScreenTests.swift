import Determinism
import FakeQiita
import Foundation
import InfrastructureTesting
import TerminalEmulator
import Testing

/// Tests of the apps on a full screen as an independent emulator shows it.
struct EmulatedScreenTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome(FakeItem.numbered(60))
        home.qiita.change { items in
            items[0].title = "👩‍🚀 と 🇯🇵 の ❤️ e\u{301} ｶﾞ"
            let text = String(repeating: "漢字かな whale 👩‍🚀 ", count: 400)
            items[0].body = "# 鯨 🐳\n\n\(text)\n\n```swift\nlet a = 1\n```\n\n■□■\n"
        }
    }

    @Test func `browsing, searching, reading and going back lead to whole screens`() async throws {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        try await session.expectWhole()
        try await session.send("jjj", expecting: " 4/")
        try await session.expectWhole()
        try await session.send("G", expecting: "/40")
        try await session.expectWhole()
        try await session.send("g", expecting: "1/40")
        try await session.send("\r", expecting: "%")
        try await session.expectWhole()
        try await session.send("G", expecting: "■□■")
        try await session.expectWhole()
        try await session.send("?", expecting: "Keys and commands")
        try await session.expectWhole()
        try await session.send("\u{1B}\u{1B}", expecting: "Newest")
        try await session.expectWhole()
        await session.terminal.send("q")
        #expect(await session.terminal.end() == 0)
    }

    @Test func `other sizes in the middle of everything lead to whole screens`() async throws {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        for keys in ["", "\r", "?"] {
            await session.terminal.send(keys)
            for (columns, rows) in [(1, 1), (500, 200), (2, 3), (7, 24), (40, 5), (80, 24)] {
                try await session.resize(columns: columns, rows: rows)
            }
            try await session.expect("quit")
            try await session.expectWhole()
        }
        await session.terminal.send("\u{3}")
        #expect(await session.terminal.end() == 0)
    }

    @Test(
        arguments: [
            .rateLimitedByCDN, .quotaExceeded(until: Date(timeIntervalSinceNow: 3600)), .unauthorized,
            .internalServerError, .captivePortal,
        ] as [FakeFault],
        ["\r", "\u{1B}"]
    )
    func `an alert of a failure in the middle and its answers leave whole screens`(fault: FakeFault, answer: String)
        async throws
    {
        let session = try home.openFullScreen()
        try await session.expect("1/20")
        home.qiita.inject(fault)
        try await session.send("r", expecting: "Esc")
        try await session.expectWhole()
        home.qiita.inject(nil)
        await session.terminal.send(answer + "\u{3}")
        #expect(await session.terminal.end() < 128)
        let screen = try await session.screen()
        #expect(screen.isWhole && screen.unknown == [])
    }

    @Test func `a host that does not answer keeps no key from working`() async throws {
        home.qiita.inject(.noResponse)
        let session = try home.openFullScreen()
        try await session.expect("quit")
        try await session.send("?", expecting: "Keys and commands")
        try await session.expectWhole()
        await session.terminal.send("\u{1B}q")
        #expect(await session.terminal.end() == 0)
    }

    @Test func `hoge toggles by key, by its button and by a click, and keeps both`() async throws {
        let program = try BuiltProgram(named: "hoge")
        let environment = ["HOME": home.folder]
        let session = try EmulatedSession(program, environment: environment)
        try await session.expect("Dark Mode")
        try await session.expectWhole()
        try await session.send("t", expecting: "Light")
        try await session.expectWhole()
        #expect(try await program.run(["show"], environment: environment).output == "dark\n")
        let lines = try await session.screen().lines
        let row = try #require(lines.firstIndex { $0.contains("Light Mode") })
        try await session.send("\u{1B}[<0;40;\(row + 1)M", expecting: "Dark")
        try await session.expectWhole()
        #expect(try await program.run(["show"], environment: environment).output == "light\n")
        try await session.send("\r", expecting: "Light")
        await session.terminal.send("q")
        #expect(await session.terminal.end() == 0)
        let next = try EmulatedSession(program, environment: environment)
        try await next.expect("Light Mode")
        await next.terminal.send("q")
        #expect(await next.terminal.end() == 0)
    }

    struct Slow {
        /// Keys that neither end nor stop the program.
        private static let keys =
            Array("jkgGdubnNrh/:?*1234567890 []").map(String.init)
            + ["\r", "\t", "\u{1B}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[Z", "鯨", "👩‍🚀", "\u{7F}"]

        /// STRATA_SEED repeats a run, and STRATA_SECONDS makes it longer.
        @Test func `after random keys the screen is whole, and the program ends`() async throws {
            let environment = ProcessInfo.processInfo.environment
            let seed = environment["STRATA_SEED"].flatMap(UInt64.init) ?? .random(in: 1...1_000_000)
            let end = ContinuousClock.now + .seconds(environment["STRATA_SECONDS"].flatMap(Int.init) ?? 10)
            print("seed \(seed)")
            var random = SeededGenerator(seed: seed)
            let home = try ReaderHome(FakeItem.numbered(60))
            repeat {
                let session = try home.openFullScreen()
                try await session.expect("1/20")
                for _ in 1...50 {
                    await session.terminal.send(Self.keys.randomElement(using: &random) ?? "")
                    if Int.random(in: 0..<20, using: &random) == 0 {
                        try await session.resize(
                            columns: .random(in: 20...200, using: &random),
                            rows: .random(in: 1...60, using: &random)
                        )
                    }
                }
                try await session.resize(columns: 80, rows: 24)
                await session.terminal.send("\u{3}")
                #expect(await session.terminal.end() == 0, "seed \(seed)")
                let screen = try await session.screen()
                #expect(screen.isWhole && screen.unknown == [], "seed \(seed)")
            } while ContinuousClock.now < end
        }
    }
}
