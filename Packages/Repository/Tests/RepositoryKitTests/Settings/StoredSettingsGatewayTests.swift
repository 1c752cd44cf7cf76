import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct StoredSettingsGatewayTests {
    private let store = InMemorySettingsStore()

    private func gateway(_ runner: SpyForegroundRunner = SpyForegroundRunner(), _ environment: [String: String] = [:])
        -> StoredSettingsGateway
    {
        StoredSettingsGateway(path: "/a b/config", store: store, runner: runner, environment: environment)
    }

    @Test func `a setting is written, read with its place, and removed`() async throws {
        try await store.set("x", for: "unknown")
        try await gateway().write("team.qiita.com", for: "host")
        let written = try await gateway().written()
        #expect(written.map(\.key) == ["unknown", "host"])
        #expect(written.map(\.value) == ["x", "team.qiita.com"])
        #expect(written.map(\.line) == [1, 2])
        try await gateway().remove("unknown")
        #expect(try await gateway().written().map(\.key) == ["host"])
    }

    @Test(
        arguments: [
            ([:], ["vi"]), (["EDITOR": "nano"], ["nano"]), (["VISUAL": "", "EDITOR": "nano"], ["nano"]),
            (["VISUAL": "code --wait", "EDITOR": "nano"], ["code", "--wait"]),
            (["EDITOR": "'/opt/my editor' -c \"set ft\""], ["/opt/my editor", "-c", "set ft"]),
            (["EDITOR": "ed; rm"], ["ed;", "rm"]),
        ] as [([String: String], [String])]
    )
    func `the editor gets the file behind its own arguments`(
        environment: [String: String],
        words: [String]
    ) async throws {
        let runner = SpyForegroundRunner()
        try await gateway(runner, environment).edit()
        #expect(await runner.runs == [words + ["/a b/config"]])
        #expect(await store.hasFolder)
    }

    @Test(arguments: ["'", "   "])
    func `a variable that names no program is refused by its name`(editor: String) async throws {
        let runner = SpyForegroundRunner()
        await #expect(throws: ApplicationError(.editor(.notStarted(editor, variable: "VISUAL")))) {
            try await gateway(runner, ["VISUAL": editor]).edit()
        }
        #expect(await runner.runs.isEmpty)
    }

    @Test func `an editor that is missing or fails is reported`() async throws {
        await #expect(throws: ApplicationError(.editor(.notStarted("vi", variable: "EDITOR")))) {
            try await gateway(SpyForegroundRunner(.failure(.notFound(program: "vi")))).edit()
        }
        await #expect(throws: ApplicationError(.editor(.failed(status: 3)))) {
            try await gateway(SpyForegroundRunner(.success(3))).edit()
        }
    }

    @Test(
        arguments: [
            ("", []), ("vi", ["vi"]), ("  vi  -f\t", ["vi", "-f"]), ("a\\ b", ["a b"]), ("'a b'c", ["a bc"]),
            ("\"a \\\" \\\\ \\n\"", ["a \" \\ \\n"]), ("''", [""]), ("'", nil), ("\"", nil), ("a\\", nil),
            ("\"\\", nil), ("$HOME `x`", ["$HOME", "`x`"]),
        ] as [(String, [String]?)]
    )
    func `words are split as in a shell, and nothing is expanded`(text: String, words: [String]?) {
        #expect(ShellWords(text)?.words == words)
    }
}
