import AllocationCounter

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Benchmark {
    /// Times all contenders, and again if a limit is broken, because the machine may have been busy.
    ///
    /// - Returns: One report, or two where a limit was broken; the last one decides.
    @MainActor
    public func reports() async -> [Report] {
        await Self.reports { await run() }
    }

    /// Measures, and again if a limit is broken.
    @MainActor
    static func reports(of measure: @MainActor () async -> Report) async -> [Report] {
        let first = await measure()
        return first.violations.isEmpty ? [first] : [first, await measure()]
    }

    /// Times all contenders.
    ///
    /// The contenders take turns in every round, so that other load affects all of them alike; the time of each is the
    /// median of its rounds. Allocations are counted in an additional round.
    @MainActor
    func run() async -> Report {
        let load = loadAverage()
        let contenders = [baseline] + others
        var times = contenders.map { _ in [Double]() }
        let clock = ContinuousClock()
        for contender in contenders {
            contender.prepare()
            await contender.body(repetitions)
        }
        for _ in 0..<rounds {
            for (index, contender) in contenders.enumerated() {
                contender.prepare()
                let start = clock.now
                await contender.body(repetitions)
                times[index].append((clock.now - start) / .nanoseconds(1) / Double(repetitions))
            }
        }
        var measurements: [Measurement] = []
        for (index, contender) in contenders.enumerated() {
            measurements.append(
                Measurement(
                    contender: contender,
                    nanoseconds: median(times[index]),
                    allocations: await allocations(of: contender)
                )
            )
        }
        return Report(
            benchmark: self,
            measurements: measurements,
            load: (load, loadAverage()),
            peak: memoryLimit?.residentSize()
        )
    }

    /// Returns the allocations of one repetition, without the few that a round itself makes.
    @MainActor
    private func allocations(of contender: Contender) async -> Double? {
        guard allocation_count() >= 0 else { return nil }
        let empty = await allocations { await contender.body(0) }
        contender.prepare()
        let full = await allocations { await contender.body(repetitions) }
        return Double(full - empty) / Double(repetitions)
    }

    @MainActor
    private func allocations(of work: @MainActor () async -> Void) async -> Int64 {
        let before = allocation_count()
        await work()
        return allocation_count() - before
    }
}

/// The load average of the last minute, with this process.
private func loadAverage() -> Double {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : 0
}

private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
}
