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
        #expect(try await home.run("list").output.split(separator: "\n").count == 3)
        #expect(try await home.run("list", "--per-page", "2").output.split(separator: "\n").count == 2)
        #expect(try await home.run("config", "set", "per-page", "4").status == 0)
        #expect(try text == "# mine\nper-page = 4\n")
        #expect(try await home.run("list").output.split(separator: "\n").count == 4)
        #expect(try await home.run("config", "get", "per-page").output == "4\n")
        #expect(try await home.run("config", "unset", "per-page").status == 0)
        #expect(try text == "# mine\n")
        #expect(try await home.run("config", "get", "per-page").output == "20\n")
    }

    @Test func `lists the effective settings with their sources`() async throws {
        let result = try await home.run("config", "list")
        #expect(
            result.output == """
                host\thttp://\(home.qiita.host)\tenvironment\tQIITA_DOMAIN
                per-page\t3\tconfiguration\t\(path)
                max-age\t60\tdefault\t
                pager\tcat\tenvironment\tPAGER
                history\ton\tdefault\t
                theme\tauto\tdefault\t
                colors\tcolor-blind\tdefault\t

                """
        )
        let json = try await home.run("config", "get", "host", "--json", "--host", "a.example")
        #expect(json.output == #"{"key":"host","source":"option","source_name":"--host","value":"a.example"}"# + "\n")
        #expect(try await home.run("config", "path").output == path + "\n")
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

    @Test func `an unknown key is reported with its line, and kept`() async throws {
        try home.configure("# mine\n\nhots = x\nper-page = 3\n")
        let result = try await home.run("list", "--per-page", "1", exits: 0)
        #expect(result.messages == "There is no setting 'hots' (line 3 of '\(path)'). Did you mean 'host'?\n")
        #expect(try await home.run("config", "set", "per-page", "5").status == 0)
        #expect(try text.contains("hots = x"))
        #expect(try await home.run("config", "unset", "hots").status == 0)
        #expect(try await home.run("list", "--per-page", "1").messages.isEmpty)
    }

    @Test func `an invalid value is named with its line, and the settings can still be corrected`() async throws {
        try home.configure("per-page = many\n")
        let result = try await home.run("list", exits: 2)
        #expect(
            result.messages.contains("In line 1 of '\(path)', 'many' is not valid for per-page:"),
            "\(result.messages)"
        )
        #expect(try await home.run("config", "set", "per-page", "2").status == 0)
        #expect(try await home.run("list").status == 0)
    }

    @Test func `a line that is no setting is named, and the editor still opens`() async throws {
        try home.configure("host qiita.com\n")
        let result = try await home.run("config", "list", exits: 7)
        #expect(
            result.messages.contains("Line 1 of '\(path)' does not have the form 'key = value'."),
            "\(result.messages)"
        )
        let editor = home.folder + "/my editor"
        try Data("#!/bin/sh\ntest \"$1\" = '-x y' && echo 'per-page = 7' > \"$2\"\n".utf8).write(
            to: URL(filePath: editor)
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
        let session = try home.open(
            "config",
            "edit",
            environment: ["VISUAL": "'\(editor)' \"-x y\"", "EDITOR": "false"],
            columns: 200
        )
        try await session.expect("per-page = 7  (from 'per-page' in '\(path)')")
        #expect(await session.end() == 0)
        #expect(try text == "per-page = 7\n")
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
