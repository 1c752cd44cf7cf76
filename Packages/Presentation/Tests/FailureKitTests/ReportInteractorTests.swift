import DomainKit
import FailureKit
import Foundation
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

private enum Action: AlertActionType {
    case wait(Pause)
    case cancel

    var title: Phrase { Phrase(verbatim: "\(self)") }
    var style: AlertActionStyle { self == .cancel ? .cancel : .default }
}

private struct Alerts: FailureAlerts {
    let pause: Pause

    func alert(for failure: ApplicationError) -> AlertStrategy<Action> {
        let text = FailureText(failure, timeZone: .gmt)
        return AlertStrategy(title: text.title, message: text.message, actions: [.wait(pause), .cancel])
    }

    func step(after answer: AlertAnswer<Action>, outcome: ExitOutcome) -> FailureStep<Action> {
        if case .wait(let pause) = answer.action { .wait(pause) } else { .leave }
    }
}

private typealias Tester = SceneTester<
    ReportEvent<Action>, ReportCommand<Action>, ReportRequest, ReportResponse<Int, ApplicationError>
>

@MainActor
struct ReportInteractorTests {
    @Test func `a report that failed is asked for again when a countdown has ended`() async throws {
        let clock = TestClock()
        let calendar = TestCalendar(clock)
        let end = calendar.now.addingTimeInterval(2)
        let alerts = Alerts(pause: try #require(Pause(until: end, now: calendar.now)))
        let failure = ApplicationError(.rateLimited(until: end))
        let answers = Answers([.failure(failure), .success(3)])
        let report = Report(Phrase(verbatim: "3"), record: nil)
        let tester = Tester(
            clock: clock,
            presenter: {
                ReportPresenter<Int, Alerts>(
                    progress: nil,
                    failures: alerts,
                    report: { _ in report },
                    commandListener: $0,
                    requestListener: $1
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    countdown: Countdown(clock: clock, wallClock: calendar)
                ) {
                    answers.left.removeFirst()
                }
            }
        )
        tester.exhaustive = [.command]
        tester.send(.viewDidLoad)
        await tester.expect(command: .showAlert(alerts.alert(for: failure)))
        tester.send(.didAnswer(AlertAnswer(.wait(alerts.pause))))
        await tester.expect(command: .showProgress(Pause.progress(secondsLeft: 2)))
        await tester.advance(by: .seconds(1))
        await tester.expect(command: .showProgress(Pause.progress(secondsLeft: 1)))
        await tester.advance(by: .seconds(1))
        await tester.expect(command: .hideProgress)
        await tester.expect(command: .show(report))
        await tester.finish()
    }

    private final class Answers {
        var left: [Result<Int, ApplicationError>]
        init(_ left: [Result<Int, ApplicationError>]) { self.left = left }
    }
}
