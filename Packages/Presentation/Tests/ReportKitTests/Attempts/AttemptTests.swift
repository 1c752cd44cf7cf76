import Foundation
import PresentationKit
import ReportKit
import Testing

private enum Action: AlertActionType {
    case again, leave

    var title: Phrase { Phrase(en: "\(self)", ja: "\(self)") }
    var style: AlertActionStyle { self == .leave ? .cancel : .default }
}

private enum Command: AttemptCommand, Equatable {
    case showProgress(Phrase)
    case hideProgress
    case showAlert(AlertStrategy<Action>)
}

private enum Request: AttemptRequest, Equatable {
    case loud, quiet
    case wait(until: Date)

    /// The progress that is shown meanwhile; nil for the quiet one.
    var progress: Phrase? { self == .quiet ? nil : Phrase(verbatim: "loud") }
}

private typealias Subject = Attempt<Command, Request>

private let end = Date(timeIntervalSince1970: 60)

private func alert(_ title: String, _ outcome: ExitOutcome) -> AlertStrategy<Action> {
    AlertStrategy(
        title: Phrase(verbatim: title),
        message: Phrase(verbatim: title),
        actions: [.again, .leave],
        outcome: outcome
    )
}

private enum Step: CaseIterable {
    case askLoud, askQuiet, joinLoud, proceed, succeed, stop, stopQuiet, retry, wait, explain, leave, tick, endWait
    case suspend, resume, cancelWait, pause

    var input: Subject.Input {
        switch self {
        case .askLoud: .ask(.init(.loud, Request.loud.progress))
        case .askQuiet: .ask(.init(.quiet))
        case .joinLoud: .join(.init(.loud, Request.loud.progress))
        case .proceed: .proceed(Phrase(verbatim: "so far"))
        case .succeed: .succeed
        case .stop: .stop(alert("stop", .offline))
        case .stopQuiet: .stop(alert("stop", .storage), repeating: .init(.quiet))
        case .retry: .follow(.retry)
        case .wait: .follow(Pause(until: end, now: end.addingTimeInterval(-60)).map { .wait($0) } ?? .leave)
        case .explain: .follow(.explain(alert("why", .failed)))
        case .leave: .follow(.leave)
        case .tick: .tick(7)
        case .endWait: .endWait
        case .suspend: .follow(.suspend)
        case .resume: .resume
        case .cancelWait: .cancelWait
        case .pause: .pause(until: end, before: .init(.quiet))
        }
    }
}

/// A naive reading of the rules: a log of all that was sent, which is read again for every decision.
private struct NaiveAttempt {
    var log: [Subject.Message] = []
    /// The subjects of all alerts that were shown.
    var alerts: [(question: Request?, outcome: ExitOutcome)] = []
    var answered = 0
    var lastAsked: Request?
    var isAsking = false
    var waitsFor: Request?
    var suspended: Request?

    var shown: Phrase? {
        for case .command(let command) in log.reversed() {
            switch command {
            case .showProgress(let phrase): return phrase
            case .hideProgress: return nil
            case .showAlert: continue
            }
        }
        return nil
    }

    var outcome: ExitOutcome { answered < alerts.count ? alerts[answered].outcome : .done }

    mutating func apply(_ step: Step) -> [Subject.Message] {
        let start = log.count
        switch step {
        case .askLoud: ask(.loud, isSent: true)
        case .askQuiet: ask(.quiet, isSent: true)
        case .joinLoud: ask(.loud, isSent: false)
        case .proceed: if isAsking { showProgress(Phrase(verbatim: "so far")) }
        case .succeed: finish()
        case .stop: stop(alert("stop", .offline), lastAsked)
        case .stopQuiet: stop(alert("stop", .storage), .quiet)
        case .retry, .wait, .explain, .leave, .suspend: follow(step)
        case .tick: if waitsFor != nil { showProgress(Pause.progress(secondsLeft: 7)) }
        case .endWait: if let question = waitsFor { ask(question, isSent: true) }
        case .cancelWait: cancelWait()
        case .pause: pause()
        case .resume: if let suspended { ask(suspended, isSent: true) }
        }
        return Array(log[start...])
    }

    private mutating func ask(_ question: Request, isSent: Bool) {
        if let progress = question.progress { showProgress(progress) } else if waitsFor != nil { hideProgress() }
        (isAsking, waitsFor, lastAsked, suspended) = (true, nil, question, nil)
        if isSent { log.append(.request(question)) }
    }

    private mutating func stop(_ strategy: AlertStrategy<Action>, _ question: Request?) {
        finish()
        alerts.append((question, strategy.outcome))
        log.append(.command(.showAlert(strategy)))
    }

    private mutating func finish() {
        guard waitsFor == nil else { return }
        isAsking = false
        hideProgress()
    }

    private mutating func follow(_ step: Step) {
        let question = answered < alerts.count ? alerts[answered].question : nil
        answered = min(answered + 1, alerts.count)
        switch (step, question) {
        case (.explain, _):
            alerts.append((question, .failed))
            log.append(.command(.showAlert(alert("why", .failed))))
        case (.retry, let question?): ask(question, isSent: true)
        case (.wait, let question?):
            (isAsking, waitsFor) = (false, question)
            log.append(.request(.wait(until: end)))
        case (.suspend, _): suspended = question
        default: break
        }
    }

    private mutating func pause() {
        hideProgress()
        (isAsking, waitsFor) = (false, .quiet)
        log.append(.request(.wait(until: end)))
    }

    private mutating func cancelWait() {
        guard waitsFor != nil else { return }
        waitsFor = nil
        hideProgress()
        log.append(.request(.wait(until: .distantPast)))
    }

    private mutating func showProgress(_ phrase: Phrase) {
        if shown != phrase { log.append(.command(.showProgress(phrase))) }
    }

    private mutating func hideProgress() {
        if shown != nil { log.append(.command(.hideProgress)) }
    }
}

struct AttemptTests {
    @Test func `every sequence of up to five inputs does what a naive reading of the rules does`() {
        var visited = 0
        compareAll(Subject(), NaiveAttempt(), [], &visited)
        // 17 + 17² + … + 17⁵ sequences and the empty one.
        #expect(visited == 1_508_598)
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
            if attempt.isAsking != naive.isAsking { Issue.record("asks: \(attempt.isAsking) after \(steps)") }
            if attempt.outcome != naive.outcome { Issue.record("means \(attempt.outcome) after \(steps)") }
            compareAll(attempt, naive, steps, &visited)
        }
    }

    private func messages(_ steps: [Step]) -> [Subject.Message] {
        var attempt = Subject()
        return steps.flatMap { attempt.apply($0.input) }
    }

    private let loud = Subject.Message.command(.showProgress(Phrase(verbatim: "loud")))

    @Test func `a failure that is waited for is asked again when the wait is over, and what comes later is dropped`() {
        let sent = messages([.askLoud, .stop, .wait, .tick, .tick, .endWait, .tick, .endWait, .succeed, .proceed])
        let expected: [Subject.Message] = [
            loud, .request(.loud), .command(.hideProgress), .command(.showAlert(alert("stop", .offline))),
            .request(.wait(until: end)), .command(.showProgress(Pause.progress(secondsLeft: 7))), loud,
            .request(.loud), .command(.hideProgress),
        ]
        #expect(sent == expected)
    }

    @Test func `two failures are repeated in the order of their alerts`() {
        let sent = messages([.askLoud, .stop, .stopQuiet, .retry, .retry])
        #expect(sent.suffix(3) == [loud, .request(.loud), .request(.quiet)])
    }

    @Test func `a wait of no seconds is not shown`() {
        var attempt = Subject()
        for step in [Step.askLoud, .stop, .wait] { _ = attempt.apply(step.input) }
        #expect(attempt.apply(.tick(0)) == [])
        #expect(attempt.apply(.tick(1)).count == 1)
    }
}
