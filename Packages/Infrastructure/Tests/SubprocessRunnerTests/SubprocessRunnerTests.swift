import RepositoryKit
import RepositoryTesting
import SubprocessRunner
import Testing

struct SubprocessRunnerTests {
    private let runner = SubprocessRunner(
        environment: ProgramEnvironment(["PATH": "/usr/bin:/bin", "WORD": "x"], withholding: [])
    )

    @Test(arguments: ProcessRunnerContract.allCases)
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
