import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of comments and web pages with the built program.
struct CommentAndProfileTests {
    private let home: ReaderHome
    private let id = "00000000000000000001"

    init() throws {
        home = try ReaderHome(FakeItem.numbered(5))
        home.qiita.change { items in
            items[0].comments = [
                FakeComment(
                    id: "000000000000000000b2",
                    user: "ann",
                    body: "後のコメント\n\n- 一\n- 二\n",
                    createdAt: "2026-11-21T10:30:00+09:00"
                ),
                FakeComment(
                    id: "000000000000000000b1",
                    user: "bob",
                    body: "**最初**の\u{1B}[2Jコメント",
                    createdAt: "2026-11-20T09:00:00+09:00"
                ),
            ]
        }
    }

    private func records(_ run: BuiltProgram.Run) throws -> [[String: Any]] {
        try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test func `comments come whole into pipes, the oldest first`() async throws {
        let pipe = try await home.run("comments", id)
        #expect(pipe.status == 0 && pipe.messages.isEmpty)
        #expect(
            pipe.output == """
                ## @bob 2026-11-20T00:00:00Z 000000000000000000b1

                **最初**の␛[2Jコメント

                ## @ann 2026-11-21T01:30:00Z 000000000000000000b2

                後のコメント

                - 一
                - 二


                """
        )
        let json = try records(try await home.run("comments", id, "--json"))
        #expect(json.map { $0["author"] as? String } == ["bob", "ann"])
        #expect(json.first?["body"] as? String == "**最初**の\u{1B}[2Jコメント")
        #expect(json.first?["article"] as? String == id)
        let fields = try await home.run("comments", id, "--fields", "author,id")
        #expect(fields.output == "bob\t000000000000000000b1\nann\t000000000000000000b2\n")
    }

    @Test func `a page is opened by the browser that the environment names, without a shell`() async throws {
        let seen = home.folder + "/seen"
        let script = home.folder + "/browser"
        try Data("printf '%s\\n' \"$@\" > '\(seen)'\n".utf8).write(to: URL(filePath: script))
        let browser = ["BROWSER": "/bin/sh \(script) --new %s"]
        let byID = try await home.run("open", id, "--json", environment: browser)
        #expect(byID.status == 0 && byID.messages.isEmpty, "\(byID)")
        let record = try #require(try records(byID).first)
        #expect(record["opened"] as? Bool == true)
        #expect(record["url"] as? String == "https://qiita.com/koher/items/\(id)")
        #expect(try String(contentsOfFile: seen, encoding: .utf8) == "--new\nhttps://qiita.com/koher/items/\(id)\n")

        let requests = home.qiita.requests.count
        let url = "https://team.qiita.com/$(touch%20x)/items/\(id)"
        #expect(try await home.run("open", url + "?q=1#x", environment: browser).status == 0)
        #expect(try String(contentsOfFile: seen, encoding: .utf8) == "--new\n\(url)\n")
        #expect(home.qiita.requests.count == requests, "a URL leads to its page as it is")
        for other in ["file:///etc/passwd", "javascript:alert(1)//items/a", "https://qiita.com/koher"] {
            #expect(try await home.run("open", other, environment: browser).status == 2)
        }
        #expect(try String(contentsOfFile: seen, encoding: .utf8) == "--new\n\(url)\n")
    }
}
