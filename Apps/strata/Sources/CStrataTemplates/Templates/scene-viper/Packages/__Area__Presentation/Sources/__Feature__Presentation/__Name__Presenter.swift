import AttemptKit
import DomainKit
public import PresentationKit
public import PresenterKit
public import __Feature__Contract
public import __Feature__Domain

/// The requests of the presenter of __Name__; each is one use case.
public enum __Name__Request: InteractorRequest, Hashable {
    /// Loads what is stored.
    case load
    /// Reports what is stored, now and whenever it changes.
    case observe
}

/// The presenter of the screen __Name__.
public final class __Name__Presenter: Presenter {
    public typealias Command = __Name__Command
    public typealias Request = __Name__Request

    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<Request>
    private let attempt: Attempt<Request, ApplicationError, RetryAction>

    public init(commandListener: AnyCommandListener<Command>, requestListener: AnyRequestListener<Request>) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        attempt = Attempt(alerts: RetryAlerts(), commandListener: commandListener, requestListener: requestListener)
    }

    public func handle(event: __Name__Event) {
        switch event {
        case .viewDidLoad: attempt.start(.load)
        case .didAnswer(let answer): attempt.answer(answer)
        }
    }

    public func handle(response: StateResponse<Request, __Feature__>) {
        switch response {
        case .changed(let value):
            commandListener.handle(
                command: .show(Phrase(en: "__Name__: \(value.count)", ja: "__Name__: \(value.count)"))
            )
        case .ended(_, let error?): attempt.fail(error)
        case .ended(_, nil):
            attempt.succeed()
            requestListener.handle(request: .observe)
        }
    }
}
