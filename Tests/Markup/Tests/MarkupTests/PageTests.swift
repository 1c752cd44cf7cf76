import ArticleContract
import PresentationKit
import Testing

/// The lines on a terminal for each element of Qiita's Markdown.
struct PageTests {
    @Test func `an article`() {
        #expect(
            Rendering.page(
                """
                # VIPERとは
                **責務の分離**と`疎結合`を目的とする
                設計手法です:tada: 詳しくは[記事](https://qiita.com/a)と
                @sztk1209 さんへ。

                1. View
                2. Interactor
                    - リクエストを受ける
                    - レスポンスを返す

                - [x] 読む
                - [ ] 書く
                """
            ) == """
                # VIPERとは

                責務の分離と疎結合を目的とする
                設計手法です🎉 詳しくは記事‹1›と
                @sztk1209‹2› さんへ。

                1. View
                2. Interactor
                   • リクエストを受ける
                   • レスポンスを返す

                [x] 読む
                [ ] 書く
                """
        )
    }

    @Test func `notes hold blocks and end lists`() {
        #expect(
            Rendering.page(
                """
                前
                :::note warn
                - a
                - b
                :::
                後
                :::note
                ```sh
                :::
                ```
                :::
                """
            ) == """
                前

                ┃ 注意
                ┃ • a
                ┃ • b

                後

                ┃ 補足
                ┃ sh
                ┃   :::
                """
        )
        #expect(Rendering.page(":::note alert\nx\n:::", language: .english) == "┃ Danger\n┃ x")
    }

    @Test func `notes within lists and quotes`() {
        #expect(
            Rendering.page("- a\n\n  :::note\n  b\n  :::\n\n> :::note\n> c\n> :::") == """
                • a

                  ┃ 補足
                  ┃ b

                │ ┃ 補足
                │ ┃ c
                """
        )
    }

    @Test func `details, footnotes, cards, images and HTML`() {
        #expect(
            Rendering.page(
                """
                <details><summary>詳しく</summary>

                **中身**[^1]

                </details>

                https://qiita.com/sztk1209/items/605ad32ab799530d57aa

                ![構成図](https://example.com/a.png =300x200) <img src="https://example.com/b.png" width="10">

                押す: <kbd>Ctrl</kbd>+<kbd>C</kbd><br>次の<font color="red">赤い</font>行

                <dl><dt>用語</dt><dd>その意味</dd></dl>

                [^1]: 脚注の文
                """
            ) == """
                ▾ 詳しく
                  中身[1]

                → ‹1› https://qiita.com/sztk1209/items/6
                      05ad32ab799530d57aa

                [画像: 構成図]‹2› [画像]‹3›

                押す: Ctrl+C
                次の赤い行

                用語
                    その意味

                ────────────────────────────────────────
                [1] 脚注の文
                """
        )
    }

    @Test func `a URL ends where Japanese goes on`() {
        let text = Rendering.text("詳しくはhttps://a.jp/b。次")
        #expect(text.links.map(\.url) == ["https://a.jp/b"])
        #expect(Rendering.page("詳しくはhttps://a.jp/b。次") == "詳しくはhttps://a.jp/b ‹1›。次")
    }

    @Test func `links are numbered, and only those of the web`() {
        let text = Rendering.text("[a](https://a.jp) [b](javascript:x) [a](https://a.jp) @alice [c](/items/1)")
        #expect(text.links.map(\.url) == ["https://a.jp", "https://qiita.com/alice", "https://qiita.com/items/1"])
    }

    @Test func `text that only looks like markup stays text`() {
        #expect(Rendering.page("a@b.jp 10:30:00 $5 と $10 :::note") == "a@b.jp 10:30:00 $5 と $10 :::note")
        #expect(Rendering.page("1 < 2 & 3 > 2 \\*a\\* :no_such:") == "1 < 2 & 3 > 2 *a* :no_such:")
    }

    @Test func `content of another service is a link with its kind and title`() {
        let source = """
            <iframe width="560" src="https://www.youtube.com/embed/dQw4w9" title="設計の話" allowfullscreen></iframe>

            <script async class="docswell-embed" src="https://www.docswell.com/assets/libs/e.js" \
            data-src="https://www.docswell.com/slide/A/embed"></script>

            <p class="codepen" data-slug-hash="abc" data-user="ann" data-pen-title="箱">See the \
            Pen <a href="https://codepen.io/ann/pen/abc">箱</a></p>

            <blockquote class="twitter-tweet"><p>良い記事</p>&mdash; Ann \
            <a href="https://twitter.com/ann/status/42">日付</a></blockquote>

            再生: <iframe src="//www.youtube-nocookie.com/embed/x_1"></iframe> です。
            """
        #expect(
            Rendering.page(source) == """
                [YouTube の動画: 設計の話]‹1›

                [Docswell のスライド]‹2›

                [CodePen: 箱]‹3›

                See the Pen 箱‹3›

                │ 良い記事
                │
                │ — Ann 日付‹4›

                [X の投稿]‹4›

                再生: [YouTube の動画]‹5› です。
                """
        )
        #expect(
            Rendering.text(source).links.map(\.url) == [
                "https://www.youtube.com/watch?v=dQw4w9", "https://www.docswell.com/slide/A/embed",
                "https://codepen.io/ann/pen/abc", "https://twitter.com/ann/status/42",
                "https://www.youtube.com/watch?v=x_1",
            ]
        )
    }

    @Test func `names of users of other services and of all emoji`() {
        let source = "@mallory@github :kissing_closed_eyes: :relaxed: :clock1: :1st_place_medal:"
        #expect(Rendering.page(source) == "@mallory@github‹1› 😚 ☺️ 🕐 🥇")
        #expect(Rendering.text(source).links.map(\.url) == ["https://qiita.com/mallory@github"])
    }

    @Test func `code keeps its blank lines`() {
        #expect(Rendering.page("```\n\na\n\n```") == "\n  a\n")
        #expect(Rendering.page("> ```sh\n>\n> a\n> ```") == "│ sh\n│\n│   a")
        #expect(Rendering.page("```swift:a.swift\n\n\nlet a\n```") == "a.swift\n\n\n  let a")
    }
}
