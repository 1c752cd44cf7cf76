/// A receiver of the events of a view.
///
/// The four listeners follow "VIPER with generics": one associated type, one function. View, presenter and interactor
/// know each other only through the erasers of these protocols, such as ``AnyEventListener``.
@MainActor
public protocol EventListener<Event>: AnyObject {
    /// The type of the events.
    associatedtype Event: ViewEvent

    /// Handles one event.
    func handle(event: Event)
}

/// A receiver of the commands of a presenter.
@MainActor
public protocol CommandListener<Command>: AnyObject {
    /// The type of the commands.
    associatedtype Command: PresenterCommand

    /// Handles one command.
    func handle(command: Command)
}

/// A receiver of the requests of a presenter.
@MainActor
public protocol RequestListener<Request>: AnyObject {
    /// The type of the requests.
    associatedtype Request: InteractorRequest

    /// Handles one request.
    func handle(request: Request)
}

/// A receiver of the responses of an interactor.
@MainActor
public protocol ResponseListener<Response>: AnyObject {
    /// The type of the responses.
    associatedtype Response: InteractorResponse

    /// Handles one response.
    func handle(response: Response)
}
