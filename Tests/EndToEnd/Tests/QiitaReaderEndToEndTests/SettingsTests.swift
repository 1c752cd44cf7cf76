import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the settings of the built program.
struct SettingsTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome()
        try home.configure("# mine\nper-page = 3\n")
    }

    private var text: String {
        get throws { try String(contentsOf: URL(filePath: path), encoding: .utf8) }
    }

    private var path: String { home.configuration + "/config" }

    @Test func `a setting is effective, unless a flag overrides it`() async throws {
        #expect(try await home.run("list").lines.count == 3)
        #expect(try await home.run("list", "--per-page", "2").lines.count == 2)
        #expect(try await home.run("config", "set", "per-page", "4").status == 0)
        #expect(try text == "# mine\nper-page = 4\n")
        #expect(try await home.run("list").lines.count == 4)
        #expect(try await home.run("config", "get", "per-page").output == "4\n")
        #expect(try await home.run("config", "unset", "per-page").status == 0)
        #expect(try text == "# mine\n")
        #expect(try await home.run("config", "get", "per-page").output == "20\n")
    }

    @Test func `names the option that was given, also one that stands for a value`() async throws {
        let result = try await home.run("config", "list", "--no-pager")
        #expect(result.output.contains("pager\tcat\toption\t--no-pager\n"))
        let terminal = try home.open("config", "list", "--no-pager", columns: 200)
        try await terminal.expect("pager = cat  (given with '--no-pager')")
        #expect(await terminal.end() == 0)
    }

    @Test(arguments: [
        (["config", "set", "hots", "x"], ["'host'"]), (["config", "get", "per_page"], ["'per-page'"]),
        (["config", "set", "per-page", "0"], ["'0'", "per-page", "1", "100"]),
        (["config", "set", "host", "a b"], ["'a b'", "host"]), (["config", "set", "max-age", "-1"], ["max-age"]),
        (["config", "set", "history", "no"], ["'no'", "history", "on, off"]), (["config"], ["config"]),
        (["config", "edit"], ["config"]),
    ])
    func `an invalid setting is refused, and nothing is written`(arguments: [String], facts: [String]) async throws {
        let result = try await home.run(arguments, exits: 2)
        #expect(facts.allSatisfy { result.messages.contains($0) }, "\(result.messages)")
        #expect(try text == "# mine\nper-page = 3\n")
    }

    @Test func `an editor gets the terminal, and one that is not there is named`() async throws {
        let session = try home.open("config", "edit", environment: ["EDITOR": "sh -c 'read line; echo \"got $line\"'"])
        await session.type("hello")
        try await session.expect("got hello")
        #expect(await session.end() == 0)
        let missing = try home.open("config", "edit", environment: ["VISUAL": "no-such-editor"], columns: 200)
        try await missing.expect("The editor 'no-such-editor' cannot be started.")
        #expect(await missing.end() == 2)
    }
}
