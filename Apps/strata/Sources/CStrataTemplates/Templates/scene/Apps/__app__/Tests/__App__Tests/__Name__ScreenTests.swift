import Foundation
import InfrastructureTesting
import Testing

/// Opens the screen in the built program.
final class __Name__ScreenTests {
    private let home = FileManager.default.temporaryDirectory.appending(path: "__name__-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: home)
    }

    @Test func `shows what is stored`() async throws {
        let session = try TerminalSession(
            try BuiltProgram(named: "__app__"),
            ["__command__"],
            environment: ["HOME": home, "ACCESSIBLE": "1", "LANG": "C"]
        )
        try await session.expect("__Name__: 0")
        try await session.expect("q quit > ")
        await session.type("q")
        #expect(await session.end() == 0)
    }
}
