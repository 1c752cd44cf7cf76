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

private struct Square: QueryUseCase {
    func callAsFunction(_ input: Int) async throws(ApplicationError) -> Int { input * input }
}

private struct Add: CommandUseCase {
    let sum: State<Int>

    func callAsFunction(_ input: Int) async throws(ApplicationError) { sum.update { $0 += input } }
}

private typealias Tester = SceneTester<
    ReportEvent<Action>, ReportCommand<Action>, ReportRequest, ReportResponse<Int, ApplicationError>
>

@MainActor
struct ReportInteractorTests {
    @Test func `a report that failed is asked for again when a countdown has ended`() async throws {
        let clock = TestClock()
        let calendar = TestWallClock(clock)
        let pause = try #require(Pause(until: calendar.now.addingTimeInterval(2), now: calendar.now))
        let failure = ApplicationError(.rateLimited(until: pause.end))
        let answers = ScriptedCounts(.failure(failure), .success(3))
        let tester = tester(clock: clock) {
            UseCaseInteractor(
                responseListener: $0,
                tasks: $1,
                countdown: Countdown(clock: clock, wallClock: calendar)
            ) {
                answers.next()
            }
        }
        tester.exhaustive = [.command]
        await tester.expect(command: .showAlert(Alerts().alert(for: failure)))
        tester.send(.didAnswer(AlertAnswer(.wait(pause))))
        await tester.expect(command: .showProgress(.wait(secondsLeft: 2)))
        await tester.advance(by: .seconds(1))
        await tester.expect(command: .showProgress(.wait(secondsLeft: 1)))
        await tester.advance(by: .seconds(1))
        await tester.expect(command: .showProgress(nil))
        await tester.expect(command: .show(Report(Phrase(verbatim: "3"), record: nil)))
        await tester.finish()
    }

    private func number(_ text: String) throws(ValidationError) -> Int {
        guard let number = Int(text) else { throw ValidationError(field: "number", value: text, rule: .notEmpty) }
        return number
    }

    private func tester(clock: TestClock = TestClock(), _ interactor: ReportInteractor.Factory<Int>) -> Tester {
        let tester = Tester(
            clock: clock,
            presenter: {
                ReportPresenter<Int, Alerts>(
                    progress: nil,
                    failures: Alerts(),
                    report: { Report(Phrase(verbatim: "\($0)"), record: nil) },
                    commandListener: $0,
                    requestListener: $1
                )
            },
            interactor: interactor
        )
        tester.send(.viewDidLoad)
        return tester
    }

    @Test func `a query answers a report`() async throws {
        let tester = tester(ReportInteractor.query(Square(), try number("3")))
        await tester.expect(request: .answer)
        await tester.expect(response: .didAnswer(.success(9)))
        await tester.expect(command: .show(Report(Phrase(verbatim: "9"), record: nil)))
        await tester.finish()
    }

    @Test func `the state of a command answers a report`() async throws {
        let sum = State(1)
        let tester = tester(ReportInteractor.command(Add(sum: sum), try number("3"), state: sum.readOnly))
        tester.exhaustive = [.response]
        await tester.expect(response: .didAnswer(.success(4)))
        await tester.finish()
    }

    @Test func `text that cannot be read fails a report, and nothing is called`() async throws {
        let sum = State(1)
        let tester = tester(ReportInteractor.command(Add(sum: sum), try number("x"), state: sum.readOnly))
        tester.exhaustive = [.response]
        let error = ValidationError(field: "number", value: "x", rule: .notEmpty)
        await tester.expect(response: .didAnswer(.failure(ApplicationError(.invalidInput(error)))))
        await tester.finish()
        #expect(sum.value == 1)
    }
}
