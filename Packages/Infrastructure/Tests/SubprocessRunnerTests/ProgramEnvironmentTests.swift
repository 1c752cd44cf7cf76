import Foundation
import RepositoryKit
import SubprocessRunner
import Testing

struct ProgramEnvironmentTests {
    @Test func `a secret is withheld under every name`() {
        let given = ProgramEnvironment(
            ["PATH": "/bin", "TOKEN": "geheim", "COPY": "geheim", "NOTE": "not geheim", "EMPTY": "", "OTHER": ""],
            withholding: ["TOKEN", "EMPTY", "UNSET"]
        )
        #expect(given.variables == ["PATH": "/bin", "NOTE": "not geheim", "OTHER": ""])
    }

    @Test func `a program writes an environment in which no secret is`() async throws {
        let given = ProgramEnvironment(
            ["PATH": "/usr/bin:/bin", "TOKEN": "geheim", "WORD": "x"],
            withholding: ["TOKEN"]
        )
        let outcome = try await SubprocessRunner(environment: given).run(ProcessCommand("env", []))
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").sorted()
        #expect(lines == ["PATH=/usr/bin:/bin", "WORD=x"])
    }
}
