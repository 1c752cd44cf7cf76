import AttemptKit
import DomainKit
public import PresentationKit
public import PresenterKit
public import ReportKit
public import __Feature__Contract
public import __Feature__Domain

/// The requests of the presenter of the count; each is one use case.
public enum __Feature__Request: InteractorRequest, Hashable {
    /// Loads the stored count.
    case load
    /// Reports the count, now and whenever it changes.
    case observe
    /// Adds one.
    case increment
}

/// The presenter of the screen of the count.
public final class __Feature__Presenter: Presenter {
    public typealias Command = __Feature__Command
    public typealias Request = __Feature__Request

    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<Request>
    private let attempt: Attempt<Request, ApplicationError, RetryAction>

    public init(commandListener: AnyCommandListener<Command>, requestListener: AnyRequestListener<Request>) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        attempt = Attempt(alerts: RetryAlerts(), commandListener: commandListener, requestListener: requestListener)
    }

    public func handle(event: __Feature__Event) {
        switch event {
        case .viewDidLoad: attempt.start(.load)
        case .didTapIncrement: attempt.start(.increment)
        case .didAnswer(let answer): attempt.answer(answer)
        }
    }

    public func handle(response: StateResponse<Request, __Feature__>) {
        switch response {
        case .changed(let counter):
            let text = Phrase(en: "Counted: \(counter.count)", ja: "カウント: \(counter.count)")
            commandListener.handle(command: .show(text, button: Phrase(en: "Add one", ja: "1 を足す")))
        case .ended(let request, let error):
            // The count is shown only now, so that zero does not flash first.
            if request == .load { requestListener.handle(request: .observe) }
            if let error { attempt.fail(error, retrying: request) } else { attempt.succeed() }
        }
    }
}

extension Report {
    /// Creates the report of a count: its number, for people and programs alike.
    public init(_ counter: __Feature__) {
        let record = Record(of: __Feature__Field.self) { _ in .integer(counter.count) }
        self.init(Phrase(verbatim: "\(counter.count)"), record: record)
    }
}

private enum __Feature__Field: String, RecordField {
    case count
}
