import AttemptKit
import Foundation
import PresentationKit
import ReportKit
import Testing

enum Action: AlertActionType {
    case again, wait, why, suspend, leave

    var title: Phrase { Phrase(en: "\(self)", ja: "\(self)") }
    var style: AlertActionStyle { self == .leave ? .cancel : .default }
}

private enum Request: Equatable {
    case loud, quiet

    /// The progress that is shown meanwhile; nil for the quiet one.
    var progress: Phrase? { self == .quiet ? nil : Phrase(verbatim: "loud") }
}

let end = Date(timeIntervalSince1970: 60)

private func failure(_ title: String, _ outcome: ExitOutcome) -> AlertStrategy<Action> {
    AlertStrategy(
        title: Phrase(verbatim: title),
        message: Phrase(verbatim: title),
        actions: [.again, .leave],
        outcome: outcome
    )
}

struct Broken: Error {}

struct Alerts: FailureAlerts {
    func alert(for broken: Broken) -> AlertStrategy<Action> { failure("stop", .offline) }

    func step(after answer: AlertAnswer<Action>) -> FailureStep<Action> {
        switch answer.action {
        case .again: .retry
        case .wait: Pause(until: end, now: end.addingTimeInterval(-60)).map { .wait($0) } ?? .leave
        case .why: .explain(failure("why", .failed))
        case .suspend: .suspend
        case .leave: .leave
        }
    }
}

/// A call of a closure of an attempt.
private enum Effect: Equatable {
    case send(Request)
    case show(ScreenProgress?)
    case alert(AlertStrategy<Action>)
    case wait(until: Date?)
}

@MainActor
private final class LoggedAttempt {
    private(set) var log: [Effect] = []
    private(set) lazy var attempt = Attempt<Request, Broken, Action>(
        alerts: Alerts(),
        showAlert: { [unowned self] in log.append(.alert($0)) },
        send: { [unowned self] in log.append(.send($0)) },
        showProgress: { [unowned self] in log.append(.show($0)) },
        setTimer: { [unowned self] in log.append(.wait(until: $1)) }
    )

    func apply(_ step: Step) {
        switch step {
        case .startLoud: attempt.start(.loud, showing: Request.loud.progress)
        case .startQuiet: attempt.start(.quiet)
        case .didStartLoud: attempt.didStart(.loud, showing: Phrase(verbatim: "loud"))
        case .progress: attempt.progress(Phrase(verbatim: "so far"))
        case .succeed: attempt.succeed()
        case .fail: attempt.fail(Broken())
        case .failQuiet: attempt.show(failure("stop", .storage), retrying: .quiet)
        case .retry: attempt.answer(AlertAnswer(.again))
        case .retrySecond: attempt.answer(AlertAnswer(.again, to: 1))
        case .wait: attempt.answer(AlertAnswer(.wait))
        case .explain: attempt.answer(AlertAnswer(.why))
        case .leave: attempt.answer(AlertAnswer(.leave))
        case .tick: attempt.handle(.secondsLeft(7))
        case .endWait: attempt.handle(.ended)
        case .suspend: attempt.answer(AlertAnswer(.suspend))
        case .resume: attempt.resume(with: Alerts())
        case .cancel: attempt.cancel()
        }
    }
}

private enum Step: CaseIterable {
    case startLoud, startQuiet, didStartLoud, progress, succeed, fail, failQuiet, retry, retrySecond, wait, explain
    case leave, tick, endWait, suspend, resume, cancel
}

/// A naive reading of the rules: a log of all that was sent, which is read again for every decision.
private struct NaiveAttempt {
    var log: [Effect] = []
    /// The alerts that were shown, each with the request that a retry sends and its outcome.
    var alerts: [(question: Request?, outcome: ExitOutcome)] = []
    var answered: Set<Int> = []
    var lastStarted: Request?
    var isRunning = false
    var waitsFor: Request?
    var suspended: Request?

    var shown: ScreenProgress? {
        for case .show(let progress) in log.reversed() { return progress }
        return nil
    }

    /// The alert that the steps answer, if it has no answer yet.
    func open(_ alert: Int) -> (question: Request?, outcome: ExitOutcome)? {
        alerts.indices.contains(alert) && !answered.contains(alert) ? alerts[alert] : nil
    }

    mutating func apply(_ step: Step) {
        switch step {
        case .startLoud: start(.loud, isSent: true)
        case .startQuiet: start(.quiet, isSent: true)
        case .didStartLoud: start(.loud, isSent: false)
        case .progress: if isRunning { show(.activity(Phrase(verbatim: "so far"))) }
        case .succeed: finish()
        case .fail: fail(failure("stop", .offline), lastStarted)
        case .failQuiet: fail(failure("stop", .storage), .quiet)
        case .retry, .wait, .explain, .leave, .suspend: follow(step, 0)
        case .retrySecond: follow(.retry, 1)
        case .tick: if waitsFor != nil { show(.wait(secondsLeft: 7)) }
        case .endWait: if let request = waitsFor { start(request, isSent: true) }
        case .cancel: cancel()
        case .resume: if let suspended { start(suspended, isSent: true) }
        }
    }

    private mutating func start(_ request: Request, isSent: Bool) {
        if let progress = request.progress { show(.activity(progress)) } else if waitsFor != nil { show(nil) }
        if waitsFor != nil { log.append(.wait(until: nil)) }
        (isRunning, waitsFor, lastStarted, suspended) = (true, nil, request, nil)
        if isSent { log.append(.send(request)) }
    }

    private mutating func fail(_ strategy: AlertStrategy<Action>, _ question: Request?) {
        finish()
        show(strategy, question)
    }

    private mutating func finish() {
        guard waitsFor == nil else { return }
        isRunning = false
        show(nil)
    }

    private mutating func show(_ strategy: AlertStrategy<Action>, _ question: Request?) {
        log.append(.alert(strategy.identified(by: alerts.count)))
        alerts.append((question, strategy.outcome))
    }

    private mutating func follow(_ step: Step, _ alert: Int) {
        guard let open = open(alert) else { return }
        let question = open.question
        answered.insert(alert)
        switch (step, question) {
        case (.explain, _):
            show(failure("why", open.outcome), question)
        case (.retry, let question?): start(question, isSent: true)
        case (.wait, let question?):
            (isRunning, waitsFor) = (false, question)
            log.append(.wait(until: end))
        case (.suspend, _): suspended = question
        default: break
        }
    }

    private mutating func cancel() {
        guard waitsFor != nil else { return }
        waitsFor = nil
        show(nil)
        log.append(.wait(until: nil))
    }

    private mutating func show(_ progress: ScreenProgress?) {
        if shown != progress { log.append(.show(progress)) }
    }
}

@MainActor
struct AttemptModelTests {
    @Test(arguments: Step.allCases)
    private func `every sequence of four inputs does what a naive reading of the rules does`(first: Step) {
        for second in Step.allCases {
            for third in Step.allCases {
                for fourth in Step.allCases { compare([first, second, third, fourth]) }
            }
        }
    }

    private func compare(_ steps: [Step]) {
        let attempt = LoggedAttempt()
        var naive = NaiveAttempt()
        for step in steps {
            attempt.apply(step)
            naive.apply(step)
            guard attempt.log != naive.log || attempt.attempt.isRunning != naive.isRunning else { continue }
            Issue.record("\(attempt.log) instead of \(naive.log) after \(steps)")
            return
        }
    }

    private func log(_ steps: [Step]) -> [Effect] {
        let attempt = LoggedAttempt()
        for step in steps { attempt.apply(step) }
        return attempt.log
    }

    private let loud = Effect.show(.activity(Phrase(verbatim: "loud")))

    @Test func `a failure that is waited for is sent again when the wait is over, and what comes later is dropped`() {
        let sent = log([.startLoud, .fail, .wait, .tick, .tick, .endWait, .tick, .endWait, .succeed, .progress])
        let expected: [Effect] = [
            loud, .send(.loud), .show(nil), .alert(failure("stop", .offline)), .wait(until: end),
            .show(.wait(secondsLeft: 7)), loud, .wait(until: nil), .send(.loud), .show(nil),
        ]
        #expect(sent == expected)
    }

    @Test func `a request that comes before the end of a wait ends the wait and its timer`() {
        let sent = log([.startLoud, .fail, .wait, .tick, .startLoud, .endWait, .cancel])
        let expected: [Effect] = [
            .wait(until: end), .show(.wait(secondsLeft: 7)), loud, .wait(until: nil), .send(.loud),
        ]
        #expect(sent.suffix(5) == expected)
    }

    @Test func `of two alerts, the second can be answered first`() {
        let sent = log([.startLoud, .fail, .failQuiet, .retrySecond, .retry])
        #expect(sent.suffix(3) == [.send(.quiet), loud, .send(.loud)])
    }

    @Test func `a wait of no seconds is not shown`() {
        let attempt = LoggedAttempt()
        for step in [Step.startLoud, .fail, .wait] { attempt.apply(step) }
        let count = attempt.log.count
        attempt.attempt.handle(.secondsLeft(0))
        #expect(attempt.log.count == count)
        attempt.attempt.handle(.secondsLeft(1))
        #expect(attempt.log.count == count + 1)
    }
}
