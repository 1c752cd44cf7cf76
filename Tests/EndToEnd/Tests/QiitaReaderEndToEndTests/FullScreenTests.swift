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
            // Text that no cell of a list has, because a frame writes only the cells that change.
            items[1].body = "◆◇◆◇\n"
            items[2].body = "■□■□\n"
        }
    }

    @Test func `a restored list shows the same position, also on a later page`() async throws {
        home.qiita.change { items in
            items[20].title = "◎●◎●◎"
            items[38].title = "▲▽▲▽▲"
            items[38].body = "□▲□▲\n"
        }
        let session = try home.open(environment: fullScreen)
        try await session.expect("1/20")
        await session.send("G")
        try await session.expect("◎●◎●◎")
        await session.send("G")
        try await session.expect("▲▽▲▽▲")
        await session.send("kq")
        #expect(await session.end() == 0)
        let next = try home.open(["--restore"], environment: fullScreen)
        try await next.expect("▲▽▲▽▲")
        await next.send("\r")
        try await next.expect("□▲□▲")
        await next.send("\u{3}")
        #expect(await next.end() == 0)
    }

    @Test(arguments: ["read", "search"])
    func `an article and a search open on top of the list`(command: String) async throws {
        let url = "http://\(home.qiita.host)/koher/items/\(home.qiita.items[2].id)"
        let argument = command == "read" ? url : "60"
        let session = try home.open([command, argument], environment: fullScreen)
        try await session.expect(command == "read" ? "■□■□" : "Article 60")
        await session.send("\u{1B}")
        try await session.expect("Newest articles")
        await session.send("q")
        #expect(await session.end() == 0)
    }

    @Test func `the links of marked articles are copied to the clipboard of the terminal, when asked`() async throws {
        let reading = try home.open(environment: fullScreen)
        try await reading.expect("1/20")
        await reading.send("jxjx\r")
        try await reading.expect("■□■□")
        await reading.send("qq")
        #expect(await reading.end() == 0)
        #expect(await !reading.written.contains("\u{1B}]52;"))
        let session = try home.open(environment: fullScreen)
        try await session.expect("1/20")
        await session.send("jxjxyq")
        #expect(await session.end() == 0)
        let links = home.qiita.items[1...2].map { "https://qiita.com/koher/items/\($0.id)" }.joined(separator: "\n")
        #expect(await session.written.contains("\u{1B}]52;c;\(Data(links.utf8).base64EncodedString())\u{1B}\\"))
    }
}
