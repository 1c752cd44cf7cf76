import Foundation
import InfrastructureTesting
import Testing

/// Runs the built program, each test with a home of its own.
final class HogeTests {
    private let program: BuiltProgram
    private let home = FileManager.default.temporaryDirectory.appending(path: "hoge-\(UUID().uuidString)").path

    init() throws {
        program = try BuiltProgram(named: "hoge")
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: home)
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> BuiltProgram.Run {
        try await program.run(arguments, environment: ["HOME": home].merging(environment) { $1 })
    }

    private var document: String {
        #if os(macOS)
            "\(home)/Library/Application Support/hoge/settings/appearance.json"
        #else
            "\(home)/.config/hoge/settings/appearance.json"
        #endif
    }

    @Test func `the next start has the mode that the last one chose`() async throws {
        #expect(try await run("show").output == "light\n")
        #expect(try await run("toggle").output == "dark\n")
        #expect(try await run("show").output == "dark\n")
        let json = try await run("show", "--json")
        #expect(json.output == "{\"appearance\":\"dark\"}\n")
        #expect(json.status == 0)
        #expect(json.messages.isEmpty)
    }

    @Test func `of toggles that many processes make at once none is lost`() async throws {
        let count = 51
        let script = "seq \(count) | xargs -P \(count) -I '{}' '\(program.path)' toggle"
        let run = try await BuiltProgram(at: "/bin/sh").run(["-c", script], environment: ["HOME": home])
        #expect(run.messages.isEmpty)
        // Each makes its choice of the last one, so they take turns, in whichever order they come.
        #expect(run.lines.count { $0 == "dark" } == count / 2 + 1)
        #expect(run.lines.count { $0 == "light" } == count / 2)
        #expect(try await self.run("show").output == "dark\n")
    }

    @Test func `on a terminal the button is pressed by typing`() async throws {
        let session = try TerminalSession(
            program,
            [],
            environment: ["HOME": home, "ACCESSIBLE": "1", "LANG": "ja_JP.UTF-8"]
        )
        try await session.expect("[ Hoge ダークモード!!! ]")
        try await session.expect("q 終了 > ")
        await session.type("t")
        try await session.expect("[ Hoge ライトモード!!! ]")
        try await session.expect("q 終了 > ")
        await session.type("q")
        #expect(await session.end() == 0)
        #expect(try await run("show").output == "dark\n")
    }

    @Test func `Control-C ends it, and what was chosen stays`() async throws {
        let session = try TerminalSession(program, [], environment: ["HOME": home, "ACCESSIBLE": "1"])
        try await session.expect("q quit > ")
        await session.type("t")
        try await session.expect("[ Hoge Light Mode!!! ]")
        try await session.expect("q quit > ")
        await session.send("\u{3}")
        #expect(await session.end() == 130)
        #expect(try await run("show").output == "dark\n")
    }

    @Test func `a home that cannot be written is named, and nothing is claimed to have changed`() async throws {
        let file = home + "/file"
        try Data().write(to: URL(filePath: file))
        let result = try await run("toggle", environment: ["XDG_CONFIG_HOME": file])
        #expect(result.status == 7)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("'\(file)/hoge"))
        #expect(result.messages.contains("cannot be written"))
    }

    @Test
    func `an edit that means nothing is not overwritten, and a script gets no answer instead of it`() async throws {
        _ = try await run("toggle")
        let edit = Data(#"{"strata":1,"version":1,"document":{"mode":"purple"}}"#.utf8)
        try edit.write(to: URL(filePath: document))
        for command in ["show", "toggle"] {
            let result = try await run(command)
            #expect(result.status == 7)
            #expect(result.output.isEmpty)
            #expect(result.messages.contains("'settings/appearance' does not have the expected form."))
            #expect(FileManager.default.contents(atPath: document) == edit)
        }
    }

    @Test func `without a terminal the screen is replaced by its answer`() async throws {
        #expect(try await run().output == "light\n")
        #expect(try await run("--json").output == "{\"appearance\":\"light\"}\n")
    }

    #if os(Linux)
        @Test(arguments: ["show", "--help", "help --man", "show --json"])
        func `output that is lost is a failure, and is reported`(arguments: String) async throws {
            let shell = BuiltProgram(at: "/bin/sh")
            let line = "'\(program.path)' \(arguments) >/dev/full"
            let result = try await shell.run(["-c", line], environment: ["HOME": home])
            #expect(result.status == 1)
            #expect(result.messages.contains("The output could not be written completely."))
        }
    #endif

    @Test func `a damaged document is set aside, named and never overwritten`() async throws {
        _ = try await run("toggle")
        try Data("{\"strata\":1,".utf8).write(to: URL(filePath: document))
        let result = try await run("show")
        #expect(result.status == 7)
        #expect(result.messages.contains("A stored file was damaged and has been moved to '"))
        let kept = try FileManager.default.subpathsOfDirectory(atPath: home).map { home + "/" + $0 }
            .filter { (try? String(contentsOfFile: $0, encoding: .utf8)) == "{\"strata\":1," }
        #expect(kept.count == 1)
        #expect(try await run("show").output == "light\n")
    }

    @Test(arguments: [
        (["shwo"], "There is no command 'shwo'. Did you mean 'show'?\n"),
        (["show", "--jsn"], "There is no option '--jsn'. Did you mean '--json'?\n"),
        (["show", "now"], "'now' is an unexpected argument."),
    ])
    func `a wrong command line says what to do instead`(arguments: [String], message: String) async throws {
        let result = try await program.run(arguments, environment: ["HOME": home])
        #expect(result.status == 2)
        #expect(result.messages.hasPrefix(message))
        #expect(result.output.isEmpty)
    }
}
