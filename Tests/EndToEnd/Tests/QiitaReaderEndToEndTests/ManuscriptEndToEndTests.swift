import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of reading files before they are published.
struct ManuscriptEndToEndTests {
    private static let text = """
        ---
        title: '題 \u{1B}[31m'
        tags:
          - Swift
          - 設計
        private: false
        updated_at: ''
        id: null
        ---
        # 章 \u{1B}]52;c;eA==\u{7}

        本文 [層](/tags/層) と `code`。

        """
    private let home: ReaderHome
    private let path: String

    init() throws {
        home = try ReaderHome()
        path = home.folder + "/draft.md"
        try Data(Self.text.utf8).write(to: URL(filePath: path))
    }

    @Test func `looks as it will when it is published, and asks nobody`() async throws {
        let session = try home.open("read", path, columns: 40)
        #expect(await session.end() == 0)
        try await session.expect("#Swift #設計", "本文 ")
        let written = await session.written
        for harmful in ["\u{1B}]52", "\u{7}", "\u{1B}[31m"] { #expect(!written.contains(harmful)) }

        let body = Self.text.components(separatedBy: "---\n")[2]
        let visible = body.replacing("\u{1B}", with: "␛").replacing("\u{7}", with: "␇")
        #expect(try await home.run("read", path).output == visible)
        #expect(try await home.run("read", path, "--format", "md").output == visible)
        #expect(try await home.run("read", path, "--format", "md", "--raw").output == body)
        #expect(try await home.run("read", path, "--format", "text").output.contains("‹1› 層\n"))
        #expect(try await home.run("read", path, "--toc", "--fields", "level").output == "1\n")
        let links = try await home.run("read", path, "--links", "--fields", "url").output
        #expect(links == "http://\(home.qiita.host)/tags/層\n")
        let html = try await home.run("read", path, "--format", "html").output
        #expect(html.hasPrefix("<!DOCTYPE html>"))
        #expect(html.contains("<code>code</code>"))
        let json = try await home.run("read", path, "--json", "--fields", "tags,id,likes").output
        #expect(json == #"{"id":null,"likes":null,"tags":["Swift","設計"]}"# + "\n")
        #expect(home.qiita.requests.isEmpty)
        #expect(try await home.run("history").output.isEmpty)
    }

    @Test func `comes from the standard input, from the folder of the call, and from a pipe`() async throws {
        for arguments in [["read", "-", "--fields", "title"], ["read", "/dev/stdin", "--fields", "tags"]] {
            let run = try await home.program.run(arguments, environment: home.environment, input: Self.text)
            #expect(run.status == 0, "\(run.messages)")
            #expect(run.output.hasPrefix("題") || run.output == "Swift,設計\n", "\(run.output)")
        }
        let near = try await home.program.run(
            ["read", "draft.md", "--fields", "tags"],
            environment: home.environment,
            in: home.folder
        )
        #expect(near.output == "Swift,設計\n")
        let shell = BuiltProgram(at: "/bin/bash")
        let script = "'\(home.program.path)' read <(cat '\(path)') --toc --fields level"
        #expect(try await shell.run(["-c", script], environment: home.environment).output == "1\n")
    }

    @Test func `a name that looks like an article's is a file behind its folder`() async throws {
        let id = "0123456789abcdef0123"
        try Data("# mine\n".utf8).write(to: URL(filePath: home.folder + "/" + id))
        let file = try await home.program.run(["read", "./\(id)"], environment: home.environment, in: home.folder)
        #expect(file.output == "# mine\n")
        #expect(home.qiita.requests.isEmpty)
        let article = try await home.program.run(["read", id], environment: home.environment, in: home.folder)
        #expect(article.status == 3)
        #expect(home.qiita.requests.count == 1)
    }

    @Test func `needs no token that can be read, and no home that can be written`() async throws {
        let secrets = home.folder + "/state/qiita-reader/secrets"
        try FileManager.default.createDirectory(atPath: secrets, withIntermediateDirectories: true)
        let file = secrets + "/secrets"
        try Data("x".utf8).write(to: URL(filePath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        let environment = [
            "XDG_STATE_HOME": home.folder + "/state", "XDG_DATA_HOME": "/dev/null/x", "QIITA_TOKEN": "a b",
        ]
        #expect(try await home.run(["list"], environment: environment).status != 0)
        let run = try await home.run(["read", path, "--toc"], environment: environment, exits: 0)
        #expect(run.messages.isEmpty)
    }

    @Test func `a shell completes names of files where no kept article begins so`() async throws {
        for arguments in [["list", "--per-page", "3"], ["kept"]] { _ = try await home.run(arguments) }
        #expect(try await home.run("__complete", "--", "read", "dr").output == "files \n")
        #expect(try await home.run("__complete", "--", "read", "0000").output.hasPrefix("words\n0000"))
        #expect(try await home.run("__complete", "--", "comments", "dr").output == "words\n")
    }

    @Test func `with the guide for a source it is the name of a chapter`() async throws {
        let chapter = try await home.run("read", "the-grid", "--source", "guide", "--toc", exits: 0)
        #expect(!chapter.output.isEmpty)
        #expect(try await home.run("history").output.isEmpty)
    }
}
