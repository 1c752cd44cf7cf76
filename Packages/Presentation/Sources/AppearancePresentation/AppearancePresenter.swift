public import AppearanceContract
import AttemptKit
import DomainKit
public import PresentationKit
public import PresenterKit

/// The presenter of the screen of the appearance.
public final class AppearancePresenter: Presenter {
    public typealias Command = AppearanceCommand
    public typealias Request = AppearanceRequest

    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<Request>
    private let attempt: Attempt<Request, ApplicationError, RetryAction>

    /// Creates the presenter, which sends commands to the view and requests to the interactor.
    public init(commandListener: AnyCommandListener<Command>, requestListener: AnyRequestListener<Request>) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        attempt = Attempt(alerts: RetryAlerts(), commandListener: commandListener, requestListener: requestListener)
    }

    public func handle(event: AppearanceEvent) {
        switch event {
        case .viewDidLoad: attempt.start(.restore)
        case .didTapToggle: attempt.start(.toggle)
        case .didAnswer(let answer): attempt.answer(answer)
        }
    }

    public func handle(response: AppearanceResponse) {
        switch response {
        case .changed(let appearance): commandListener.handle(command: .show(AppearanceDisplay(appearance)))
        case .ended(let request, let error):
            // Observing earlier, the default colours would flash; after a failure, they are better than nothing.
            if request == .restore { requestListener.handle(request: .observe) }
            if let error { attempt.fail(error, retrying: request) } else { attempt.succeed() }
        }
    }
}
