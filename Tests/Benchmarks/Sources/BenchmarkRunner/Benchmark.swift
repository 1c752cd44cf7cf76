/// One way of doing a job, timed against the others.
public struct Contender: Sendable {
    /// What it is, in a few words.
    public let name: String
    /// How many times the baseline's median it may take, or nil for a figure that is only recorded.
    public let ratioLimit: Double?
    /// How long it may take, or nil where only the ratio counts.
    public let timeLimit: Duration?
    /// How many allocations each repetition may make, or nil where they do not matter.
    public let allocationLimit: Int?
    let body: @MainActor (Int) async -> Void

    /// Makes a contender.
    ///
    /// - Parameters:
    ///   - name: what it is, in a few words.
    ///   - ratioLimit: how many times the baseline's median it may take.
    ///   - timeLimit: how long it may take.
    ///   - allocationLimit: how many allocations each repetition may make.
    ///   - body: does the job as often as it is told.
    public init(
        _ name: String,
        ratioLimit: Double? = nil,
        timeLimit: Duration? = nil,
        allocationLimit: Int? = nil,
        body: @escaping @MainActor (Int) async -> Void
    ) {
        self.name = name
        self.ratioLimit = ratioLimit
        self.timeLimit = timeLimit
        self.allocationLimit = allocationLimit
        self.body = body
    }
}

/// A job that is done in several ways, of which the first is the baseline.
public struct Benchmark: Sendable {
    /// What it is called on the command line.
    public let name: String
    /// What is timed, and against what; printed above the figures.
    public let explanation: String
    /// How many megabytes the largest program that the contenders started may hold, or nil if they start none.
    public let memoryLimit: Int?
    let repetitions: Int
    let rounds: Int
    let baseline: Contender
    let others: [Contender]

    /// Makes a benchmark.
    ///
    /// - Parameters:
    ///   - name: what it is called on the command line.
    ///   - explanation: what is timed, and against what.
    ///   - repetitions: how often the job is done in one round; a round should take a few milliseconds.
    ///   - rounds: how often every contender has its turn.
    ///   - memoryLimit: how many megabytes the largest program that the contenders started may hold.
    ///   - baseline: what the others are compared with.
    ///   - others: what is compared.
    public init(
        _ name: String,
        explanation: String,
        repetitions: Int,
        rounds: Int = 101,
        memoryLimit: Int? = nil,
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
