/// Receives what a view reports.
///
/// The four listeners follow "VIPER with generics": one associated type, one function. View, presenter and interactor
/// know each other through the erasers of these protocols only (``AnyEventListener`` and its siblings).
@MainActor
public protocol EventListener<Event>: AnyObject {
    /// What the view reports.
    associatedtype Event: ViewEvent

    /// Takes one event.
    func handle(event: Event)
}

/// Receives what a presenter tells its view to do.
@MainActor
public protocol CommandListener<Command>: AnyObject {
    /// What the view is told.
    associatedtype Command: PresenterCommand

    /// Carries out one command.
    func handle(command: Command)
}

/// Receives what a presenter asks of its interactor.
@MainActor
public protocol RequestListener<Request>: AnyObject {
    /// What is asked.
    associatedtype Request: InteractorRequest

    /// Takes one request.
    func handle(request: Request)
}

/// Receives what an interactor answers.
@MainActor
public protocol ResponseListener<Response>: AnyObject {
    /// What is answered.
    associatedtype Response: InteractorResponse

    /// Takes one response.
    func handle(response: Response)
}
