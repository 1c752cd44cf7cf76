import Foundation
import RepositoryKit
import SubprocessRunner
import Testing

/// The programs on a terminal when their parent process is terminated.
struct TerminalHandoffTests {
    /// Runs a script that terminates its parent process, and ends only after it has got the signal itself.
    private static func run(asking signal: String) async throws {
        let runner = TerminalProgramRunner(environment: ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: []))
        let script = "trap 'echo asked; exit 3' TERM; kill -\(signal) $PPID; while :; do sleep 0.01; done"
        _ = try await runner.run("sh", ["-c", script])
    }

    @Test func `a parent passes SIGTERM on to the program, and ends by it after the program`()
        async throws
    {
        let result = try await #require(
            processExitsWith: .signal(SIGTERM),
            observing: [\.standardOutputContent]
        ) {
            try await Self.run(asking: "TERM")
        }
        #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("asked"))
    }

    @Test func `and at SIGHUP`() async throws {
        let result = try await #require(
            processExitsWith: .signal(SIGHUP),
            observing: [\.standardOutputContent]
        ) {
            try await Self.run(asking: "HUP")
        }
        #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("asked"))
    }

    @Test func `a signal that is ignored stays ignored`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGHUP, SIG_IGN)
            let runner = TerminalProgramRunner(
                environment: ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: [])
            )
            exit(try await runner.run("sh", ["-c", "kill -HUP $PPID; exit 7"]))
        }
    }

    @Test func `programs that run at once leave the actions for signals as they were`() async {
        await #expect(processExitsWith: .signal(SIGINT)) {
            let runner = TerminalProgramRunner(
                environment: ProgramEnvironment(["PATH": "/usr/bin:/bin"], withholding: [])
            )
            async let first = runner.run("sh", ["-c", "kill -INT $PPID"])
            async let second = runner.run("sh", ["-c", "kill -INT $PPID"])
            let statuses = try await (first, second)
            guard statuses == (0, 0) else { return }
            kill(getpid(), SIGINT)
            while true { pause() }
        }
    }
}
