public import Foundation
public import PresentationKit

/// The state machine of a request that can fail and be repeated.
///
/// Progress is shown while the request is running. A failure hides the progress and shows an alert. The answer to the
/// alert leads to a retry, immediately or after a countdown, to another alert, or to nothing. Late events are ignored:
/// progress of a request that has ended, and the seconds and the end of a wait that was replaced. A presenter stores an
/// attempt, passes it the events, and sends the messages that it returns.
///
/// ```swift
/// var attempt = Attempt<CensusCommand, CensusRequest>()
/// let counting = Phrase(en: "Counting…", ja: "数えています…")
/// let messages = attempt.apply(.ask(.init(.count, counting)))
/// print(messages.count)  // 2: the progress, and the request
/// print(attempt.apply(.stop(.notCounted)).count)  // 2: nothing is going on, and an alert
/// print(attempt.apply(.follow(.retry)) == messages)  // true
/// ```
public struct Attempt<Command: AttemptCommand, Request: AttemptRequest>: Sendable {
    /// A request with the text of its progress.
    public struct Question: Sendable {
        /// The request.
        public let request: Request
        /// The text until the response arrives; nil if it arrives immediately or another part shows the progress.
        public let progress: Phrase?

        /// Creates a request with the text of its progress.
        public init(_ request: Request, _ progress: Phrase? = nil) {
            self.request = request
            self.progress = progress
        }
    }

    /// An event that the attempt handles.
    public enum Input: Sendable {
        /// A request has to be sent; it ends a wait.
        case ask(Question)
        /// A request was sent by another part; it ends a wait.
        case join(Question)
        /// The request made progress.
        case proceed(Phrase)
        /// The request has succeeded.
        case succeed
        /// The request failed, or needs an answer first; a retry sends `repeating`, or the last request if that is nil.
        case stop(AlertStrategy<Command.Action>, repeating: Question? = nil)
        /// The request failed, and another one is sent after a wait, without an alert.
        case pause(until: Date, before: Question)
        /// The oldest alert was answered, and this step follows.
        case follow(FailureStep<Command.Action>)
        /// The seconds that are left of a wait.
        case tick(Int)
        /// A wait has ended.
        case endWait
        /// The user does not want to wait any longer.
        case cancelWait
        /// The cause of a failure was removed; what was suspended is sent again.
        case resume
        /// The user goes on with something else; what was suspended is not sent any more.
        case abandon
    }

    /// A message to send.
    public enum Message: Sendable {
        /// A command to the view.
        case command(Command)
        /// A request to the interactor.
        case request(Request)
    }

    private enum Phase: Sendable {
        case idle
        case asking
        case waiting(Question)
    }

    /// An alert that awaits its answer.
    private struct Alert: Sendable {
        let question: Question?
        let outcome: ExitOutcome
    }

    private var phase = Phase.idle
    private var lastQuestion: Question?
    private var progress: Phrase?
    private var alerts: [Alert] = []
    private var suspended: Question?

    /// Creates an attempt without a request.
    public init() {}

    /// A Boolean value that indicates whether a request awaits its response.
    public var isAsking: Bool { if case .asking = phase { true } else { false } }

    /// The exit outcome of the alert that is answered next.
    public var outcome: ExitOutcome { alerts.first?.outcome ?? .done }

    /// Handles an event; late events are ignored.
    ///
    /// - Returns: The messages to send, in this order.
    public mutating func apply(_ input: Input) -> [Message] {
        switch (input, phase) {
        case (.ask(let question), _): return ask(question)
        case (.join(let question), _): return begin(question)
        case (.proceed(let phrase), .asking): return show(phrase)
        case (.succeed, .asking), (.succeed, .idle): return end()
        case (.stop(let strategy, let question), .waiting):
            return show(strategy, of: question ?? lastQuestion)
        case (.stop(let strategy, let question), _):
            return end() + show(strategy, of: question ?? lastQuestion)
        case (.pause(let date, let question), _): return end() + wait(until: date, before: question)
        case (.follow(let step), _): return follow(step)
        case (.tick(let seconds), .waiting) where seconds > 0: return showWait(seconds)
        case (.endWait, .waiting(let question)): return ask(question)
        case (.cancelWait, .waiting): return end() + [.request(.wait(until: .distantPast))]
        case (.resume, _): return suspended.map { ask($0) } ?? []
        case (.abandon, _):
            suspended = nil
            return []
        case (.proceed, _), (.succeed, .waiting), (.tick, _), (.endWait, _), (.cancelWait, _): return []
        }
    }

    private mutating func ask(_ question: Question) -> [Message] {
        begin(question) + [.request(question.request)]
    }

    private mutating func begin(_ question: Question) -> [Message] {
        var messages: [Message] = []
        if case .waiting = phase, question.progress == nil { messages = hideProgress() }
        phase = .asking
        lastQuestion = question
        suspended = nil
        return messages + (question.progress.map { show($0) } ?? [])
    }

    private mutating func end() -> [Message] {
        phase = .idle
        return hideProgress()
    }

    private mutating func wait(until date: Date, before question: Question) -> [Message] {
        phase = .waiting(question)
        return [.request(.wait(until: date))]
    }

    private mutating func follow(_ step: FailureStep<Command.Action>) -> [Message] {
        let question = alerts.isEmpty ? nil : alerts.removeFirst().question
        switch (step, question) {
        case (.retry, let question?): return ask(question)
        case (.wait(let pause), let question?): return wait(until: pause.end, before: question)
        case (.suspend, _):
            suspended = question
            return []
        case (.explain(let strategy), _): return show(strategy, of: question)
        case (.retry, nil), (.wait, nil), (.leave, _): return []
        }
    }

    private mutating func show(_ strategy: AlertStrategy<Command.Action>, of question: Question?) -> [Message] {
        alerts.append(Alert(question: question, outcome: strategy.outcome))
        return [.command(.showAlert(strategy))]
    }

    private mutating func show(_ phrase: Phrase) -> [Message] {
        defer { progress = phrase }
        return phrase == progress ? [] : [.command(.showProgress(phrase))]
    }

    private mutating func showWait(_ seconds: Int) -> [Message] {
        let phrase = Pause.progress(secondsLeft: seconds)
        defer { progress = phrase }
        return phrase == progress ? [] : [.command(.showWait(secondsLeft: seconds))]
    }

    private mutating func hideProgress() -> [Message] {
        defer { progress = nil }
        return progress == nil ? [] : [.command(.hideProgress)]
    }
}

extension Attempt.Message: Equatable where Command: Equatable, Request: Equatable {}
