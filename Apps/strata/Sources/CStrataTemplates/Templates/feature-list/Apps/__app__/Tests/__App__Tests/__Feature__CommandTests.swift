import InfrastructureTesting
import Testing

/// Runs the built program with a home of its own.
struct __Feature__CommandTests {
    @Test func `items are added, renamed and deleted, and their numbers stay`() async throws {
        let home = try TemporaryFolder()
        let program = try BuiltProgram(named: "__app__")
        for arguments in [["add", "Walk"], ["add", "Read"], ["rename", "2", "Write"], ["delete", "1", "--yes"]] {
            let run = try await program.run(["__command__"] + arguments, environment: ["HOME": home.path])
            #expect(run.status == 0, "\(run)")
        }
        let unconfirmed = try await program.run(["__command__", "delete", "2"], environment: ["HOME": home.path])
        #expect(unconfirmed.status == 1 && unconfirmed.messages.contains("'--yes'"), "\(unconfirmed)")
        let shown = try await program.run(["__command__", "show", "--json"], environment: ["HOME": home.path])
        #expect(shown.output == "{\"id\":2,\"name\":\"Write\"}\n")
        let missing = try await program.run(["__command__", "delete", "1", "--yes"], environment: ["HOME": home.path])
        #expect(missing.status != 0 && missing.output.isEmpty)
    }

    @Test func `the screen adds an item, and opens it`() async throws {
        let home = try TemporaryFolder()
        let environment = ["HOME": home.path, "ACCESSIBLE": "1", "LANG": "C"]
        let session = try TerminalSession(try BuiltProgram(named: "__app__"), ["__command__"], environment: environment)
        try await session.expect("Nothing here yet.")
        for (input, answer) in [("a", "Name: "), ("Walk", "quit > "), ("1", "# 1")] {
            await session.type(input)
            try await session.expect(answer)
        }
        try await session.expect("quit > ")
        await session.type("q")
        #expect(await session.end() == 0)
    }
}
