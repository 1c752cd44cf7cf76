import ArticleContract
import ArticleDomain
import ArticleUseCase
import AttemptKit
import Determinism
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresentationTesting
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

@testable import ArticlePresentation

/// Reports the steps of a script, each call with the next ending.
private final class ScriptedSync: CommandUseCase {
    typealias Ending = (progress: SyncProgress, result: Result<Void, ApplicationError>)

    private let state: State<SyncProgress>
    private let steps: [SyncProgress]
    private let gate: AsyncStream<Void>
    private let endings: State<[Int: SyncArticles.Input]> = State([:])
    private let script: [Ending]

    init(_ state: State<SyncProgress>, steps: [SyncProgress] = [], gate: AsyncStream<Void>? = nil, _ script: [Ending]) {
        (self.state, self.steps, self.script) = (state, steps, script)
        self.gate = gate ?? AsyncStream { $0.finish() }
    }

    var inputs: [SyncArticles.Input] { endings.value.sorted { $0.key < $1.key }.map(\.value) }

    func callAsFunction(_ input: SyncArticles.Input) async throws(ApplicationError) {
        let number = endings.value.count
        endings.update { $0[number] = input }
        for step in steps { state.set(step) }
        for await _ in gate {}
        state.set(script[number].progress)
        try script[number].result.get()
    }
}

private struct EmptySendQueue: CommandUseCase {
    func callAsFunction(_ input: Void) async throws(ApplicationError) {}
}

@MainActor
struct SyncViewModelTests {
    private let quota = RequestQuota(limit: 1000, remaining: 912, reset: Date(timeIntervalSince1970: 1_700_000_000))
    private let state = State(SyncProgress())
    private let input = SyncArticles.Input(.stocks(of: nil), reserve: 10)
    private let syncing = ScreenProgress.activity(Phrase(en: "Syncing…", ja: "同期しています…"))

    private func tester(
        _ sync: ScriptedSync,
        of listing: ArticleListing = .stocks(nil),
        journal: ReactionJournal = ReactionJournal(),
        clock: TestClock = TestClock()
    ) -> ViewModelTester<SyncViewModel> {
        let origin = ArticleOrigin.host(Setting([], builtIn: .qiita))
        return ViewModelTester(clock: clock) { tasks in
            SyncViewModel(
                tasks: tasks,
                listing: listing,
                reserve: 10,
                context: ArticleContext(origin: origin, timeZone: .offset(0), clock: TestWallClock()),
                progress: state.readOnly,
                sync: sync,
                journal: State(journal).readOnly,
                replay: EmptySendQueue(),
                countdown: Countdown(clock: clock, wallClock: TestWallClock(clock))
            )
        }
    }

    private func words(of progress: SyncProgress, isInterrupted: Bool = false) -> Report {
        Report(progress, reserve: 10, isInterrupted: isInterrupted, timeZone: .offset(0))
    }

    private func running(_ seen: Int) -> SyncProgress {
        SyncProgress(
            changes: [],
            unchangedCount: seen,
            total: 350,
            requestsLeft: 3,
            quota: quota,
            phase: .running
        )
    }

    @Test func `says once what it will cost, and how far it is in the line`() async {
        let gate = AsyncStream<Void>.makeStream()
        let done = SyncProgress(changes: [], unchangedCount: 350, total: 350, phase: .complete)
        let sync = ScriptedSync(state, steps: [running(100)], gate: gate.stream, [(done, .success(()))])
        let tester = tester(sync)
        let lines = Lines()
        tester.send {
            $0.progress.observe(for: lines) { $0.all.append($1) }
            $0.begin()
        }
        let cost = Phrase(
            en: "350 articles: 3 more requests; 912 of 1000 are left.",
            ja: "350 件: あと 3 回のリクエストが必要です（残り 912 / 1000 回）。"
        )
        await tester.expect(signal: .notice(cost))
        state.set(running(200))
        gate.continuation.finish()
        await tester.expect { $0 = words(of: done) }
        await tester.finish()
        #expect(sync.inputs == [input])
        #expect(lines.all.starts(with: [nil, syncing]))
        let progress = Phrase(en: "Syncing: 100 of 350…", ja: "同期しています: 350 件中 100 件…")
        #expect(lines.all.contains(.activity(progress)))
        #expect(lines.all.last == .some(nil))
    }

    private final class Lines {
        var all: [ScreenProgress?] = []
    }

    @Test func `reports what was kept, and marks updates`() async throws {
        let changes = [
            SyncProgress.Change(try Sample.article("a"), isNew: true),
            SyncProgress.Change(try Sample.article("b"), isNew: false),
        ]
        let done = SyncProgress(changes: changes, unchangedCount: 5, phase: .complete)
        let tester = tester(ScriptedSync(state, [(done, .success(()))]))
        tester.send { $0.begin() }
        await tester.expect { $0 = words(of: done) }
        let report = try #require(tester.shown)
        await tester.finish()
        #expect(report.entries.flatMap(\.lines).map(\.text.english) == ["+ 題名 a", "↻ 題名 b"])
        #expect(report.entries.compactMap { $0.record?.columns()[2] } == ["new", "updated"])
        #expect(report.footer?.english == "1 new, 1 updated, 5 unchanged")
        #expect(report.outcome == .done)
    }

    @Test func `a second sync of the host says that one is running, and can be tried again`() async throws {
        let other = SyncProgress(changes: [], phase: .runningElsewhere)
        let done = SyncProgress(changes: [], unchangedCount: 1, phase: .complete)
        let tester = tester(ScriptedSync(state, [(other, .success(())), (done, .success(()))]))
        tester.send { $0.begin() }
        await tester.expect(signal: .alert(AlertStrategy(runningSyncOf: .qiita)))
        tester.send { $0.answer(AlertAnswer(.retry)) }
        await tester.expect { $0 = words(of: done) }
        await tester.finish()
    }

    @Test func `a sync that spares requests says until when, and ends so`() async throws {
        let spared = SyncProgress(changes: [], phase: .quotaReached(quota))
        let tester = tester(ScriptedSync(state, [(spared, .success(()))]))
        tester.send { $0.begin() }
        await tester.expect { $0 = words(of: spared) }
        let report = try #require(tester.shown)
        let notice = try #require(report.notices.first)
        await tester.expect(signal: .notice(notice))
        await tester.finish()
        #expect(report.outcome == .rateLimited)
        #expect(notice.states("912", "2023-11-14 22:13", "10", "'sync'"))
    }

    @Test
    func `articles kept before a failure are reported, then the failure; a retry resumes, and reports them again`()
        async throws
    {
        let stopped = SyncProgress(changes: [], unchangedCount: 1, phase: .running)
        let failure = ApplicationError(.offline)
        let sync = ScriptedSync(state, [(stopped, .failure(failure)), (stopped, .failure(failure))])
        let tester = tester(sync)
        let alerts = ArticleContext(origin: .host(Setting([], builtIn: .qiita)), timeZone: .offset(0)).alerts
        tester.send { $0.begin() }
        for round in 0...1 {
            await tester.expect { $0 = words(of: stopped, isInterrupted: true) }
            let notice = Phrase(en: "The next 'sync' continues from here.", ja: "次の 'sync' で続きから再開します。")
            await tester.expect(signal: .notice(notice))
            await tester.expect(signal: .alert(alerts.alert(for: failure).identified(by: round)))
            tester.send { $0.answer(AlertAnswer(round == 0 ? .retry : .cancel, to: round)) }
            if round == 0 { await tester.expect { $0 = nil } }
        }
        await tester.finish()
        #expect(sync.inputs == [input, input])
        #expect(alerts.alert(for: failure).outcome == .offline)
    }

    @Test func `the outcome of changes that waited is reported`() async throws {
        let change = ReactionChange(.stock, to: try ArticleID("a"), isGiven: true)
        let journal = ReactionJournal(sent: [change], waiting: [.init(change, reason: .offline)])
        let done = SyncProgress(changes: [], phase: .complete)
        let tester = tester(ScriptedSync(state, [(done, .success(()))]), journal: journal)
        tester.exhaustive = [.signal]
        tester.send { $0.begin() }
        await tester.expect(signal: .notice(.sentLate(1)))
        await tester.expect(signal: .notice(.waiting(1, because: .offline, timeZone: .offset(0))))
        await tester.finish()
    }

    @Test func `a text that names no list is reported, and nothing begins`() async throws {
        let sync = ScriptedSync(state, [])
        let tester = tester(sync, of: .search(" "))
        tester.exhaustive = []
        tester.send { $0.begin() }
        await tester.finish()
        #expect(sync.inputs.isEmpty)
    }
}
