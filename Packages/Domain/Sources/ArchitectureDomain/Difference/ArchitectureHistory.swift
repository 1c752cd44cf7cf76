import Foundation

/// The commits at which a history checks a repository.
public enum HistorySpan: Hashable, Sendable {
    /// The given number of last commits.
    case commits(Int)
    /// The last commit of each of the given number of last weeks, which begin on Monday (UTC).
    case weeks(Int)

    /// Returns the indices of the sampled commits, the newest first, as the commits are.
    public func samples(of commits: [Commit]) -> [Int] {
        switch self {
        case .commits(let count): return Array(commits.indices.prefix(count))
        case .weeks(let count):
            guard let newest = commits.first?.week else { return [] }
            var (samples, week) = ([Int](), newest + 1)
            // The clock of a computer may have been wrong: a commit may be older than the one before it.
            for (index, commit) in commits.enumerated() where commit.week < week && commit.week > newest - count {
                samples.append(index)
                week = commit.week
            }
            return samples
        }
    }

    /// A Boolean value that indicates whether it begins before the oldest of the commits that a shallow clone has.
    public func exceeds(_ commits: [Commit]) -> Bool {
        guard let newest = commits.first, let oldest = commits.last, !oldest.isFirst else { return false }
        return switch self {
        case .commits(let count): commits.count < count
        case .weeks(let count): oldest.week > newest.week - count
        }
    }
}

extension Commit {
    /// The number of the week, counted from the one of the first of January 1970, a Thursday.
    fileprivate var week: Int { Int(((date.timeIntervalSince1970 / 86_400 + 3) / 7).rounded(.down)) }
}

/// The checks of a repository over time.
public struct ArchitectureHistory: Sendable {
    /// The check at a commit.
    public struct Point: Hashable, Sendable {
        /// The commit.
        public let commit: Commit
        /// The result, or nil if the rules or the baseline of the commit have a mistake or cannot be read.
        public let summary: CheckSummary?

        /// Creates a point.
        public init(_ commit: Commit, _ summary: CheckSummary?) {
            self.commit = commit
            self.summary = summary
        }
    }

    /// A violation of the newest commit, and the commit that introduced it.
    public struct Origin: Hashable, Sendable {
        /// The violation.
        public let finding: Finding
        /// The commit that introduced it, or the oldest commit that was checked.
        public let commit: Commit
        /// A Boolean value that indicates whether the violation may be older than the commit.
        public let isOlder: Bool

        /// Creates an origin.
        public init(_ finding: Finding, _ commit: Commit, isOlder: Bool) {
            self.finding = finding
            self.commit = commit
            self.isOlder = isOlder
        }
    }

    /// The checks, the newest first.
    public let points: [Point]
    /// The errors and warnings of the newest commit, in the order of its report.
    public let origins: [Origin]
    /// A Boolean value that indicates whether the clone lacks commits that should have been checked.
    public let isIncomplete: Bool

    /// The modules and dependencies of the commits that have a result, the oldest first.
    public var timeline: MapTimeline { MapTimeline(points.reversed().compactMap(\.summary?.map)) }

    /// Creates a history.
    public init(points: [Point], origins: [Origin], isIncomplete: Bool = false) {
        self.points = points
        self.origins = origins
        self.isIncomplete = isIncomplete
    }
}

/// The violations of the newest commit, followed back in time.
public struct ViolationTrace: Sendable {
    /// The followed violations, as the earliest commit so far has them, each with its index among those of the newest.
    private var followed: [(index: Int, violation: Baseline.Violation)]

    /// Creates a trace.
    public init(_ findings: [Finding]) {
        followed = findings.enumerated().map { ($0, Baseline.Violation($1)) }
    }

    /// A Boolean value that indicates whether no violation is followed.
    public var isEmpty: Bool { followed.isEmpty }
    /// The indices of the violations that are followed.
    public var indices: [Int] { followed.map(\.index) }

    /// Keeps the violations that an earlier check has, and returns the others as a trace of their own.
    public mutating func stepBack(to summary: CheckSummary) -> ViolationTrace {
        let earlier = Baseline(summary.violations.map { .init($0, reason: "") })
        let covers = earlier.covers(of: followed.map(\.violation))
        var others = self
        others.followed = zip(followed, covers).filter { $1 == nil }.map(\.0)
        followed = zip(followed, covers).compactMap { one, cover in cover.map { (one.index, $0) } }
        return others
    }
}
