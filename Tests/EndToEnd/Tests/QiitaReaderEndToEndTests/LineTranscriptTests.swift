import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of what line mode writes to a terminal of 80 columns, byte for byte.
struct LineTranscriptTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome(FakeItem.numbered(3))
        home.qiita.change { items in
            items[0].comments = [
                FakeComment(
                    id: "b2",
                    user: "ann",
                    body: "後 👩‍🚀\n\n- 一\n- [二](https://a.example/2)\n",
                    createdAt: "2026-11-21T10:30:00+09:00"
                ),
                FakeComment(id: "b1", user: "bob", body: "**最初**のコメント", createdAt: "2026-11-20T09:00:00+09:00"),
            ]
        }
    }

    private static let english = """
        $ qiita-reader tag swift
        #Swift
        Articles 3 · followers 5
        $ qiita-reader user koher
        @koher
        Articles 3 · follows 1 · followers 2
        $ qiita-reader list --tag 設計
        Articles on HOST about '設計'

        1  東京で学ぶ設計 その1
           @koher · 2026-11-20 JST · ♥ 12 · 3 stocks · 1 comment · #Swift #設計
        2  東京で学ぶ設計 その3
           @koher · 2026-11-20 JST · ♥ 12 · 3 stocks · 1 comment · #Swift #設計

        2 articles
        $ qiita-reader search Article
        Articles on HOST for 'Article'

        1  Article 2
           @koher · 2026-11-20 JST · ♥ 12 · 3 stocks · 1 comment · #Swift

        1 article
        $ qiita-reader saved save 朝 設計 --stocks 3
        '朝' searches for '設計 stocks:>=3'.
        $ qiita-reader saved
        朝
          設計 stocks:>=3

        1 saved search
        $ qiita-reader saved run 朝
        Articles on HOST for '設計 stocks:>=3'

        1  東京で学ぶ設計 その1
           @koher · 2026-11-20 JST · ♥ 12 · 3 stocks · 1 comment · #Swift #設計
        2  東京で学ぶ設計 その3
           @koher · 2026-11-20 JST · ♥ 12 · 3 stocks · 1 comment · #Swift #設計

        2 articles
        $ qiita-reader saved remove 朝
        '朝' is no longer saved.
        $ qiita-reader saved

        No saved searches. 'qiita-reader saved save NAME QUERY' saves one.
        $ qiita-reader
        Newest articles on HOST

        1  東京で学ぶ設計 その1
           @koher · 2026-11-20 JST · ♥ 12 · 3 stocks · 1 comment · #Swift #設計
        2  Article 2
           @koher · 2026-11-20 JST · ♥ 12 · 3 stocks · 1 comment · #Swift
        3  東京で学ぶ設計 その3
           @koher · 2026-11-20 JST · ♥ 12 · 3 stocks · 1 comment · #Swift #設計

        3 articles
        r refresh · 1–3 read · ? help · q quit > 1
        東京で学ぶ設計 その1
        @koher · 2026-11-20 · ↻ 2026-11-21 (Japan time) · ♥ 12 · 3 stocks · 1 comment
        #Swift #設計
        https://qiita.com/koher/items/00000000000000000001

        # 章

        本文 1
        b back · r refresh · c comments · s stock · o browser · ? help · q quit > c
        2 comments

        @bob · 2026-11-20 09:00 (Japan time)
        最初のコメント

        @ann · 2026-11-21 10:30 (Japan time)
        後 👩‍🚀

        • 一
        • 二‹1›

        ‹1› 二
            https://a.example/2
        b back · r refresh · o 1 link · ? help · q quit > b
        b back · r refresh · c comments · s stock · o browser · ? help · q quit > q

        """

    /// The comments on a terminal that has attributes and links, and erases its progress.
    private static let attributed = """
        $ qiita-reader comments 00000000000000000001
        Fetching the comments…␍␛[K␛[0;1m2 comments␛[0m

        ␛[0;1;36m@bob␛[0;2m · 2026-11-20 09:00 (Japan time)␛[0m
        ␛[0;1m最初␛[0mのコメント

        ␛[0;1;36m@ann␛[0;2m · 2026-11-21 10:30 (Japan time)␛[0m
        後 👩‍🚀

        • 一
        • ␛]8;;https://a.example/2␛\\␛[0;4;34m二␛]8;;␛\\␛[0;2m‹1›␛[0m

        ␛[0;2m‹1›␛[0m 二
            ␛]8;;https://a.example/2␛\\␛[0;4;34mhttps://a.example/2␛]8;;␛\\␛[0m

        """

    @Test(arguments: [(english, "dumb"), (attributed, "xterm-256color")])
    func `tags, searches and comments are laid out`(transcript: String, terminal: String) async throws {
        for step in transcript.split(separator: "$ qiita-reader").map(String.init) {
            let lines = step.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let (arguments, output) = (lines[0].split(separator: " ").map(String.init), String(lines[1]))
            let session = try home.open(arguments, environment: ["LANG": "C.UTF-8", "TERM": terminal])
            for answer in output.matches(of: #/> (\w)\n/#) { try await session.type(String(answer.1), at: "> ") }
            #expect(await session.end() == 0)
            let written = await session.written.replacing("\r\n", with: "\n").replacing("\u{1B}", with: "␛")
                .replacing("\r", with: "␍").replacing(home.qiita.host, with: "HOST")
            #expect(written == output, "\(arguments)")
        }
    }
}
