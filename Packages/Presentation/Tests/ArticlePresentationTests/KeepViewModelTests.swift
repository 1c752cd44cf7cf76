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

/// Performs the next step of a script.
private actor ScriptedKeep: CommandUseCase {
    typealias Step = (outcomes: [KeepingProgress.Outcome], result: Result<Void, ApplicationError>)

    private let state: State<KeepingProgress>
    private var script: [Step]
    private(set) var names: [[String]] = []

    init(_ state: State<KeepingProgress>, _ script: [Step]) {
        self.state = state
        self.script = script
    }

    func callAsFunction(_ input: [String]) async throws(ApplicationError) {
        names.append(input)
        let step = script.removeFirst()
        state.set(KeepingProgress(step.outcomes))
        try step.result.get()
    }
}

@MainActor
struct KeepViewModelTests {
    private let state = State(KeepingProgress())

    private func tester(
        _ keep: ScriptedKeep,
        _ names: Result<[String], ApplicationError> = .success(["a", "b", "c"])
    ) -> ViewModelTester<KeepViewModel> {
        ViewModelTester { [state] tasks in
            KeepViewModel(
                tasks: tasks,
                names: ["-"],
                context: .sample(),
                progress: state.readOnly,
                expand: StubQuery(answer: names),
                keep: keep
            )
        }
    }

    private var kept: KeepingProgress.Outcome {
        get throws { KeepingProgress.Outcome("a", .success(KeepingProgress.Kept(try Sample.article("a")))) }
    }

    private func failed(_ name: String, _ kind: ApplicationError.Kind) -> KeepingProgress.Outcome {
        KeepingProgress.Outcome(name, .failure(ApplicationError(kind)))
    }

    private func notice(_ name: String, _ kind: ApplicationError.Kind) -> SyncSignal {
        let alerts = ArticleContext.sample().alerts(about: .article(name))
        return .notice(Phrase(notKept: name, because: alerts.alert(for: ApplicationError(kind)).message))
    }

    private func lines(_ report: Report?) -> [String] {
        report?.entries.compactMap { $0.record?.columns().joined(separator: "|") } ?? []
    }

    @Test func `each article is reported with its title, and each failure with its name`() async throws {
        let outcomes = [try kept, failed("b", .notFound), failed("c", .forbidden)]
        let tester = tester(ScriptedKeep(state, [(outcomes, .success(()))]))
        tester.send { $0.begin() }
        let report = Report(outcomes[...], outcome: .failed)
        await tester.expect { $0 = report }
        await tester.expect(signal: notice("b", .notFound))
        await tester.expect(signal: notice("c", .forbidden))
        await tester.finish()
        #expect(report.entries.flatMap(\.lines).map { $0.text.english.contains("'題名 a'") } == [true])
        #expect(lines(report) == ["a|0|題名 a", "b|3|", "c|4|"])
        #expect(report.outcome == .failed)
    }

    @Test func `cancelling when the work stops returns the rest, so that no name is lost`() async throws {
        let failure = ApplicationError(.offline)
        let tester = tester(ScriptedKeep(state, [([try kept], .failure(failure))]))
        let first = Report([try kept][...], outcome: .done)
        tester.send { $0.begin() }
        await tester.expect { $0 = first }
        await tester.expect(signal: .alert(ArticleContext.sample().alerts.alert(for: failure)))
        tester.send { $0.answer(AlertAnswer(.cancel)) }
        let rest = Report([failed("b", .offline), failed("c", .offline)][...], outcome: .offline)
        await tester.expect { $0 = rest }
        await tester.expect(signal: .notice(.notAskedFor(2)))
        await tester.finish()
        #expect(lines(rest) == ["b|6|", "c|6|"])
    }

    @Test func `a retry continues with the rest`() async throws {
        let failure = ApplicationError(.offline)
        let all = [try kept, failed("b", .notFound)]
        let keep = ScriptedKeep(state, [([try kept], .failure(failure)), (all, .success(()))])
        let tester = tester(keep, .success(["a", "b"]))
        tester.exhaustive = [.shown]
        tester.send { $0.begin() }
        let first = Report([try kept][...], outcome: .done)
        await tester.expect { $0 = first }
        await tester.expect(signal: .alert(ArticleContext.sample().alerts.alert(for: failure)))
        tester.send { $0.answer(AlertAnswer(.retry)) }
        let second = Report(all[1...], outcome: .notFound)
        await tester.expect { $0 = second }
        await tester.finish()
        #expect(await keep.names == [["a", "b"], ["a", "b"]])
    }

    @Test func `an input that cannot be read is reported, and nothing is kept`() async {
        let failure = ApplicationError(.storage(.notReadable(path: "/dev/stdin")))
        let keep = ScriptedKeep(state, [])
        let tester = tester(keep, .failure(failure))
        tester.send { $0.begin() }
        await tester.expect(signal: .alert(ArticleContext.sample().alerts.alert(for: failure)))
        tester.send { $0.answer(AlertAnswer(.cancel)) }
        await tester.finish()
        #expect(await keep.names.isEmpty)
    }

    @Test(arguments: [
        ([ApplicationError.Kind](), ExitOutcome.done), ([.notFound], .notFound), ([.notFound, .notFound], .notFound),
        ([.notFound, .forbidden], .failed),
    ])
    func `the program ends as what failed says, or with 1 where the reasons differ`(
        kinds: [ApplicationError.Kind],
        outcome: ExitOutcome
    ) throws {
        #expect(ExitOutcome([try kept] + kinds.map { failed("b", $0) }) == outcome)
    }
}

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
        ViewModelTester(clock: clock) { tasks in
            SyncViewModel(
                tasks: tasks,
                listing: listing,
                reserve: 10,
                context: .sample(),
                progress: state.readOnly,
                sync: sync,
                journal: State(journal).readOnly,
                replay: StubCommand(),
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
        let alerts = ArticleContext.sample().alerts
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
