import ArchitectureDomain
import ArchitectureUseCase
import DomainKit
import Foundation
import Synchronization
import Testing
import UseCaseKit

struct HistoryUseCaseTests {
    /// Commits, the newest first, each with targets without a layer, of which each is an error.
    private final class StubHistory: HistoryGateway {
        private let states: [[String]?]
        private let mistake: ApplicationError.Kind
        private let isShallow: Bool
        private let kept = Mutex<[String: CheckSummary]>([:])
        private let asked = Mutex<[String]>([])

        /// Creates commits; nil has a mistake in its rules.
        init(
            _ states: [String]?...,
            mistake: ApplicationError.Kind = HistoryUseCaseTests.mistake,
            isShallow: Bool = false
        ) {
            self.states = states
            self.mistake = mistake
            self.isShallow = isShallow
        }

        var read: [String] { asked.withLock { $0 } }

        func commits(limit: Int?) async throws(ApplicationError) -> [Commit] {
            states.indices.prefix(limit ?? states.count).map { index in
                let date = Date(timeIntervalSince1970: Double(71 - index) * 86_400)
                let id = "\(index)"
                return Commit(
                    id: id,
                    tree: id,
                    date: date,
                    subject: "",
                    isFirst: index == states.count - 1 && !isShallow
                )
            }
        }

        func snapshot(of revision: String?) async throws(ApplicationError) -> RepositorySnapshot {
            let revision = revision ?? "0"
            asked.withLock { $0.append(revision) }
            guard let index = Int(revision) else { throw ApplicationError(.notFound) }
            guard let targets = states[index] else { throw ApplicationError(mistake) }
            guard !targets.isEmpty else { throw ApplicationError(.notFound) }
            let manifests = targets.map { TargetManifest(name: $0) }
            var rules = Rules()
            rules.layers = [Rules.Layer(name: "Domain", reason: "")]
            let package = PackageManifest(name: "P", path: "P", targets: manifests)
            return RepositorySnapshot(Codebase(packages: [package], sources: [:]), rules: rules)
        }

        func summary(of commit: Commit) async -> CheckSummary? { kept.withLock { $0[commit.id] } }

        func keep(_ summary: CheckSummary, of commit: Commit) async { kept.withLock { $0[commit.id] = summary } }
    }

    private static let mistake = ApplicationError.Kind.invalidInput(
        ValidationError(field: "", value: "", rule: .once, place: ValidationError.Place(path: "1:rules", line: 1))
    )

    private func trace(_ history: StubHistory, _ span: HistorySpan) async throws -> ArchitectureHistory {
        try await TraceHistory(history, progress: State<HistoryProgress?>(nil))(span)
    }

    /// The commit of each finding of an unplaced target, with a sign if it may be older.
    private func origins(_ history: ArchitectureHistory) -> [String] {
        history.origins.filter { $0.finding.check == .unplacedTarget }.map { $0.commit.id + ($0.isOlder ? "+" : "") }
    }

    @Test func `each finding of today has the commit that brought it`() async throws {
        let history = StubHistory(["A", "B"], ["A", "B"], ["A"], ["A", "C"], ["C"])
        #expect(origins(try await trace(history, .commits(9))) == ["3", "1"])
        #expect(origins(try await trace(history, .commits(2))) == ["1+", "1+"])
        let whole = try await trace(StubHistory(["A"], ["A"]), .commits(2))
        #expect(origins(whole) == ["1"])
        #expect(whole.points.map { $0.summary?.counts.modules } == [1, 1])
    }

    @Test(arguments: [
        (HistorySpan.commits(3), true, true), (.commits(3), false, false), (.commits(2), true, false),
        (.weeks(2), true, true), (.weeks(1), true, false), (.weeks(2), false, false),
    ])
    func `a history that goes back further than a shallow clone is incomplete`(
        span: HistorySpan,
        isShallow: Bool,
        isIncomplete: Bool
    ) async throws {
        // 0 is a Friday, 7 the one before.
        let history =
            if case .weeks = span {
                StubHistory(["A"], ["A"], ["A"], ["A"], ["A"], ["A"], isShallow: isShallow)
            } else {
                StubHistory(["A"], ["A"], isShallow: isShallow)
            }
        #expect(try await trace(history, span).isIncomplete == isIncomplete)
    }

    @Test func `what was checked once is not checked again, but for the newest`() async throws {
        let history = StubHistory(["A"], ["A", "B"], ["B"])
        _ = try await trace(history, .commits(3))
        #expect(history.read == ["0", "1", "2"])
        _ = try await trace(history, .commits(3))
        #expect(history.read == ["0", "1", "2", "0"])
    }

    @Test func `between two weeks the commits in the middle are checked`() async throws {
        // The commits are a day apart: 0 is a Friday, 4 a Monday, 5 a Sunday.
        let old = ["Z"]
        let history = StubHistory(["Z", "A"], ["Z", "A"], ["Z", "A"], old, old, old, old, old)
        let traced = try await trace(history, .weeks(2))
        #expect(traced.points.map(\.commit.id) == ["0", "5"])
        #expect(origins(traced) == ["2", "5+"])
        #expect(!history.read.contains("7"))
    }

    @Test(arguments: [
        mistake, .storage(.notAFile(path: "1:rules")), .storage(.notReadable(path: "1:rules")),
        .storage(.tooLarge(path: "1:rules", limit: 4)),
    ])
    func `a commit whose rules have a mistake is passed over, and one without targets has nothing`(
        mistake: ApplicationError.Kind
    ) async throws {
        let history = StubHistory(["A"], nil, [], mistake: mistake)
        let traced = try await trace(history, .commits(3))
        #expect(traced.points.map(\.summary?.counts.modules) == [1, nil, 0])
        #expect(origins(traced) == ["0+"])
    }

    @Test func `a repository that cannot be read is no mistake of a commit`() async throws {
        let kind = ApplicationError.Kind.storage(.notReadable(path: "/r"))
        await #expect(throws: ApplicationError(kind)) {
            try await trace(StubHistory(["A"], nil, mistake: kind), .commits(2))
        }
    }

    @Test func `a state before the first target is empty, a missing head is not found`() async throws {
        let compare = CompareRevisions(StubHistory(["A"], []))
        let difference = try await compare(RevisionPair(base: "1"))
        #expect(difference.modules.added.map(\.name) == ["A"])
        await #expect(throws: ApplicationError(.notFound)) { try await compare(RevisionPair(base: "0", head: "1")) }
        let refused = CompareRevisions(StubHistory(["A"], nil))
        await #expect(throws: ApplicationError.self) { try await refused(RevisionPair(base: "1")) }
    }
}
