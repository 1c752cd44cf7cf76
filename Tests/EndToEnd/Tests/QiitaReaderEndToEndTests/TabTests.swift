import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the tabs of a full screen, and of what they list of this machine.
struct TabTests {
    private let home: ReaderHome
    private let fullScreen = ["ACCESSIBLE": "", "QIITA_TOKEN": FakeQiita.token]

    init() throws {
        home = try ReaderHome(FakeItem.numbered(60))
        home.qiita.change { items in
            // Text that no cell of a screen before has, because a frame writes only the cells that change.
            items[1].body = "◆◇◆◇\n"
            items[1].tags = ["◎●◎●"]
            items[49].title = "▲△▲△"
            items[49].stockers = [FakeQiita.user]
        }
    }

    @Test func `each tab is reached by a key and is as it was left, and a kept article is read and removed`()
        async throws
    {
        let id = home.qiita.items[1].id
        try await home.run("saved", "save", "★☆★☆", "swift", exits: 0)
        let session = try home.open(environment: fullScreen)
        try await session.expect("1/20")
        await session.send("j\r")
        try await session.expect("◆◇◆◇")
        await session.send("\u{1B}")
        try await session.expect("2/20")
        await session.send("]")
        try await session.expect("▲△▲△")
        await session.send("]")
        try await session.expect("◎●◎●")
        await session.send("]")
        try await session.expect("★☆★☆")
        await session.send("]")
        // The stock was kept last, and the article that was read before it.
        try await session.expect("Kept articles of", "◎●◎●")
        await session.send("j\r")
        try await session.expect("◆◇◆◇")
        await session.send("\u{1B}")
        try await session.expect("Kept articles of")
        await session.send("d")
        try await session.expect("Remove the kept copy")
        await session.send("1")
        try await session.expect("is no longer kept.")
        await session.send("]")
        try await session.expect("Articles that")
        await session.send("]")
        try await session.expect("2/20")
        await session.send("q")
        #expect(await session.end() == 0)
        let kept = try await home.run("kept", "--fields", "id", "--per-page", "100", exits: 0)
        let ids = kept.lines
        #expect(ids.count == 20)
        #expect(!ids.contains(id))
    }

    @Test(arguments: ["", "\r"])
    func `after a restart a tab that is not selected has its query and its position`(end: String) async throws {
        let token = ["QIITA_TOKEN": FakeQiita.token]
        let first = try home.openFullScreen(environment: token)
        try await first.expect("1/20")
        for (keys, text) in [
            ("G", "20/40"), ("k", "19/40"), ("]", "▲△▲△"), ("]", "Tags of"), ("]", "Saved searches"),
            ("]", "Kept articles"),
            ("/●◎", "for '●◎'"), (end, "for '●◎'"),
        ] {
            try await first.send(keys, expecting: text)
        }
        try await first.click("History", expecting: "Articles that you have read")
        await first.quit()

        let pages = home.qiita.requests.count { $0.query("page") != nil }
        let next = try home.openFullScreen("--restore", environment: token)
        try await next.expect("Articles that you have read")
        try await next.send("[", expecting: "for '●◎'")
        try await next.expectWhole()
        // The results of a query that was submitted are left, as the field of the other one.
        try await next.send("\u{1B}", expecting: "Kept articles of")
        try await next.expectWhole()
        #expect(home.qiita.requests.count { $0.query("page") != nil } == pages)
        try await next.click("Newest", expecting: "19/20")
        try await next.expectWhole()
        await next.quit()
    }
}
