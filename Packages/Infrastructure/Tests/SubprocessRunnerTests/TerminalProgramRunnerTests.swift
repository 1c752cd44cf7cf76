import Foundation
import RepositoryKit
import SubprocessRunner
import Testing

struct TerminalProgramRunnerTests {
    private let runner = TerminalProgramRunner(environment: ["PATH": "/usr/bin:/bin", "NAME": "a b"])

    private func script(_ text: String, _ arguments: String...) async throws -> Int32 {
        try await runner.run("sh", ["-c", text, "sh"] + arguments)
    }

    @Test func `arguments and environment arrive as they are, and the status comes back`() async throws {
        #expect(try await script(#"test "$1" = 'x; $(y)' && test "$NAME" = "a b" && exit 7"#, "x; $(y)") == 7)
    }

    @Test func `a program that was killed has the number of the signal`() async throws {
        #expect(try await script("kill -TERM $$") == -15)
    }

    @Test func `an interrupt is for the program, and not for whoever waits for it`() async throws {
        #expect(try await script("kill -INT $PPID; trap 'exit 3' INT; kill -INT $$") == 3)
    }

    @Test func `the program is in the process group that may use the terminal`() async throws {
        #expect(try await script(#"test "$(ps -o pgid= -p $$ | tr -d ' ')" = "$1""#, "\(getpgrp())") == 0)
    }

    @Test func `what it is to read arrives whole, and it may stop reading at any time`() async throws {
        let input = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
        #expect(try await runner.run("sh", ["-c", "test $(wc -c) = 1000000 && exit 5"], input: input) == 5)
        #expect(try await runner.run("sh", ["-c", "head -c 3 > /dev/null; exit 6"], input: input) == 6)
        #expect(try await runner.run("sh", ["-c", "test $(wc -c) = 0 && exit 7"], input: []) == 7)
    }

    @Test func `what is not there is named`() async {
        await #expect(throws: ProcessError.notFound(program: "no-such-program")) {
            try await runner.run("no-such-program", [])
        }
    }
}
