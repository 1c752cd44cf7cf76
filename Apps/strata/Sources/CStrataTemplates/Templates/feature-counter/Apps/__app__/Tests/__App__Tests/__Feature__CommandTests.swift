import InfrastructureTesting
import Testing

/// Runs the built program with a home of its own.
struct __Feature__CommandTests {
    @Test func `what is counted on the screen is stored`() async throws {
        let home = try TemporaryFolder()
        let program = try BuiltProgram(named: "__app__")
        let environment = ["HOME": home.path, "ACCESSIBLE": "1", "LANG": "C"]
        let session = try TerminalSession(program, ["__command__"], environment: environment)
        try await session.expect("Counted: 0")
        try await session.expect("q quit > ")
        await session.type("a")
        try await session.expect("Counted: 1")
        try await session.expect("q quit > ")
        await session.type("q")
        #expect(await session.end() == 0)
        let shown = try await program.run(["__command__", "show", "--json"], environment: environment).output
        #expect(shown == "{\"count\":1}\n")
    }
}
