import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of every command with arbitrary values: it exits with a documented code and a readable message, without a crash
/// and without waiting.
@Suite(.serialized)
struct HostileInputTests {
    private static let long = String(repeating: "a", count: 100_000)

    private static let values = [
        "\u{202E}\(ControlCharacterTests.hostile)", "", " ", "a b", long, String(repeating: "'", count: 3000), "-",
        "../../etc/passwd", "%00%0a", "\n", "https://qiita.com/a/items/" + long, String(repeating: "設計 ", count: 300),
        "\u{FFFD}",
    ]

    /// The command lines that end before a value.
    private static let lines = Set(CommandCall.all.filter { !$0.arguments.isEmpty }.map { $0.line.dropLast() })
        .map { $0.joined(separator: " ") }.sorted()

    /// The lines that read their value in different ways; each other line reads it as one of these does, or refuses it.
    private static let readers: Set = [
        "search", "search --offline", "read", "comments", "keep", "open", "user", "tag", "saved save morning",
        "saved run", "config set per-page",
    ]

    private func expectHarmless(_ run: BuiltProgram.Run, _ location: SourceLocation = #_sourceLocation) {
        #expect((0...7).contains(run.status), "\(run.status) \(run.messages.prefix(300))", sourceLocation: location)
        #expect(run.messages.utf8.count < 6000, "\(run.messages.prefix(300))", sourceLocation: location)
        #expect(!run.messages.contains("Fatal error"), "\(run.messages.prefix(300))", sourceLocation: location)
        let controls = ControlCharacterTests.controls(run.output + run.messages)
        #expect(controls.isEmpty, "\(run.messages.debugDescription.prefix(300))", sourceLocation: location)
    }

    /// Each line gets the control characters; the lines that are not among the readers share the other values.
    @Test(arguments: zip(lines, lines.indices))
    func `any value is answered in a few lines`(line: String, index: Int) async throws {
        let home = try ReaderHome(FakeItem.numbered(3))
        for (place, value) in Self.values.enumerated()
        where place == 0 || place % 4 == index % 4 || Self.readers.contains(line) {
            let words = line.split(separator: " ").map { String($0) } + [value]
            expectHarmless(try await home.run(words, environment: ReaderHome.baseEnvironment))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder).allSatisfy { $0.hasPrefix(".") })
    }

    @Test(arguments: [
        [long], ["--" + long], ["-" + long], ["list", "--" + long + "=1"], ["list", "--page", long],
        ["list", "--fields", long], ["list", "--host", long], ["help", long], ["list", "--lang", long],
        ["config", "get", long], ["config", "set", "pager", long, long], ["list", "--trace", long],
        ["list", "--tag=a", "--tag=b", "--user=c", "--mine", "--stocks"], ["--", "--", "--"], ["list", "--", "-v"],
        ["-vvvvvvvvvv", "list"], ["list", "--fields", "id,id,id,id"], ["list", "--json", "--json", "--plain"],
        ["--no-input", "--no-input", "--yes", "-y", "-y", "kept"], ["list", "--page", "1", "--page", "2"],
        ["list", "--per-page", "9223372036854775808"], ["list", "--max-age", "-0"],
    ])
    func `any command line is answered`(arguments: [String]) async throws {
        let home = try ReaderHome(FakeItem.numbered(3))
        expectHarmless(try await home.run(arguments))
    }

    @Test func `bytes that are no text are taken for what they look like`() async throws {
        let home = try ReaderHome(FakeItem.numbered(3))
        for word in ["read $'\\xff\\xfe'", "search $'a\\x80b'", "list --tag $'\\xe6\\x9d'", "$'\\xc0'"] {
            let run = try await BuiltProgram(at: "/bin/bash").run(
                ["-c", "exec \"$0\" \(word)", home.program.path],
                environment: home.environment
            )
            expectHarmless(run)
        }
    }

    @Test func `a search of any length is kept, and can be synced`() async throws {
        let home = try ReaderHome(FakeItem.numbered(3))
        let query = "東京 " + String(repeating: "本文 ", count: 40)
        let search = try await home.run("search", query)
        #expect(search.status == 0 && search.messages.isEmpty, "\(search.messages)")
        let token = ["QIITA_TOKEN": FakeQiita.token]
        try await home.run("sync", "--search", query, environment: token, exits: 0)
        let all = try await home.run("search", query, "--all", "--fields", "id")
        #expect(all.status == 0 && all.messages.isEmpty, "\(all.messages)")
        home.qiita.stop()
        let offline = try await home.run("search", query, exits: 0)
        #expect(offline.output == search.output)
    }
}
