/// The figures of one contender.
struct Measurement {
    let contender: Contender
    /// The median time of one repetition.
    let nanoseconds: Double
    /// The allocations of one repetition, or nil where they cannot be counted.
    let allocations: Double?
}

/// The figures of a benchmark, and the limits that it broke.
public struct Report {
    let benchmark: Benchmark
    let measurements: [Measurement]
    /// The load averages before and after the benchmark.
    var load = (before: 0.0, after: 0.0)
    /// The memory that the benchmark limits, in megabytes; nil if it limits none.
    var peak: Int?

    /// The broken limits, a sentence for each.
    public var violations: [String] {
        memoryViolations
            + measurements.flatMap { measurement in
                var violations: [String] = []
                if let limit = measurement.contender.ratioLimit, ratio(of: measurement) > limit {
                    violations.append(
                        "\(benchmark.name): \(measurement.contender.name) takes \(ratio(of: measurement).rounded(to: 2)) "
                            + "times the baseline; the limit is \(limit)."
                    )
                }
                if let limit = measurement.contender.timeLimit, measurement.nanoseconds > limit / .nanoseconds(1) {
                    violations.append(
                        "\(benchmark.name): \(measurement.contender.name) takes \(time(measurement.nanoseconds)); "
                            + "the limit is \(time(limit / .nanoseconds(1)))."
                    )
                }
                if let limit = measurement.contender.allocationLimit, let seen = measurement.allocations,
                    seen > Double(limit)
                {
                    violations.append(
                        "\(benchmark.name): \(measurement.contender.name) makes \(seen.rounded(to: 2)) allocations; "
                            + "the limit is \(limit)."
                    )
                }
                return violations
            }
    }

    private var memoryViolations: [String] {
        guard let limit = benchmark.memoryLimit?.megabytes, let peak, peak > limit else { return [] }
        return ["\(benchmark.name): the memory is \(peak) MB; the limit is \(limit) MB."]
    }

    /// The figures as a table in Markdown, the baseline first.
    public var table: String {
        var lines = [
            "## \(benchmark.name)", "", benchmark.explanation, "",
            "| way | median | ratio | limit | allocations |",
            "|---|---:|---:|---:|---:|",
        ]
        for measurement in measurements {
            let cells = [
                measurement.contender.name,
                time(measurement.nanoseconds),
                ratio(of: measurement).rounded(to: 2),
                limit(of: measurement.contender),
                measurement.allocations.map { $0.rounded(to: 2) } ?? "not counted",
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        lines += ["", "Load: \(load.before.rounded(to: 1)) before, \(load.after.rounded(to: 1)) after."]
        if let peak, let limit = benchmark.memoryLimit?.megabytes {
            lines += ["", "Memory: \(peak) MB; \(limit) MB are allowed."]
        }
        return lines.joined(separator: "\n")
    }

    private func limit(of contender: Contender) -> String {
        let ratio = contender.ratioLimit.map { $0.rounded(to: 2) }
        return [ratio, contender.timeLimit.map { time($0 / .nanoseconds(1)) }].compactMap(\.self).joined(
            separator: ", "
        )
    }

    private func ratio(of measurement: Measurement) -> Double {
        measurement.nanoseconds / measurements[0].nanoseconds
    }

    private func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<10_000: "\(nanoseconds.rounded(to: 1)) ns"
        case ..<10_000_000: "\((nanoseconds / 1_000).rounded(to: 1)) µs"
        default: "\((nanoseconds / 1_000_000).rounded(to: 1)) ms"
        }
    }
}

extension Double {
    /// Returns the number with at most a given number of digits after the point.
    fileprivate func rounded(to digits: Int) -> String {
        var scale = 1
        for _ in 0..<digits { scale *= 10 }
        let scaled = Int((self * Double(scale)).rounded())
        let fraction = String(abs(scaled) % scale)
        let zeros = String(repeating: "0", count: digits - fraction.count)
        return "\(scaled < 0 ? "-" : "")\(abs(scaled) / scale).\(zeros)\(fraction)"
    }
}
