import Foundation
import RepositoryKit
import RepositoryTesting
import SubprocessRunner
import Testing

struct TerminalProgramRunnerTests {
    private let runner = TerminalProgramRunner(
        environment: ProgramEnvironment(["PATH": "/usr/bin:/bin", "NAME": "a b"], withholding: [])
    )

    private func script(_ text: String, _ arguments: String...) async throws -> Int32 {
        try await runner.run("sh", ["-c", text, "sh"] + arguments)
    }

    @Test(arguments: ForegroundRunnerContract.allCases)
    func `programs in the terminal meet the contract of a runner in front`(
        _ requirement: ForegroundRunnerContract
    ) async throws {
        try await requirement.check(runner)
    }

    @Test func `a program gets the environment that was chosen`() async throws {
        #expect(try await script(#"test "$NAME" = "a b" && exit 7"#) == 7)
    }

    @Test func `an interrupt is for the program, and not for its parent`() async throws {
        #expect(try await script("kill -INT $PPID; trap 'exit 3' INT; kill -INT $$") == 3)
    }

    @Test func `the program is in the process group that may use the terminal`() async throws {
        #expect(try await script(#"test "$(ps -o pgid= -p $$ | tr -d ' ')" = "$1""#, "\(getpgrp())") == 0)
    }
}
