public import PresentationKit

/// Decides what is said and asked around a question that can fail, without a screen and without a task.
///
/// While the question is asked, what is going on is shown. A failure ends that and shows an alert. The answer to the
/// alert leads to the same question again, at once or when a countdown has ended, to another alert, or to nothing. What
/// comes late is dropped: progress of what has ended, the seconds of a wait that something else has overtaken, and its
/// end. A presenter keeps one, tells it what has happened, and sends what it says.
///
/// ```swift
/// var attempt = Attempt<CensusCommand, CensusRequest>()
/// let counting = Phrase(en: "Counting…", ja: "数えています…")
/// let messages = attempt.apply(.ask(.init(.count, counting)))
/// print(messages.count)  // 2: what is shown, and what is asked
/// print(attempt.apply(.stop(.notCounted)).count)  // 2: nothing is going on, and an alert
/// print(attempt.apply(.follow(.retry)) == messages)  // true
/// ```
public struct Attempt<Command: AttemptCommand, Request: AttemptRequest>: Sendable {
    /// What is asked, and what is said meanwhile.
    ///
    /// ```swift
    /// let counting = Phrase(en: "Counting…", ja: "数えています…")
    /// let question = Attempt<CensusCommand, CensusRequest>.Question(.count, counting)
    /// ```
    public struct Question: Sendable {
        /// What is asked.
        public let request: Request
        /// What is going on until the answer is there, or nil where it takes no time or something else says so.
        public let progress: Phrase?

        /// Makes a question.
        public init(_ request: Request, _ progress: Phrase? = nil) {
            self.request = request
            self.progress = progress
        }
    }

    /// What happened.
    public enum Input: Sendable {
        /// Something is to be asked; it overtakes a wait.
        case ask(Question)
        /// Something is being asked already, by whom ever; it overtakes a wait.
        case join(Question)
        /// What is being asked has come so far.
        case proceed(Phrase)
        /// The answer is there.
        case succeed
        /// What was asked failed, or the user has to answer first; what is repeated is what was asked last, or this.
        case stop(AlertStrategy<Command.Action>, repeating: Question? = nil)
        /// The alert that has waited longest was answered, and this follows.
        case follow(FailureStep<Command.Action>)
        /// So many seconds of a wait are left.
        case tick(Int)
        /// A wait is over.
        case endWait
    }

    /// What has to be sent now.
    ///
    /// ```swift
    /// func requests(in messages: [Attempt<CensusCommand, CensusRequest>.Message]) -> [CensusRequest] {
    ///     messages.compactMap { if case .request(let request) = $0 { request } else { nil } }
    /// }
    /// ```
    public enum Message: Sendable {
        /// This, to the view.
        case command(Command)
        /// This, to the interactor.
        case request(Request)
    }

    private enum Phase: Sendable {
        case idle
        case asking
        case waiting(Question)
    }

    /// An alert that was not answered yet.
    private struct Alert: Sendable {
        let question: Question?
        let outcome: ExitOutcome
    }

    private var phase = Phase.idle
    private var asked: Question?
    private var progress: Phrase?
    private var alerts: [Alert] = []

    /// Makes an attempt at nothing yet.
    public init() {}

    /// Whether something is being asked.
    public var isAsking: Bool { if case .asking = phase { true } else { false } }

    /// What the alert means for the program that is answered next.
    public var outcome: ExitOutcome { alerts.first?.outcome ?? .done }

    /// Takes in what happened; what comes late changes nothing.
    ///
    /// - Returns: what has to be sent, in this order.
    public mutating func apply(_ input: Input) -> [Message] {
        switch (input, phase) {
        case (.ask(let question), _): return ask(question)
        case (.join(let question), _): return begin(question)
        case (.proceed(let phrase), .asking): return show(phrase)
        case (.succeed, .asking), (.succeed, .idle): return end()
        case (.stop(let strategy, let question), .waiting):
            return show(strategy, of: question ?? asked)
        case (.stop(let strategy, let question), _):
            return end() + show(strategy, of: question ?? asked)
        case (.follow(let step), _): return follow(step)
        case (.tick(let seconds), .waiting) where seconds > 0: return show(Pause.progress(secondsLeft: seconds))
        case (.endWait, .waiting(let question)): return ask(question)
        case (.proceed, _), (.succeed, .waiting), (.tick, _), (.endWait, _): return []
        }
    }

    private mutating func ask(_ question: Question) -> [Message] {
        begin(question) + [.request(question.request)]
    }

    private mutating func begin(_ question: Question) -> [Message] {
        var messages: [Message] = []
        if case .waiting = phase, question.progress == nil { messages = hideProgress() }
        phase = .asking
        asked = question
        return messages + (question.progress.map { show($0) } ?? [])
    }

    private mutating func end() -> [Message] {
        phase = .idle
        return hideProgress()
    }

    private mutating func follow(_ step: FailureStep<Command.Action>) -> [Message] {
        let question = alerts.isEmpty ? nil : alerts.removeFirst().question
        switch (step, question) {
        case (.retry, let question?): return ask(question)
        case (.wait(let pause), let question?):
            phase = .waiting(question)
            return [.request(.wait(until: pause.end))]
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

    private mutating func hideProgress() -> [Message] {
        defer { progress = nil }
        return progress == nil ? [] : [.command(.hideProgress)]
    }
}

extension Attempt.Message: Equatable where Command: Equatable, Request: Equatable {}
