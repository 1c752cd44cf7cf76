import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests with control characters from a host, from files and in arguments: a pipe gets none of them except line breaks
/// and tabs, because its other end is often a terminal.
@Suite(.serialized)
struct ControlCharacterTests {
    /// Escape sequences, followed by every control character.
    static let hostile =
        "\u{1B}]0;x\u{7}\u{1B}[2J\u{9B}31m\u{9D}52;c;eA==\u{9C}"
        + String(
            String.UnicodeScalarView((Array(1...0x1F) + Array(0x7F...0x9F)).compactMap { UnicodeScalar(UInt32($0)) })
        )

    private static let id = "00000000000000000003"

    /// Returns a home with articles, comments and searches that contain control characters.
    static func home() async throws -> ReaderHome {
        let items = FakeItem.numbered(4).map { item in
            var item = item
            item.title += hostile
            item.body += "[題](https://a.jp)\n\n\(hostile)[\(hostile)](https://a.jp)\n\n## \(hostile)\n\n"
            item.body += "```\(hostile)\n\(hostile)\n```\n"
            item.tags.append("a\(hostile)")
            item.organization = hostile
            item.stockers = [FakeQiita.user]
            item.likers = [FakeQiita.user]
            item.comments = [
                FakeComment(id: "c0ffee", user: "ann", body: hostile, createdAt: "2026-11-21T10:30:00+09:00")
            ]
            return item
        }
        let home = try ReaderHome(items)
        for line in [["keep", id], ["read", id], ["saved", "save", "morning", "設計"]] {
            try await home.run(line, environment: ReaderHome.baseEnvironment, exits: 0)
        }
        return home
    }

    /// Returns the control characters of a text that must not get into a pipe.
    static func controls(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
    }

    /// `SchemaTests` has the same with `--json`, and `HostileInputTests` with arguments.
    @Test func `no command lets a control character into a pipe`() async throws {
        let prepared = try await Self.home()
        for call in CommandCall.all {
            let run = try await prepared.copy().run(call.adding(["--plain", "--verbose", "--lang", "ja"]))
            #expect(run.status == call.status, "\(call): \(run)")
            #expect(Self.controls(run.output).isEmpty, "\(call): \(run.output.debugDescription)")
            #expect(Self.controls(run.messages).isEmpty, "\(call): \(run.messages.debugDescription)")
        }
    }

    @Test func `a file is printed without them in every form, and with them when asked for`() async throws {
        let home = try ReaderHome(FakeItem.numbered(1))
        let body = "# \(Self.hostile.filter { !$0.isNewline })\n\n\tcode\r\n"
        let file = home.folder + "/draft.md"
        try Data("---\ntitle: \"a\u{1B}[2J\"\n---\n\(body)".utf8).write(to: URL(filePath: file))
        let forms: [[String]] = [
            [], ["--format", "md"], ["--format", "html"], ["--format", "text"], ["--toc"], ["--json"],
        ]
        for form in forms {
            let run = try await home.run(["read", file] + form, exits: 0)
            #expect(Self.controls(run.output).isEmpty, "\(form): \(run.output.debugDescription)")
        }
        let clean = try await home.run("read", file, "--format", "md")
        #expect(clean.output.hasSuffix("\n\n\tcode\n"), "tabs stay, and lines end with LF")
        let raw = try await home.run("read", file, "--format", "md", "--raw", exits: 0)
        #expect(raw.output == body)
        let json = try await home.run("read", file, "--json")
        let record = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(record["body"] as? String == body, "JSON has it whole, escaped")
    }

    @Test func `a settings file that cannot be understood is named without them`() async throws {
        let home = try ReaderHome(FakeItem.numbered(1))
        for line in ["pager = \(Self.hostile)", "a\(Self.hostile) = b", Self.hostile] {
            try home.configure(line)
            for words in [["list"], ["config", "list"], ["config", "get", "pager"]] {
                let run = try await home.run(words)
                #expect(Self.controls(run.output + run.messages).isEmpty, "\(run)")
            }
        }
    }

    @Test func `raw is for Markdown alone, and never for a terminal`() async throws {
        let home = try await Self.home()
        for words in [["--raw"], ["--format", "text", "--raw"], ["--format", "html", "--raw"], ["--toc", "--raw"]] {
            let run = try await home.run(["read", Self.id] + words, exits: 2)
            #expect(run.messages.contains("'--format md'"), "\(run.messages)")
        }
        let session = try home.open("read", Self.id, "--format", "md", "--raw", environment: ["TERM": "dumb"])
        _ = await session.end()
        let written = await session.written
        #expect(written.contains("␛[2J"))
        #expect(Self.controls(written).allSatisfy { $0 == "\r" }, "\(written.debugDescription)")
    }
}
