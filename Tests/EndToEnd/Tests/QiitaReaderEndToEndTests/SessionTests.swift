import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the help, the articles and the links in a session of the built program.
struct SessionTests {
    private let home: ReaderHome
    private let id = "00000000000000000001"

    init() throws {
        home = try ReaderHome(FakeItem.numbered(3))
        home.qiita.change { items in
            items[0].body = """
                [最初](https://a.example/1) と **[次](https://a.example/東京)** と脚注[^1]。

                https://a.example/card

                [^1]: 注

                """
        }
    }

    @Test(arguments: [("en", "? help"), ("ja", "? ヘルプ")])
    func `a question mark explains what can be typed`(language: String, title: String) async throws {
        let session = try home.open(environment: ["LANG": "\(language)_XX.UTF-8"])
        try await session.type("?", at: "\(title) · q ")
        try await session.expect("  1–3  ")
        try await session.type("q", at: "\(title) · q ")
        #expect(await session.end() == 0)
    }

    @Test(arguments: [0, 60])
    func `an article that moves to a page before is neither missed nor shown twice`(maxAge: Int) async throws {
        let home = try ReaderHome(FakeItem.numbered(45))
        try home.configure("max-age = \(maxAge)\n")
        let session = try home.open()
        try await session.expect("20 of 45 articles", "q quit > ")
        home.qiita.change { _ = $0.remove(at: 3) }
        await session.type("n")
        try await session.expect("21  東京で学ぶ設計 その21", "22  Article 22", "q quit > ")
        await session.type("n")
        try await session.expect("45  東京で学ぶ設計 その45", "q quit > ")
        await session.type("q")
        #expect(await session.end() == 0)
    }

    @Test func `links have their numbers where they stand, and are opened by them`() async throws {
        let seen = home.folder + "/seen"
        let script = home.folder + "/browser"
        try Data("printf '%s\\n' \"$@\" > '\(seen)'\n".utf8).write(to: URL(filePath: script))
        let session = try home.open(environment: ["BROWSER": "/bin/sh \(script)"], columns: 120)
        try await session.type("1", at: "q quit > ")
        try await session.expect("q quit > ")
        let text = await session.written.replacing(#/\u{1B}(\[[0-9;?]*[A-Za-z]|\]8;;[^\u{1B}]*\u{1B}\\)/#, with: "")
        #expect(text.contains("最初‹1› と 次‹2› と脚注[1]。"))
        #expect(text.contains("→ ‹3› https://a.example/card"))
        #expect(text.contains("‹1› 最初\r\n    https://a.example/1"))
        #expect(text.contains("o browser · o 1–3 link · ? help · q quit > "))
        await session.type("o 2")
        try await session.expect("Opened 'https://a.example/%E6%9D%B1%E4%BA%AC' in the browser.", "q quit > ")
        #expect(try String(contentsOfFile: seen, encoding: .utf8) == "https://a.example/%E6%9D%B1%E4%BA%AC\n")
        await session.type("o 4")
        try await session.type("q", at: "There is no '4'. Type a number from 1 to 3.")
        #expect(await session.end() == 0)
    }

    @Test func `an article that is on the list of stocks already is offered to be taken off it`() async throws {
        let token = ["QIITA_TOKEN": FakeAccount.koher.token]
        #expect(try await home.run("stock", id, environment: token).status == 0)
        let session = try home.open(environment: token)
        try await session.type("1", at: "q quit > ")
        try await session.type("s", at: "s unstock")
        try await session.expect("was removed from your stocks.")
        try await session.type("q", at: "s stock")
        #expect(await session.end() == 0)
        #expect(home.qiita.items[0].stockers.isEmpty)
    }

    @Test func `without a session no request asks for the user`() async throws {
        let session = try home.open()
        try await session.type("1", at: "q quit > ")
        try await session.type("q", at: "s stock")
        #expect(await session.end() == 0)
        #expect(home.qiita.requests.map(\.path) == ["/api/v2/items", "/api/v2/items/\(id)"])
    }

    @Test func `lists and heads say what was read, stocked and discussed`() async throws {
        let session = try home.open()
        try await session.expect("@koher · 2026-11-20 JST · ♥ 12 · 3 stocks · 1 comment · #Swift")
        try await session.type("1", at: "q quit > ")
        try await session.expect("♥ 12 · 3 stocks · 1 comment")
        try await session.type("b", at: "q quit > ")
        try await session.expect("read · @koher")
        try await session.type("q", at: "q quit > ")
        #expect(await session.end() == 0)
        #expect(await !session.written.contains("read on "))
        let list = try home.open("list")
        try await list.expect("read · @koher")
        #expect(await list.end() == 0)
        let again = try home.open("read", id, columns: 120)
        try await again.expect("1 comment · read on ")
        #expect(await again.end() == 0)
    }
}
