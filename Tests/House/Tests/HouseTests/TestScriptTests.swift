import Foundation
import Testing

/// `Scripts/test` is what says whether the house is sound, so each way to be unsound has a package here.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW"] == "1"))
struct TestScriptTests {
    private let scratch: Scratch
    private let script: Script

    init() throws {
        scratch = try Scratch()
        script = Script(name: "test", environment: ["STRATA_SCRATCH": scratch.folder.path, "STRATA_SLOW": ""])
    }

    @Test func `failures, crashes, empty suites and broken builds are counted, and the others still run`() async throws
    {
        let outcome = try await script.run(
            "Tests/House/Fixtures/Failing",
            "Tests/House/Fixtures/Empty",
            "Tests/House/Fixtures/Crashing",
            "Tests/House/Fixtures/Broken",
            "Tests/House/Fixtures/Passing"
        )
        #expect(outcome.status == 1)
        #expect(outcome.lines.last == "2 passed, 4 failed", "\(outcome.text)")
        #expect(outcome.lines.contains("== Tests/House/Fixtures/Failing: 1 passed, 1 failed"))
        #expect(outcome.text.contains("Expectation failed: (one() → 1) == 2"))
        #expect(outcome.lines.contains("== Tests/House/Fixtures/Empty: 0 passed, 1 failed"))
        #expect(outcome.lines.contains("    The test target EmptyTests ran no test."))
        #expect(outcome.text.contains("== Tests/House/Fixtures/Crashing: CRASHED"))
        #expect(outcome.text.contains("== Tests/House/Fixtures/Broken: DID NOT BUILD"))
        #expect(outcome.text.contains("cannot convert return expression"))
        #expect(outcome.lines.contains("== Tests/House/Fixtures/Passing: 1 passed, 0 failed"))
    }

    @Test func `success ends with the summary and status 0, and no package is tested in another's place`() async throws
    {
        // Two or more runs of one package used to leave its plan behind for the next one.
        let outcome = try await script.run(
            "Tests/House/Fixtures/Passing",
            "Tests/House/Fixtures/Passing",
            "Tests/House/Fixtures/Passing",
            "Tests/House/Fixtures/Slow"
        )
        #expect(outcome.status == 0)
        #expect(outcome.lines.last == "3 passed, 0 failed", "\(outcome.text)")
        #expect(outcome.lines.contains("== Tests/House/Fixtures/Slow: 0 passed, 0 failed"))
    }

    @Test func `a test target whose tests are all skipped fails when the slow tests are asked for`() async throws {
        var script = script
        script.environment["STRATA_SLOW"] = "1"
        let outcome = try await script.run("Tests/House/Fixtures/Passing", "Tests/House/Fixtures/Slow")
        #expect(outcome.status == 1)
        #expect(outcome.lines.last == "1 passed, 1 failed", "\(outcome.text)")
        #expect(outcome.lines.contains("    The test target SlowTests ran no test."))
    }

    @Test(arguments: ["build", "test"])
    func `an error of the compiler is shown once, however many packages it keeps from being built`(
        name: String
    ) async throws {
        let script = Script(name: name, environment: script.environment)
        let outcome = try await script.run("Tests/House/Fixtures/Broken", "Tests/House/Fixtures/Broken")
        #expect(outcome.status == 1)
        let shown = outcome.lines.filter { $0.contains("error: cannot convert return expression") && $0.contains("/") }
        #expect(shown.count == 1, "\(outcome.text)")
    }

    @Test func `a run without any test fails`() async throws {
        let outcome = try await script.run("Tests/House/Fixtures/Undocumented")
        #expect(outcome.status == 1)
        #expect(outcome.lines.last == "0 passed, 0 failed", "\(outcome.text)")
    }
}
