import Testing

@testable import BenchmarkRunner

@MainActor
struct ReportTests {
    private func benchmark(_ other: Contender) -> Benchmark {
        Benchmark(
            "example",
            explanation: "",
            repetitions: 10,
            rounds: 3,
            baseline: Contender("baseline") { _ in },
            others: [other]
        )
    }

    private func report(nanoseconds: Double, allocations: Double?) -> Report {
        let other = Contender("other", ratioLimit: 4, allocationLimit: 0) { _ in }
        let benchmark = benchmark(other)
        return Report(
            benchmark: benchmark,
            measurements: [
                Measurement(contender: benchmark.baseline, nanoseconds: 10, allocations: 0),
                Measurement(contender: other, nanoseconds: nanoseconds, allocations: allocations),
            ],
            load: (0.5, 12)
        )
    }

    @Test func `complains about a limit that is broken, and only then`() {
        #expect(report(nanoseconds: 40, allocations: 0).violations.isEmpty)
        #expect(
            report(nanoseconds: 40.6, allocations: nil).violations
                == ["example: other takes 4.06 times the baseline; the limit is 4.0."]
        )
        #expect(
            report(nanoseconds: 10, allocations: 0.5).violations
                == ["example: other makes 0.50 allocations; the limit is 0."]
        )
    }

    @Test func `complains about a time that is broken, and only then`() {
        let other = Contender("other", timeLimit: .milliseconds(3)) { _ in }
        let benchmark = benchmark(other)
        let violations = [3_000_000, 3_100_000].map { nanoseconds in
            let measurements = [
                Measurement(contender: benchmark.baseline, nanoseconds: 10, allocations: nil),
                Measurement(contender: other, nanoseconds: nanoseconds, allocations: nil),
            ]
            return Report(benchmark: benchmark, measurements: measurements).violations
        }
        #expect(violations == [[], ["example: other takes 3100.0 µs; the limit is 3000.0 µs."]])
    }

    @Test func `complains about a program that holds too much`() {
        let benchmark = Benchmark(
            "example",
            explanation: "",
            repetitions: 1,
            memoryLimit: MemoryLimit(megabytes: 5) { 0 },
            baseline: Contender("baseline") { _ in },
            others: []
        )
        let violations = [5, 6].map { Report(benchmark: benchmark, measurements: [], peak: $0).violations }
        #expect(violations == [[], ["example: the memory is 6 MB; the limit is 5 MB."]])
    }

    #if os(Linux)
        @Test func `counts the allocations of each repetition`() async {
            final class Node { var number = 0 }
            let report = await benchmark(
                Contender("allocates", allocationLimit: 1) { repetitions in
                    for number in 0..<repetitions {
                        let nodes = [Node(), Node()]
                        nodes[number % 2].number = number
                    }
                }
            ).run()
            #expect(report.violations.count == 1)
        }
    #endif

    @Test(arguments: [(0, [0]), (1, [1, 0]), (2, [1, 1])])
    func `a broken limit is measured once more`(brokenRuns: Int, violations: [Int]) async {
        var runs = 0
        let reports = await Benchmark.reports {
            runs += 1
            return report(nanoseconds: 10, allocations: runs <= brokenRuns ? 1 : 0)
        }
        #expect(reports.map(\.violations.count) == violations)
    }

    @Test func `prints the figures with the baseline first`() {
        #expect(
            report(nanoseconds: 25_000, allocations: nil).table.hasSuffix(
                """
                | baseline | 10.0 ns | 1.00 |  | 0.00 |
                | other | 25.0 µs | 2500.00 | 4.00 | not counted |

                Load: 0.5 before, 12.0 after.
                """
            )
        )
    }
}
