import Foundation
import Testing

/// `Scripts/test` on a package for each way in which a package can fail.
enum TestScriptTests {
    @Suite(.serialized) struct Slow {
        private let script = Script(name: "test", environment: ["STRATA_SCRATCH": Scratch.shared])

        @Test
        func
            `failures, crashes, empty suites, broken builds and blocked threads are counted, and the others still run`()
            async throws
        {
            let names = ["Failing", "Empty", "Crashing", "Broken", "Broken", "Blocking", "Busy", "Faults", "Passing"]
            let outcome = try await script.run(["quick"] + names.map { "Tests/Tooling/Fixtures/" + $0 }, exits: 1)
            #expect(outcome.lines.last == "6 passed, 6 failed", "\(outcome.text)")
            #expect(outcome.lines.contains("== Tests/Tooling/Fixtures/Failing: 1 passed, 1 failed"))
            #expect(outcome.text.contains("Expectation failed: (one() → 1) == 2"))
            #expect(outcome.lines.contains("== Tests/Tooling/Fixtures/Empty: 0 passed, 1 failed"))
            #expect(outcome.lines.contains("    The test target EmptyTests ran no test."))
            #expect(outcome.text.contains("== Tests/Tooling/Fixtures/Crashing: CRASHED"))
            #expect(outcome.text.contains("== Tests/Tooling/Fixtures/Broken: DID NOT BUILD"))
            expectOneError(outcome)
            #expect(outcome.lines.contains("== Tests/Tooling/Fixtures/Blocking: 1 passed, 1 failed"))
            let sentence = "    The cooperative pool was starved: a sleep of 10 ms took a second"
            #expect(outcome.lines.contains { $0.hasPrefix(sentence) }, "\(outcome.text)")
            // Processors that are kept busy do not block.
            #expect(outcome.lines.contains("== Tests/Tooling/Fixtures/Busy: 1 passed, 0 failed"))
            // These tests fail side by side.
            #expect(outcome.lines.contains("== Tests/Tooling/Fixtures/Faults: 2 passed, 0 failed"))
            #expect(outcome.lines.contains("== Tests/Tooling/Fixtures/Passing: 1 passed, 0 failed"))
        }

        /// Expects an error of the compiler once, however many packages it keeps from being built.
        private func expectOneError(_ outcome: Script.Outcome) {
            let shown = outcome.lines.filter {
                $0.contains("error: cannot convert return expression") && $0.contains("/")
            }
            #expect(shown.count == 1, "\(outcome.text)")
        }

        @Test func `a build shows an error of the compiler once`() async throws {
            let build = Script(name: "build", environment: script.environment)
            let package = "Tests/Tooling/Fixtures/Broken"
            expectOneError(try await build.run([package, package], exits: 1))
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

        @Test func `it says where it stands, and how long the rest took last time`() async throws {
            try? FileManager.default.removeItem(atPath: Scratch.shared + "/test-times")
            let environment = ["STRATA_SCRATCH": Scratch.shared, "STRATA_HEARTBEAT": "1"]
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

        @Test func `a run without any test fails`() async throws {
            let outcome = try await script.run("quick", "Tests/Tooling/Fixtures/Undocumented", exits: 1)
            #expect(outcome.lines.last == "0 passed, 0 failed", "\(outcome.text)")
        }
    }
}
