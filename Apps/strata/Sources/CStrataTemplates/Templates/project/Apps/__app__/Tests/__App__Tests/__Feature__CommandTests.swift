import Foundation
import InfrastructureTesting
import Testing

/// Runs the built program with a home of its own.
final class __Feature__CommandTests {
    private let program: BuiltProgram
    private let home = FileManager.default.temporaryDirectory.appending(path: "__feature__-\(UUID().uuidString)").path

    init() throws {
        program = try BuiltProgram(named: "__app__")
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: home)
    }

    private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
        try await program.run(arguments, environment: ["HOME": home])
    }

    @Test func `the next start has the count that the last one stored`() async throws {
        #expect(try await run("__command__", "show").output == "0\n")
        #expect(try await run("__command__", "add").output == "1\n")
        #expect(try await run("__command__", "show").output == "1\n")
        #expect(try await run("__command__", "show", "--json").output == "{\"count\":1}\n")
    }

    @Test func `without a terminal the screen is replaced by its answer`() async throws {
        #expect(try await run("__command__").output == "0\n")
    }

    @Test func `on a terminal the button is pressed by typing`() async throws {
        let session = try TerminalSession(
            program,
            ["__command__"],
            environment: ["HOME": home, "ACCESSIBLE": "1", "LANG": "C"]
        )
        try await session.expect("Counted: 0")
        try await session.expect("q quit > ")
        await session.type("a")
        try await session.expect("Counted: 1")
        try await session.expect("q quit > ")
        await session.type("q")
        #expect(await session.end() == 0)
        #expect(try await run("__command__", "show").output == "1\n")
    }
}
