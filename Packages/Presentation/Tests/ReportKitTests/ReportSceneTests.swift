import AttemptKit
import Foundation
import PresentationKit
import ReportKit
import Testing

private enum Action: AlertActionType {
    case retry, cancel

    var title: Phrase { Phrase(en: "\(self)", ja: "\(self)") }
    var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}

private enum Broken: Error { case once }

private struct Alerts: FailureAlerts {
    static let failure = AlertStrategy<Action>(
        title: Phrase(en: "Broken", ja: "故障"),
        message: Phrase(en: "It broke.", ja: "壊れました。"),
        actions: [.retry, .cancel],
        outcome: .offline
    )

    func alert(for failure: Broken) -> AlertStrategy<Action> { Self.failure }

    func step(after answer: AlertAnswer<Action>) -> FailureStep<Action> {
        answer.action == .retry ? .retry : .leave
    }
}

@MainActor
private final class SpyView: View {
    typealias Event = ReportEvent<Action>
    let events: AnyEventListener<Event>
    var commands: [ReportCommand<Action>] = []

    init(events: AnyEventListener<Event>) { self.events = events }

    func handle(command: ReportCommand<Action>) { commands.append(command) }
}

@MainActor
struct ReportSceneTests {
    private let lifetime = TaskLifetime()
    private let progress = Phrase(en: "Counting…", ja: "数えています…")

    private static func report(_ count: Int) -> Report {
        Report(Phrase(en: "\(count) things", ja: "\(count) 件"), record: nil)
    }

    private final class Answers {
        var left: [Result<Int, Broken>]
        init(_ answers: [Result<Int, Broken>]) { left = answers }
    }

    private func scene(
        _ answers: [Result<Int, Broken>],
        progress: Phrase?,
        confirmation: AlertStrategy<Action>? = nil,
        report: @escaping @MainActor (Int) -> Report = Self.report
    ) -> SpyView {
        let answers = Answers(answers)
        return Scene<SpyView>.build(
            tasks: lifetime,
            view: SpyView.init,
            presenter: {
                ReportPresenter<Int, Alerts>(
                    confirmation: confirmation,
                    progress: progress,
                    failures: Alerts(),
                    report: report,
                    commandListener: $0,
                    requestListener: $1
                )
            },
            interactor: {
                UseCaseInteractor(responseListener: $0, tasks: $1) { request in
                    switch request {
                    case .answer: .answer { .didAnswer(answers.left.removeFirst()) }
                    case .wait: .cancel("wait")
                    }
                }
            }
        )
    }

    private func send(_ event: ReportEvent<Action>, to view: SpyView) async -> [ReportCommand<Action>] {
        view.commands = []
        view.events.handle(event: event)
        await lifetime.scope.waitUntilIdle()
        return view.commands
    }

    @Test func `shows what is going on, then the answer`() async {
        let view = scene([.success(3)], progress: progress)
        #expect(
            await send(.viewDidLoad, to: view) == [
                .showProgress(.activity(progress)), .showProgress(nil), .show(Self.report(3)),
            ]
        )
    }

    @Test func `a question comes first, and the work is done only after a confirmation`() async {
        let question = AlertStrategy<Action>(
            title: Phrase(en: "Count?", ja: "数えますか？"),
            message: Phrase(en: "It takes long.", ja: "時間がかかります。"),
            actions: [.retry, .cancel]
        )
        for (action, answer) in [(Action.cancel, []), (.retry, [.show(Self.report(3))])]
            as [(_, [ReportCommand<Action>])]
        {
            let view = scene([.success(3)], progress: nil, confirmation: question)
            #expect(await send(.viewDidLoad, to: view) == [.showAlert(question)])
            #expect(await send(.didAnswer(AlertAnswer(action)), to: view) == answer)
        }
    }

    @Test func `notices come before the answer`() async {
        let notices = [Phrase(en: "an old one", ja: "古いもの"), Phrase(verbatim: "x")]
        let report = Report(Phrase(verbatim: "3"), record: nil, notices: notices)
        let view = scene([.success(3)], progress: nil) { _ in report }
        #expect(await send(.viewDidLoad, to: view) == notices.map { .showNotice($0) } + [.show(report)])
    }

    @Test func `an immediate answer shows no progress`() async {
        let view = scene([.success(3)], progress: nil)
        #expect(await send(.viewDidLoad, to: view) == [.show(Self.report(3))])
    }

    @Test func `a failure is an alert, and retrying asks again`() async {
        let view = scene([.failure(.once), .success(1)], progress: nil)
        #expect(await send(.viewDidLoad, to: view) == [.showAlert(Alerts.failure)])
        #expect(await send(.didAnswer(AlertAnswer(.retry)), to: view) == [.show(Self.report(1))])
    }
}
