import Foundation
import RepositoryKit
import RepositoryTesting
import SubprocessRunner
import Testing

struct SubprocessRunnerTests {
    private let runner = SubprocessRunner(
        environment: ProgramEnvironment(["PATH": "/usr/bin:/bin", "WORD": "x"], withholding: [])
    )

    @Test(arguments: ProcessRunnerContract.all)
    func `child processes meet the contract of a runner`(_ requirement: ProcessRunnerContract) async throws {
        try await requirement.check(runner)
    }

    @Test func `gives a program the environment that was chosen, and no other`() async throws {
        let outcome = try await runner.run(ProcessCommand("sh", ["-c", "echo $WORD${HOME-none}"]))
        #expect(outcome == ProcessOutcome(status: 0, output: Array("xnone\n".utf8)))
    }
}

extension Result where Failure == any Error {
    init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}

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

struct TerminalProgramRunnerTests {
    private let runner = TerminalProgramRunner(
        environment: ProgramEnvironment(["PATH": "/usr/bin:/bin", "NAME": "a b"], withholding: [])
    )

    private func script(_ text: String, _ arguments: String...) async throws -> Int32 {
        try await runner.run("sh", ["-c", text, "sh"] + arguments)
    }

    @Test(arguments: ForegroundRunnerContract.all)
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
