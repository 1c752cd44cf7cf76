public import ArchitectureDomain
public import DomainKit
public import UseCaseKit

/// The progress of a history.
public struct HistoryProgress: Hashable, Sendable {
    /// The number of commits checked so far.
    public let checked: Int
    /// The number of commits that are shown; the search for the origins of violations may check others.
    public let total: Int

    /// Creates a progress.
    public init(checked: Int, total: Int) {
        self.checked = checked
        self.total = total
    }
}

/// Checks the commits of a repository, each against its own rules, and follows the violations of the newest back in time.
///
/// The result of a commit is stored, because it cannot change.
public struct TraceHistory: QueryUseCase {
    private let history: any HistoryGateway
    private let progress: State<HistoryProgress?>

    /// Creates the use case.
    public init(_ history: any HistoryGateway, progress: State<HistoryProgress?>) {
        self.history = history
        self.progress = progress
    }

    @concurrent
    public func callAsFunction(_ input: HistorySpan) async throws(ApplicationError) -> ArchitectureHistory {
        let limit: Int? = if case .commits(let count) = input { count } else { nil }
        let commits = try await history.commits(limit: limit)
        let samples = input.samples(of: commits)
        guard let newest = samples.first else { throw ApplicationError(.notFound) }
        // The findings of today are needed with their places.
        let (today, summary) = try await check(commits[newest])
        var summaries: [Int: CheckSummary] = [newest: summary]
        progress.set(HistoryProgress(checked: 1, total: samples.count))
        for (count, index) in samples.enumerated().dropFirst() {
            summaries[index] = try await self.summary(of: commits[index])
            progress.set(HistoryProgress(checked: count + 1, total: samples.count))
        }
        let findings = today.findings.filter { $0.severity > .note }
        var origins: [Int: ArchitectureHistory.Origin] = [:]
        var trace = ViolationTrace(findings)
        var later = newest
        for index in samples.dropFirst() {
            guard let summary = summaries[index] else { continue }
            let others = trace.stepBack(to: summary)
            try await place(others, after: index, upTo: later, in: commits, of: findings, &origins)
            later = index
        }
        for index in trace.indices {
            origins[index] = .init(findings[index], commits[later], isOlder: !commits[later].isFirst)
        }
        return ArchitectureHistory(
            points: samples.map { .init(commits[$0], summaries[$0]) },
            origins: findings.indices.compactMap { origins[$0] },
            isIncomplete: input.exceeds(commits)
        )
    }

    /// Finds the commits that introduced violations, by a binary search between one without and one with them.
    private func place(
        _ trace: ViolationTrace,
        after absent: Int,
        upTo present: Int,
        in commits: [Commit],
        of findings: [Finding],
        _ origins: inout [Int: ArchitectureHistory.Origin]
    ) async throws(ApplicationError) {
        guard !trace.isEmpty else { return }
        let middle = (absent + present) / 2
        guard middle != present, let summary = try await summary(of: commits[middle]) else {
            for index in trace.indices {
                origins[index] = .init(findings[index], commits[present], isOlder: absent - present > 1)
            }
            return
        }
        var older = trace
        let newer = older.stepBack(to: summary)
        try await place(newer, after: middle, upTo: present, in: commits, of: findings, &origins)
        try await place(older, after: absent, upTo: middle, in: commits, of: findings, &origins)
    }

    private func check(_ commit: Commit) async throws(ApplicationError) -> (ArchitectureReport, CheckSummary) {
        let snapshot = try await history.snapshot(of: commit.id)
        let checker = Checker(snapshot.codebase, rules: snapshot.rules ?? Rules())
        let report = ArchitectureReport(checker, rules: snapshot.rules, baseline: snapshot.baseline)
        let summary = CheckSummary(report, checker)
        // A manifest that could not be read may be readable another time.
        if snapshot.codebase.readFailures.isEmpty { await history.keep(summary, of: commit) }
        return (report, summary)
    }

    /// Returns the summary of a commit: an empty one without targets, nil if its rules or its baseline have a mistake or cannot
    /// be read.
    private func summary(of commit: Commit) async throws(ApplicationError) -> CheckSummary? {
        if let kept = await history.summary(of: commit) { return kept }
        do throws(ApplicationError) {
            return try await check(commit).1
        } catch {
            switch error.kind {
            case .notFound: return CheckSummary()
            case .invalidInput(let refused) where refused.place != nil: return nil
            // The file is as it is for ever; a failure to read the repository itself names no file of the commit.
            case .storage(.notAFile), .storage(.tooLarge): return nil
            case .storage(.notReadable(let path)) where path.hasPrefix(commit.id + ":"): return nil
            default: throw error
            }
        }
    }
}
