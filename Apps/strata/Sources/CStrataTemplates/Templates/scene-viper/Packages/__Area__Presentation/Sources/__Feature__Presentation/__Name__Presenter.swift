public import PresentationKit
public import __Feature__Contract

/// The presenter of the screen __Name__.
public final class __Name__Presenter: Presenter {
    public typealias Event = __Name__Event
    public typealias Command = __Name__Command
    public typealias Request = __Name__Request
    public typealias Response = __Name__Response

    private let commandListener: AnyCommandListener<__Name__Command>
    private let requestListener: AnyRequestListener<__Name__Request>

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - commandListener: the listener for commands to the view.
    ///   - requestListener: the listener for requests to the interactor.
    public init(
        commandListener: AnyCommandListener<__Name__Command>,
        requestListener: AnyRequestListener<__Name__Request>
    ) {
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    public func handle(event: __Name__Event) {
        switch event {
        case .viewDidLoad, .didAnswer(.retry): requestListener.handle(request: .fetch)
        case .didAnswer: break
        }
    }

    public func handle(response: __Name__Response) {
        switch response {
        case .fetched(let value): commandListener.handle(command: .show(__Name__Display(value)))
        case .failed(let error):
            commandListener.handle(command: .alert(__Feature__FailureAlerts().alert(for: error)))
        }
    }
}
