import InfrastructureTesting
import Testing

/// Opens the screen in the built program.
struct __Name__ScreenTests {
    @Test func `shows what is stored`() async throws {
        let home = try TemporaryFolder()
        let session = try TerminalSession(
            try BuiltProgram(named: "__app__"),
            ["__command__"],
            environment: ["HOME": home.path, "ACCESSIBLE": "1", "LANG": "C"]
        )
        try await session.expect("__Name__: 0")
        try await session.expect("q quit > ")
        await session.type("q")
        #expect(await session.end() == 0)
    }
}
