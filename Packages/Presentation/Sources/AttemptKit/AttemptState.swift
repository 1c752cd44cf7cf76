package import Foundation
package import PresentationKit

/// The state machine of requests that can fail and be repeated.
///
/// Progress is shown while a request is running. A failure hides the progress and shows an alert. The answer to the
/// alert leads to a retry, immediately or after a countdown, to another alert, or to nothing. Late inputs are ignored:
/// progress of a request that has ended, the seconds and the end of a wait that was replaced, and a second answer.
package struct AttemptState<Request, Action: AlertActionType> {
    /// A request with the text of its progress.
    package struct Call {
        let request: Request
        /// The text until the response arrives; nil if it arrives immediately or another part shows the progress.
        let progress: Phrase?

        package init(_ request: Request, _ progress: Phrase? = nil) {
            self.request = request
            self.progress = progress
        }
    }

    /// An event that the machine handles.
    package enum Input {
        /// A request has to be sent; it ends a wait.
        case start(Call)
        /// The request made progress; if a call is given, it is one that another part has sent, and that ends a wait.
        case progress(Phrase, of: Call? = nil)
        /// The request has succeeded.
        case succeed
        /// The request failed, or needs an answer first; a retry sends `retrying`, or the last request if that is nil.
        case fail(AlertStrategy<Action>, retrying: Call? = nil)
        /// The request failed, and this one is sent after a wait, without an alert.
        case retry(Call, at: Date)
        /// An alert was answered, and this step follows.
        case answer(Int, FailureStep<Action>)
        /// The seconds that are left of a wait.
        case tick(Int)
        /// A wait has ended.
        case endWait
        /// The user does not want to wait any longer.
        case cancel
        /// The cause of a failure was removed; what was suspended is sent again.
        case resume
        /// The user goes on with something else; what was suspended is not sent any more.
        case abandon
    }

    /// An instruction of the machine.
    package enum Effect {
        case send(Request)
        case show(ScreenProgress?)
        case alert(AlertStrategy<Action>)
        /// Wait until a date; one that has passed ends the last wait.
        case wait(until: Date)
    }

    private enum Phase {
        case idle
        case running
        case waiting(Call)
    }

    /// An alert that awaits its answer.
    private struct Alert {
        let call: Call?
        let attributes: AlertAttributes
    }

    private var phase = Phase.idle
    private var lastCall: Call?
    private var progress: ScreenProgress?
    private var alerts: [Int: Alert] = [:]
    private var alertCount = 0
    private var suspended: Call?

    package init() {}

    /// A Boolean value that indicates whether a request awaits its response.
    package var isRunning: Bool { if case .running = phase { true } else { false } }

    /// Handles an event; late ones are ignored.
    ///
    /// - Returns: The instructions, in this order.
    package mutating func apply(_ input: Input) -> [Effect] {
        switch (input, phase) {
        case (.start(let call), _): return start(call)
        case (.progress(let phrase, let call?), _): return begin(call) + show(.activity(phrase))
        case (.progress(let phrase, nil), .running): return show(.activity(phrase))
        case (.succeed, .running), (.succeed, .idle): return end()
        case (.fail(let alert, let call), .waiting): return show(alert, of: call ?? lastCall)
        case (.fail(let alert, let call), _): return end() + show(alert, of: call ?? lastCall)
        case (.retry(let call, let date), _): return end() + wait(until: date, before: call)
        case (.answer(let alert, let step), _): return follow(step, alerts.removeValue(forKey: alert))
        case (.tick(let seconds), .waiting) where seconds > 0: return show(.wait(secondsLeft: seconds))
        case (.endWait, .waiting(let call)): return start(call)
        case (.cancel, .waiting): return end() + [.wait(until: .distantPast)]
        case (.resume, _): return suspended.map { start($0) } ?? []
        case (.abandon, _):
            suspended = nil
            return []
        case (.progress, _), (.succeed, .waiting), (.tick, _), (.endWait, _), (.cancel, _): return []
        }
    }

    private mutating func start(_ call: Call) -> [Effect] {
        begin(call) + (call.progress.map { show(.activity($0)) } ?? []) + [.send(call.request)]
    }

    private mutating func begin(_ call: Call) -> [Effect] {
        var effects: [Effect] = []
        if case .waiting = phase, call.progress == nil { effects = show(nil) }
        phase = .running
        lastCall = call
        suspended = nil
        return effects
    }

    private mutating func end() -> [Effect] {
        phase = .idle
        return show(nil)
    }

    private mutating func wait(until date: Date, before call: Call) -> [Effect] {
        phase = .waiting(call)
        return [.wait(until: date)]
    }

    private mutating func follow(_ step: FailureStep<Action>, _ answered: Alert?) -> [Effect] {
        guard let answered else { return [] }
        switch (step, answered.call) {
        case (.retry, let call?): return start(call)
        case (.wait(let pause), let call?): return wait(until: pause.end, before: call)
        case (.suspend, _):
            suspended = answered.call
            return []
        case (.explain(let alert), let call):
            return show(alert.inheriting(answered.attributes), of: call)
        case (.retry, nil), (.wait, nil), (.leave, _): return []
        }
    }

    private mutating func show(_ alert: AlertStrategy<Action>, of call: Call?) -> [Effect] {
        defer { alertCount += 1 }
        alerts[alertCount] = Alert(call: call, attributes: alert.attributes)
        return [.alert(alert.identified(by: alertCount))]
    }

    private mutating func show(_ progress: ScreenProgress?) -> [Effect] {
        defer { self.progress = progress }
        return progress == self.progress ? [] : [.show(progress)]
    }
}

extension AttemptState.Effect: Equatable where Request: Equatable {}
