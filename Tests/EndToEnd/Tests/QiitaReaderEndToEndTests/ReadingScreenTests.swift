import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the screen of an article in the built program, on a full screen.
struct ReadingScreenTests {
    private let home: ReaderHome
    private let fullScreen = ["ACCESSIBLE": ""]

    // The texts have cells that no other screen has, because a frame writes only the cells that change.
    init() throws {
        home = try ReaderHome(FakeItem.numbered(21))
        let host = home.qiita.host
        home.qiita.change { items in
            let link = "http://\(host)/koher/items/\(items[2].id)"
            let paragraphs = (1...40).map { "■\($0)■" }.joined(separator: "\n\n")
            items[0].body = """
                # ▲一▲

                本文[^1]と[■先■](\(link))

                ```swift:◇.swift
                let answer = 42
                ```

                \(paragraphs)

                # ▲二▲

                ◆終◆

                [^1]: ●注●
                """
            items[1].body = "○次○\n"
            items[2].body = "◎先◎\n"
            items[19].body = "★末★\n"
            items[20].body = "☆後☆\n"
        }
    }

    @Test func `the contents lead to a heading, and a reference to its footnote and back`() async throws {
        let session = try home.open(["read", home.qiita.items[0].id], environment: fullScreen)
        try await session.expect("▲一▲")
        await session.send("t")
        try await session.expect("Contents")
        await session.send("G\r")
        try await session.expect("◆終◆")
        await session.send("g\t\r")
        try await session.expect("●注●")
        await session.send("\r")
        try await session.expect("▲一▲")
        await session.send("q")
        #expect(await session.end() == 0)
    }

    @Test func `code is copied, and a link to an article opens it here and leads back`() async throws {
        let session = try home.open(["read", home.qiita.items[0].id], environment: fullScreen)
        try await session.expect("▲一▲")
        await session.send("y")
        try await session.expect(Data("let answer = 42".utf8).base64EncodedString())
        try await session.expect("'◇.swift': 1 line.")
        await session.send("\t\t\r")
        try await session.expect("◎先◎")
        await session.send("\u{1B}")
        try await session.expect("▲一▲")
        await session.send("q")
        #expect(await session.end() == 0)
    }

    @Test func `the next article follows, also from the next page, until the list ends`() async throws {
        let session = try home.open(environment: fullScreen)
        try await session.expect("1/20")
        await session.send("\r")
        try await session.expect("▲一▲")
        await session.send("]")
        try await session.expect("○次○")
        await session.send("[")
        try await session.expect("▲一▲")
        await session.send("[")
        try await session.expect("This is the first article of the list.")
        await session.send("\u{1B}")
        try await session.expect("Newest articles")
        await session.send(":read 20\r")
        try await session.expect("★末★")
        await session.send("]")
        try await session.expect("☆後☆")
        await session.send("]")
        try await session.expect("This is the last article of the list.")
        await session.send("q")
        #expect(await session.end() == 0)
    }

    @Test func `an article that is opened again is where it was left, in another width too`() async throws {
        let id = home.qiita.items[0].id
        let session = try home.open(["read", id], environment: fullScreen)
        try await session.expect("▲一▲")
        await session.send("G")
        try await session.expect("◆終◆")
        await session.send("q")
        #expect(await session.end() == 0)
        let next = try home.open(["read", id], environment: fullScreen, columns: 60)
        try await next.expect("◆終◆")
        await next.send("q")
        #expect(await next.end() == 0)
    }
}
