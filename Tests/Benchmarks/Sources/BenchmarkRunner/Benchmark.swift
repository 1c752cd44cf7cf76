/// One of the implementations that a benchmark compares.
public struct Contender: Sendable {
    /// The description in a few words.
    public let name: String
    /// The maximum ratio to the baseline's median, or nil for a figure that is only recorded.
    public let ratioLimit: Double?
    /// The maximum time of one repetition, or nil where only the ratio counts.
    public let timeLimit: Duration?
    /// The maximum number of allocations of one repetition, or nil for no limit.
    public let allocationLimit: Int?
    let prepare: @MainActor () -> Void
    let body: @MainActor (Int) async -> Void

    /// Creates a contender.
    ///
    /// - Parameters:
    ///   - name: the description in a few words.
    ///   - ratioLimit: the maximum ratio to the baseline's median.
    ///   - timeLimit: the maximum time of one repetition.
    ///   - allocationLimit: the maximum number of allocations of one repetition.
    ///   - prepare: what comes before each round, and is not timed.
    ///   - body: the workload; its argument is the number of repetitions.
    public init(
        _ name: String,
        ratioLimit: Double? = nil,
        timeLimit: Duration? = nil,
        allocationLimit: Int? = nil,
        prepare: @escaping @MainActor () -> Void = {},
        body: @escaping @MainActor (Int) async -> Void
    ) {
        self.name = name
        self.ratioLimit = ratioLimit
        self.timeLimit = timeLimit
        self.allocationLimit = allocationLimit
        self.prepare = prepare
        self.body = body
    }
}

/// The maximum resident size of programs.
public struct MemoryLimit: Sendable {
    /// The maximum in megabytes.
    public let megabytes: Int
    let residentSize: @MainActor () -> Int

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - megabytes: the maximum.
    ///   - residentSize: returns the memory that the explanation names, in megabytes.
    public init(megabytes: Int, of residentSize: @escaping @MainActor () -> Int) {
        self.megabytes = megabytes
        self.residentSize = residentSize
    }
}

/// A comparison of several implementations of one workload, the first of which is the baseline.
public struct Benchmark: Sendable {
    /// The name on the command line.
    public let name: String
    /// The text above the figures: the workload, and its baseline.
    public let explanation: String
    /// The maximum resident size of the programs that the contenders start; nil if they start none.
    public let memoryLimit: MemoryLimit?
    let repetitions: Int
    let rounds: Int
    let baseline: Contender
    let others: [Contender]

    /// Creates a benchmark.
    ///
    /// - Parameters:
    ///   - name: the name on the command line.
    ///   - explanation: the text above the figures.
    ///   - repetitions: the number of repetitions in one round; a round should take a few milliseconds.
    ///   - rounds: the number of rounds of each contender.
    ///   - memoryLimit: the maximum resident size of the programs that the contenders start.
    ///   - baseline: the contender that the others are compared with.
    ///   - others: the other contenders.
    public init(
        _ name: String,
        explanation: String,
        repetitions: Int,
        rounds: Int = 101,
        memoryLimit: MemoryLimit? = nil,
        baseline: Contender,
        others: [Contender]
    ) {
        self.name = name
        self.explanation = explanation
        self.repetitions = repetitions
        self.rounds = rounds
        self.memoryLimit = memoryLimit
        self.baseline = baseline
        self.others = others
    }
}
