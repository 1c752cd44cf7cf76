public import AppearanceContract
public import PresentationKit

/// The presenter of the screen of the appearance.
public final class AppearancePresenter: Presenter {
    public typealias Event = AppearanceEvent
    public typealias Command = AppearanceCommand
    public typealias Request = AppearanceRequest
    public typealias Response = AppearanceResponse

    private let commandListener: AnyCommandListener<AppearanceCommand>
    private let requestListener: AnyRequestListener<AppearanceRequest>
    private var failedRequest: AppearanceRequest?

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    public init(
        commandListener: AnyCommandListener<AppearanceCommand>,
        requestListener: AnyRequestListener<AppearanceRequest>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    public func handle(event: AppearanceEvent) {
        switch event {
        case .viewDidLoad: requestListener.handle(request: .restore)
        case .didTapToggle: requestListener.handle(request: .toggle)
        case .didAnswer(.retry): retry()
        case .didAnswer(.cancel): cancel()
        }
    }

    public func handle(response: AppearanceResponse) {
        switch response {
        case .changed(let appearance):
            commandListener.handle(command: .show(AppearanceDisplay(appearance)))
        case .succeeded(.restore): requestListener.handle(request: .observe)
        case .succeeded: break
        case .failed(let request, let error):
            failedRequest = request
            commandListener.handle(command: .alert(AppearanceFailureAlerts().alert(for: error)))
        }
    }

    private func retry() {
        guard let request = failedRequest else { return }
        failedRequest = nil
        requestListener.handle(request: request)
    }

    /// Shows the current appearance, although the last choice could not be read.
    private func cancel() {
        if failedRequest == .restore { requestListener.handle(request: .observe) }
        failedRequest = nil
    }
}
