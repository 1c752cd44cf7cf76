import Foundation
import Testing

/// `Scripts/test` on a package for each way in which a package can fail.
enum TestScriptTests {
    @Suite(.serialized) struct Slow {
        private let script = Script(name: "test", environment: ["STRATA_SCRATCH": Scratch.shared])

        @Test func `failures, crashes, empty suites and broken builds are counted, and the others still run`()
            async throws
        {
            let outcome = try await script.run(
                "quick",
                "Tests/Tooling/Fixtures/Failing",
                "Tests/Tooling/Fixtures/Empty",
                "Tests/Tooling/Fixtures/Crashing",
                "Tests/Tooling/Fixtures/Broken",
                "Tests/Tooling/Fixtures/Passing"
            )
            #expect(outcome.status == 1)
            #expect(outcome.lines.last == "2 passed, 4 failed", "\(outcome.text)")
            #expect(outcome.lines.contains("== Tests/Tooling/Fixtures/Failing: 1 passed, 1 failed"))
            #expect(outcome.text.contains("Expectation failed: (one() → 1) == 2"))
            #expect(outcome.lines.contains("== Tests/Tooling/Fixtures/Empty: 0 passed, 1 failed"))
            #expect(outcome.lines.contains("    The test target EmptyTests ran no test."))
            #expect(outcome.text.contains("== Tests/Tooling/Fixtures/Crashing: CRASHED"))
            #expect(outcome.text.contains("== Tests/Tooling/Fixtures/Broken: DID NOT BUILD"))
            #expect(outcome.text.contains("cannot convert return expression"))
            #expect(outcome.lines.contains("== Tests/Tooling/Fixtures/Passing: 1 passed, 0 failed"))
        }

        @Test func `success ends with the summary and status 0, and no package is tested in another's place`()
            async throws
        {
            // Two or more runs of one package used to leave its plan behind for the next one.
            for _ in 1...2 { try await script.run("quick", "Tests/Tooling/Fixtures/Passing", exits: 0) }
            let outcome = try await script.run(
                "quick",
                "Tests/Tooling/Fixtures/Passing",
                "Tests/Tooling/Fixtures/Slow"
            )
            #expect(outcome.status == 0)
            #expect(outcome.lines.last == "1 passed, 0 failed", "\(outcome.text)")
        }

        @Test func `slow tests run when they are asked for, each test once`() async throws {
            let packages = ["Tests/Tooling/Fixtures/Passing", "Tests/Tooling/Fixtures/Slow"]
            let slow = try await script.run(["slow"] + packages, exits: 0)
            #expect(slow.lines.last == "1 passed, 0 failed", "\(slow.text)")
            let all = try await script.run(["all"] + packages, exits: 0)
            #expect(all.lines.last == "2 passed, 0 failed", "\(all.text)")
        }

        @Test func `tests that bring about faults run in a process of their own, one after the other`() async throws {
            let outcome = try await script.run("quick", "Tests/Tooling/Fixtures/Faults")
            #expect(outcome.lines.last == "2 passed, 0 failed", "\(outcome.text)")
        }

        @Test func `tests that block the threads of the cooperative pool fail the run`() async throws {
            let outcome = try await script.run("quick", "Tests/Tooling/Fixtures/Blocking", exits: 1)
            #expect(outcome.lines.last == "1 passed, 1 failed", "\(outcome.text)")
            let sentence = "    The cooperative pool was starved: a sleep of 10 ms took a second"
            #expect(outcome.lines.contains { $0.hasPrefix(sentence) }, "\(outcome.text)")
        }

        @Test func `tests that keep every processor busy are not taken for ones that block`() async throws {
            let outcome = try await script.run("quick", "Tests/Tooling/Fixtures/Busy", exits: 0)
            #expect(outcome.lines.last == "1 passed, 0 failed", "\(outcome.text)")
        }

        @Test func `it says where it stands, and how long the rest took last time`() async throws {
            let scratch = try Scratch()
            let environment = ["STRATA_SCRATCH": scratch.folder.path, "STRATA_HEARTBEAT": "1"]
            let script = Script(name: "test", environment: environment)
            let packages = ["Tests/Tooling/Fixtures/Passing", "Tests/Tooling/Fixtures/Undocumented"]
            let first = try await script.run(["quick"] + packages)
            let start = #/^-- building package 1 of 2: Tests\/Tooling\/Fixtures\/Passing \(\d+ seconds? so far\)\n/#
            #expect(first.text.contains(start), "\(first.text)")
            let step = #/\n   Tests\/Tooling\/Fixtures\/\w+: building(, step \d+ of \d+)?, \d+ seconds?\n/#
            #expect(first.text.contains(step), "\(first.text)")
            let second = try await script.run(["quick"] + packages)
            for action in ["building", "testing"] {
                let start = "-- \(action) package 2 of 2: Tests/Tooling/Fixtures/Undocumented ("
                let line = try #require(second.lines.first { $0.hasPrefix(start) }, "\(second.text)")
                #expect(line.contains(#/ so far; this and the rest took \d+ seconds? last time\)$/#), "\(line)")
            }
        }

        @Test(arguments: [["build"], ["test", "quick"]])
        func `an error of the compiler is shown once, however many packages it keeps from being built`(
            command: [String]
        ) async throws {
            let script = Script(name: command[0], environment: script.environment)
            let packages = ["Tests/Tooling/Fixtures/Broken", "Tests/Tooling/Fixtures/Broken"]
            let outcome = try await script.run(command.dropFirst() + packages, exits: 1)
            let shown = outcome.lines.filter {
                $0.contains("error: cannot convert return expression") && $0.contains("/")
            }
            #expect(shown.count == 1, "\(outcome.text)")
        }

        @Test func `a run without any test fails`() async throws {
            let outcome = try await script.run("quick", "Tests/Tooling/Fixtures/Undocumented", exits: 1)
            #expect(outcome.lines.last == "0 passed, 0 failed", "\(outcome.text)")
        }
    }
}
