import InfrastructureTesting
import Testing

struct ProgramTests {
    @Test func `the screens add a habit, mark today, and show it in the calendar and in a pipe`() async throws {
        let program = try BuiltProgram(named: "habits")
        let home = try TemporaryFolder()
        let environment = ["HOME": home.path, "ACCESSIBLE": "1", "LANG": "C"]
        let session = try TerminalSession(program, [], environment: environment)
        try await session.expect("No habits yet")
        for (input, answer) in [
            ("a", "New habit"), ("name Walk", "Habit: Walk"), ("goal 3", "Days a week: 3"), ("submit", "0/3"),
            ("t 1", "1/3"), ("1", "Walk: "),
        ] {
            await session.type(input)
            try await session.expect(answer)
        }
        try await session.expect("quit > ")
        await session.type("q")
        #expect(await session.end() == 0)
        let run = try await program.run([], environment: environment)
        #expect(run.status == 0 && run.output.hasPrefix("Walk\t1\t3\t2"), "\(run)")
    }
}
