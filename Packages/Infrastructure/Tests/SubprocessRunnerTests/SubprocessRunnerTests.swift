import RepositoryKit
import SubprocessRunner
import Testing

struct SubprocessRunnerTests {
    private let runner = SubprocessRunner(environment: ["PATH": "/usr/bin:/bin", "WORD": "x"])

    @Test
    func `gives output, messages and status`() async throws {
        let outcome = try await runner.run(ProcessCommand("sh", ["-c", "echo out; echo $WORD >&2; exit 3"]))
        #expect(outcome == ProcessOutcome(status: 3, output: Array("out\n".utf8), messages: Array("x\n".utf8)))
    }

    @Test
    func `takes more output than a pipe holds`() async throws {
        let outcome = try await runner.run(ProcessCommand("sh", ["-c", "head -c 1000000 /dev/zero; echo end >&2"]))
        #expect(outcome.output.count == 1_000_000)
        #expect(outcome.status == 0)
    }

    @Test
    func `hands arguments over as they are`() async throws {
        let outcome = try await runner.run(ProcessCommand("/bin/echo", ["$WORD;", "a b", "*"]))
        #expect(outcome.output == Array("$WORD; a b *\n".utf8))
    }

    @Test
    func `runs in a folder`() async throws {
        let outcome = try await runner.run(ProcessCommand("pwd", [], in: "/"))
        #expect(outcome.output == Array("/\n".utf8))
    }

    @Test
    func `tells that there is no such program`() async {
        await #expect(throws: ProcessError.notFound(program: "no-such-program")) {
            try await runner.run(ProcessCommand("no-such-program", []))
        }
    }

    @Test
    func `ends a program whose time is up`() async {
        await #expect(throws: ProcessError.timedOut(program: "sleep")) {
            try await runner.run(ProcessCommand("sleep", ["1000"], limit: .milliseconds(20)))
        }
    }

    @Test
    func `ends a program for which nobody waits any more`() async {
        let task = Task { await Result { () async throws in try await runner.run(ProcessCommand("sleep", ["1000"])) } }
        task.cancel()
        let result = await task.value
        #expect(throws: ProcessError.cancelled) { try result.get() }
    }

    @Test
    func `tells by which signal a program died`() async throws {
        let outcome = try await runner.run(ProcessCommand("sh", ["-c", "kill -9 $$"]))
        #expect(outcome.status == -9)
    }
}

extension Result where Failure == any Error {
    init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
