import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the built program on a full screen.
struct FullScreenTests {
    private let home: ReaderHome
    private let fullScreen = ["ACCESSIBLE": ""]

    init() throws {
        home = try ReaderHome(FakeItem.numbered(60))
        home.qiita.change { items in
            for index in items.indices { items[index].body = "本文 \(index + 1) です。\n" }
        }
    }

    @Test func `a list leads to an article and back, and the next start shows the same article`() async throws {
        let session = try home.open(environment: fullScreen)
        try await session.expect("? help · q quit")
        await session.send("j\r")
        try await session.expect("本文 2 です。")
        await session.send("\u{1B}")
        try await session.expect("1–20")
        await session.send("\r")
        try await session.expect("本文 2 です。")
        await session.send("q")
        #expect(await session.end() == 0)
        let next = try home.open(environment: fullScreen)
        try await next.expect("本文 2 です。")
        await next.send("\u{3}")
        #expect(await next.end() == 0)
    }

    @Test func `the end of a list fetches the next page`() async throws {
        let session = try home.open(environment: fullScreen)
        try await session.expect("? help · q quit")
        await session.send("G")
        try await session.expect("/40")
        await session.send("G")
        try await session.expect("/60")
        await session.send("q")
        #expect(await session.end() == 0)
    }

    @Test func `a search follows what is typed, and Escape brings the list back`() async throws {
        let session = try home.open(environment: fullScreen)
        try await session.expect("? help · q quit")
        await session.send("/")
        try await session.expect("/ ")
        await session.send("60")
        try await session.expect("for '60'")
        await session.send("\r")
        try await session.expect("1/1")
        await session.send("\u{1B}")
        try await session.expect("Newest articles")
        await session.send("q")
        #expect(await session.end() == 0)
    }

    @Test(arguments: ["read", "search"])
    func `an article and a search open on top of the list`(command: String) async throws {
        let argument = command == "read" ? home.qiita.items[2].id : "60"
        let session = try home.open([command, argument], environment: fullScreen)
        try await session.expect(command == "read" ? "本文 3 です。" : "for '60'")
        await session.send("\u{1B}")
        try await session.expect("Newest articles")
        await session.send("q")
        #expect(await session.end() == 0)
    }

    @Test func `an error is an alert in front of the screen, and retrying shows the list`() async throws {
        home.qiita.inject(.reset)
        let session = try home.open(environment: fullScreen)
        try await session.expect("Retry")
        home.qiita.inject(nil)
        await session.send("\r")
        try await session.expect("1/20")
        await session.send("q")
        #expect(await session.end() == 0)
    }
}
