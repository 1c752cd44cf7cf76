public import AppearanceContract
import AppearanceDomain
public import PresentationKit

/// Decides what the screen of the appearance shows.
public final class AppearancePresenter: Presenter {
    public typealias Event = AppearanceEvent
    public typealias Command = AppearanceCommand
    public typealias Request = AppearanceRequest
    public typealias Response = AppearanceResponse

    private let commandListener: AnyCommandListener<AppearanceCommand>
    private let requestListener: AnyRequestListener<AppearanceRequest>
    private let wording: Wording
    private var failedRequest: AppearanceRequest?

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - wording: the language of the user.
    public init(
        commandListener: AnyCommandListener<AppearanceCommand>,
        requestListener: AnyRequestListener<AppearanceRequest>,
        wording: Wording
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.wording = wording
    }

    public func handle(event: AppearanceEvent) {
        switch event {
        case .viewDidLoad: requestListener.handle(request: .restore)
        case .didTapToggle: requestListener.handle(request: .toggle)
        case .didAnswer(.retry): retry()
        case .didAnswer(.cancel): giveUp()
        }
    }

    public func handle(response: AppearanceResponse) {
        switch response {
        case .changed(let appearance):
            commandListener.handle(command: .show(AppearanceDisplay(appearance, wording: wording)))
        case .succeeded(.restore): requestListener.handle(request: .observe)
        case .succeeded: break
        case .failed(let request, let error):
            failedRequest = request
            commandListener.handle(command: .alert(AlertStrategy(error)))
        }
    }

    private func retry() {
        guard let request = failedRequest else { return }
        failedRequest = nil
        requestListener.handle(request: request)
    }

    /// Shows the appearance that holds without what could not be read.
    private func giveUp() {
        if failedRequest == .restore { requestListener.handle(request: .observe) }
        failedRequest = nil
    }
}
