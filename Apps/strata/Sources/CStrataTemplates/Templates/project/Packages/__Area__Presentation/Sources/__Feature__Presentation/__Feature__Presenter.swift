import AttemptKit
import DomainKit
public import PresentationKit
public import __Feature__Contract

/// The presenter of the screen of the count.
public final class __Feature__Presenter: Presenter {
    public typealias Command = __Feature__Command
    public typealias Request = __Feature__Request

    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<Request>
    private let attempt: Attempt<Request, ApplicationError, __Feature__FailureAction>

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - commandListener: the listener for commands to the view.
    ///   - requestListener: the listener for requests to the interactor.
    public init(commandListener: AnyCommandListener<Command>, requestListener: AnyRequestListener<Request>) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        attempt = Attempt(
            alerts: __Feature__FailureAlerts(),
            showAlert: { commandListener.handle(command: .alert($0)) },
            send: { requestListener.handle(request: $0) }
        )
    }

    public func handle(event: __Feature__Event) {
        switch event {
        case .viewDidLoad: attempt.start(.restore)
        case .didTapIncrement: attempt.start(.increment)
        case .didAnswer(let answer): attempt.answer(answer)
        }
    }

    public func handle(response: __Feature__Response) {
        switch response {
        case .changed(let value): commandListener.handle(command: .show(__Feature__Display(value)))
        case .ended(let request, let error):
            // Where the stored count could not be read, the current one is shown.
            if request == .restore { requestListener.handle(request: .observe) }
            if let error { attempt.fail(error, retrying: request) } else { attempt.succeed() }
        }
    }
}
