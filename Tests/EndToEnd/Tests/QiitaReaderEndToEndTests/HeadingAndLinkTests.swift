import FakeQiita
import InfrastructureTesting
import Testing

/// Tests of the headings and the links of an article with the built program.
struct HeadingAndLinkTests {
    private let home: ReaderHome
    private let id = "00000000000000000001"

    init() throws {
        home = try ReaderHome([
            FakeItem(
                id: id,
                title: "題名",
                body:
                    "# 章\n\n[Swift](/tags/swift) と [悪](javascript:alert(1))\n\n## 節 `let`\u{1B}[2J\n\nhttps://a.example/x\n"
            ),
            FakeItem(id: "00000000000000000002", title: "空", body: "本文\n"),
        ])
    }

    @Test func `headings are columns in a pipe, records in JSON, and lines on a terminal`() async throws {
        let pipe = try await home.run("read", id, "--toc", "--fields", "level")
        #expect(pipe.status == 0 && pipe.messages.isEmpty, "\(pipe)")
        #expect(pipe.output == "1\n2\n")
        let json = try await home.run("read", id, "--toc", "--json")
        #expect(json.output.hasPrefix(#"{"level":1,"title":"章"}"# + "\n" + #"{"level":2,"title":"節 let"#), "\(json)")
        let session = try home.open("read", id, "--toc")
        #expect(await session.end() == 0)
        try await session.expect("節 let")
        #expect(!(await session.written).contains("\u{1B}[2J"))
        #expect(!(await session.written).contains("javascript"))
    }

    @Test func `links are absolute, numbered, and lead into the web only`() async throws {
        let pipe = try await home.run("read", id, "--links")
        #expect(pipe.status == 0 && pipe.messages.isEmpty, "\(pipe)")
        #expect(
            pipe.output
                == "1\tSwift\thttp://\(home.qiita.host)/tags/swift\n2\thttps://a.example/x\thttps://a.example/x\n"
        )
        let urls = try await home.run("read", id, "--links", "--fields", "url", "--json")
        #expect(urls.output.hasPrefix(#"{"url":"http:"#))
    }

    @Test func `a format holds wherever the article is printed to`() async throws {
        let text = try await home.run("read", id, "--format", "text")
        #expect(text.status == 0 && text.messages.isEmpty, "\(text)")
        #expect(text.output.hasPrefix("題名\n"), "\(text)")
        #expect(!text.output.contains("[Swift](") && text.output.contains("Swift‹1› と 悪"), "\(text)")
        let html = try await home.run("read", id, "--format", "html")
        #expect(html.status == 0 && html.messages.isEmpty, "\(html)")
        #expect(html.output.hasPrefix("<!DOCTYPE html>\n"), "\(html)")
        #expect(html.output.contains(#"<a href="http://\#(home.qiita.host)/tags/swift">Swift</a>"#), "\(html)")
        #expect(!html.output.contains("javascript") && !html.output.contains("\u{1B}"))
        let session = try home.open("read", id, "--format", "md")
        #expect(await session.end() == 0)
        try await session.expect("[Swift](/tags/swift)")
        #expect(!(await session.written).contains("\u{1B}[2J"))
        let whole = try await home.run("read", id, "--json")
        #expect(try await home.run("read", id, "--format", "html", "--json").output == whole.output)
    }

    @Test func `an article without any says so to people, in their language, and nothing to pipes`() async throws {
        let pipe = try await home.run("read", "00000000000000000002", "--links")
        #expect(pipe.status == 0 && pipe.output.isEmpty && pipe.messages.isEmpty)
        let session = try home.open("read", "00000000000000000002", "--toc", environment: ["LANG": "ja_JP.UTF-8"])
        #expect(await session.end() == 0)
        try await session.expect("この記事に見出しはありません。")
    }

    @Test func `conflicting options and missing articles are refused`() async throws {
        #expect(try await home.run("read", id, "--toc", "--links").status == 2)
        #expect(try await home.run("read", id, "--toc", "--fields", "url").status == 2)
        let missing = try await home.run("read", "ffffffffffffffffffff", "--toc", exits: 3)
        #expect(missing.messages.contains("'ffffffffffffffffffff'"))
    }

    @Test func `the links of a cached article are available offline, and say so`() async throws {
        #expect(try await home.run("read", id).status == 0)
        home.qiita.stop()
        let kept = try await home.run("read", id, "--links", "--fields", "number", exits: 0)
        #expect(kept.output == "1\n2\n")
        #expect(kept.messages.contains("This is the copy of "))
    }
}
