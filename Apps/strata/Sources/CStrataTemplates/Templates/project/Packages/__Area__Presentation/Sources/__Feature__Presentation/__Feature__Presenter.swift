public import PresentationKit
public import __Feature__Contract
import __Feature__Domain

/// The presenter of the screen of the count.
public final class __Feature__Presenter: Presenter {
    public typealias Event = __Feature__Event
    public typealias Command = __Feature__Command
    public typealias Request = __Feature__Request
    public typealias Response = __Feature__Response

    private let commandListener: AnyCommandListener<__Feature__Command>
    private let requestListener: AnyRequestListener<__Feature__Request>
    private var failedRequest: __Feature__Request?

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - commandListener: the listener for commands to the view.
    ///   - requestListener: the listener for requests to the interactor.
    public init(
        commandListener: AnyCommandListener<__Feature__Command>,
        requestListener: AnyRequestListener<__Feature__Request>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    public func handle(event: __Feature__Event) {
        switch event {
        case .viewDidLoad: requestListener.handle(request: .restore)
        case .didTapIncrement: requestListener.handle(request: .increment)
        case .didAnswer(.retry): retry()
        case .didAnswer(.cancel): cancel()
        }
    }

    public func handle(response: __Feature__Response) {
        switch response {
        case .changed(let value): commandListener.handle(command: .show(__Feature__Display(value)))
        case .succeeded(.restore): requestListener.handle(request: .observe)
        case .succeeded: break
        case .failed(let request, let error):
            failedRequest = request
            commandListener.handle(command: .alert(__Feature__FailureAlerts().alert(for: error)))
        }
    }

    private func retry() {
        guard let request = failedRequest else { return }
        failedRequest = nil
        requestListener.handle(request: request)
    }

    /// Shows the current count, although the stored one could not be read.
    private func cancel() {
        if failedRequest == .restore { requestListener.handle(request: .observe) }
        failedRequest = nil
    }
}
