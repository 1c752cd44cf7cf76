import ArticleContract
import ArticleDomain
import ArticleUseCase
import AttemptKit
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

private struct StubExpand: QueryUseCase {
    var result: Result<[String], ApplicationError>

    func callAsFunction(_ input: [String]) async throws(ApplicationError) -> [String] { try result.get() }
}

@MainActor
struct KeepViewModelTests {
    private let state = State(KeepingProgress())
    private let origin = ArticleOrigin.host(Setting([], builtIn: .qiita))

    private func tester(
        _ keep: ScriptedKeep,
        _ names: Result<[String], ApplicationError> = .success(["a", "b", "c"])
    ) -> ViewModelTester<KeepViewModel> {
        ViewModelTester { [state, origin] tasks in
            KeepViewModel(
                tasks: tasks,
                names: ["-"],
                context: ArticleContext(origin: origin, timeZone: .offset(0), clock: TestWallClock()),
                progress: state.readOnly,
                expand: StubExpand(result: names),
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
        let alerts = ArticleContext(origin: origin, timeZone: .offset(0)).alerts(about: .article(name))
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
        let alerts = ArticleContext(origin: origin, timeZone: .offset(0)).alerts
        await tester.expect(signal: .alert(alerts.alert(for: failure)))
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
        let alerts = ArticleContext(origin: origin, timeZone: .offset(0)).alerts
        await tester.expect(signal: .alert(alerts.alert(for: failure)))
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
        let alerts = ArticleContext(origin: origin, timeZone: .offset(0)).alerts
        await tester.expect(signal: .alert(alerts.alert(for: failure)))
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
