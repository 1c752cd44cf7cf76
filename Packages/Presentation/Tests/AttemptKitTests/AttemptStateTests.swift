import AttemptKit
import Foundation
import PresentationKit
import ReportKit
import Testing

private enum Action: AlertActionType {
    case again, leave

    var title: Phrase { Phrase(en: "\(self)", ja: "\(self)") }
    var style: AlertActionStyle { self == .leave ? .cancel : .default }
}

private enum Request: Equatable {
    case loud, quiet

    /// The progress that is shown meanwhile; nil for the quiet one.
    var progress: Phrase? { self == .quiet ? nil : Phrase(verbatim: "loud") }
}

private typealias Subject = AttemptState<Request, Action>

private let end = Date(timeIntervalSince1970: 60)

private func failure(_ title: String, _ outcome: ExitOutcome) -> AlertStrategy<Action> {
    AlertStrategy(
        title: Phrase(verbatim: title),
        message: Phrase(verbatim: title),
        actions: [.again, .leave],
        outcome: outcome
    )
}

private enum Step: CaseIterable {
    case startLoud, startQuiet, progressOfLoud, progress, succeed, fail, failQuiet, retry, retrySecond, wait, explain
    case leave, tick
    case endWait, suspend, resume, cancel, retryQuiet

    var input: Subject.Input {
        switch self {
        case .startLoud: .start(.init(.loud, Request.loud.progress))
        case .startQuiet: .start(.init(.quiet))
        case .progressOfLoud: .progress(Phrase(verbatim: "loud"), of: .init(.loud, Request.loud.progress))
        case .progress: .progress(Phrase(verbatim: "so far"))
        case .succeed: .succeed
        case .fail: .fail(failure("stop", .offline))
        case .failQuiet: .fail(failure("stop", .storage), retrying: .init(.quiet))
        case .retry: .answer(0, .retry)
        case .retrySecond: .answer(1, .retry)
        case .wait: .answer(0, Pause(until: end, now: end.addingTimeInterval(-60)).map { .wait($0) } ?? .leave)
        case .explain: .answer(0, .explain(failure("why", .failed)))
        case .leave: .answer(0, .leave)
        case .tick: .tick(7)
        case .endWait: .endWait
        case .suspend: .answer(0, .suspend)
        case .resume: .resume
        case .cancel: .cancel
        case .retryQuiet: .retry(.init(.quiet), at: end)
        }
    }
}

/// A naive reading of the rules: a log of all that was sent, which is read again for every decision.
private struct NaiveAttempt {
    var log: [Subject.Effect] = []
    /// The subjects of all alerts that were shown.
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

    mutating func apply(_ step: Step) -> [Subject.Effect] {
        let count = log.count
        switch step {
        case .startLoud: start(.loud, isSent: true)
        case .startQuiet: start(.quiet, isSent: true)
        case .progressOfLoud: start(.loud, isSent: false)
        case .progress: if isRunning { show(.activity(Phrase(verbatim: "so far"))) }
        case .succeed: finish()
        case .fail: fail(failure("stop", .offline), lastStarted)
        case .failQuiet: fail(failure("stop", .storage), .quiet)
        case .retry, .wait, .explain, .leave, .suspend: follow(step, 0)
        case .retrySecond: follow(.retry, 1)
        case .tick: if waitsFor != nil { show(.wait(secondsLeft: 7)) }
        case .endWait: if let request = waitsFor { start(request, isSent: true) }
        case .cancel: cancel()
        case .retryQuiet: retryQuiet()
        case .resume: if let suspended { start(suspended, isSent: true) }
        }
        return Array(log[count...])
    }

    private mutating func start(_ request: Request, isSent: Bool) {
        if let progress = request.progress { show(.activity(progress)) } else if waitsFor != nil { show(nil) }
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

    private mutating func retryQuiet() {
        show(nil)
        (isRunning, waitsFor) = (false, .quiet)
        log.append(.wait(until: end))
    }

    private mutating func cancel() {
        guard waitsFor != nil else { return }
        waitsFor = nil
        show(nil)
        log.append(.wait(until: .distantPast))
    }

    private mutating func show(_ progress: ScreenProgress?) {
        if shown != progress { log.append(.show(progress)) }
    }
}

struct AttemptStateTests {
    @Test func `every sequence of up to five inputs does what a naive reading of the rules does`() {
        var visited = 0
        compareAll(Subject(), NaiveAttempt(), [], &visited)
        // 18 + 18² + … + 18⁵ sequences and the empty one.
        #expect(visited == 2_000_719)
    }

    private func compareAll(_ attempt: Subject, _ naive: NaiveAttempt, _ steps: [Step], _ visited: inout Int) {
        visited += 1
        guard steps.count < 5 else { return }
        for step in Step.allCases {
            var attempt = attempt
            var naive = naive
            let messages = attempt.apply(step.input)
            let expected = naive.apply(step)
            let steps = steps + [step]
            if messages != expected { Issue.record("\(messages) instead of \(expected) after \(steps)") }
            if attempt.isRunning != naive.isRunning { Issue.record("runs: \(attempt.isRunning) after \(steps)") }
            compareAll(attempt, naive, steps, &visited)
        }
    }

    private func messages(_ steps: [Step]) -> [Subject.Effect] {
        var attempt = Subject()
        return steps.flatMap { attempt.apply($0.input) }
    }

    private let loud = Subject.Effect.show(.activity(Phrase(verbatim: "loud")))

    @Test func `a failure that is waited for is sent again when the wait is over, and what comes later is dropped`() {
        let sent = messages([.startLoud, .fail, .wait, .tick, .tick, .endWait, .tick, .endWait, .succeed, .progress])
        let expected: [Subject.Effect] = [
            loud, .send(.loud), .show(nil), .alert(failure("stop", .offline)), .wait(until: end),
            .show(.wait(secondsLeft: 7)), loud, .send(.loud), .show(nil),
        ]
        #expect(sent == expected)
    }

    @Test func `of two alerts, the second can be answered first`() {
        let sent = messages([.startLoud, .fail, .failQuiet, .retrySecond, .retry])
        #expect(sent.suffix(3) == [.send(.quiet), loud, .send(.loud)])
    }

    @Test func `a wait of no seconds is not shown`() {
        var attempt = Subject()
        for step in [Step.startLoud, .fail, .wait] { _ = attempt.apply(step.input) }
        #expect(attempt.apply(.tick(0)) == [])
        #expect(attempt.apply(.tick(1)).count == 1)
    }
}
