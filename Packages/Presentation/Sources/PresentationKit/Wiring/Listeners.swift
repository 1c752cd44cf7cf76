/// Receives what a view reports.
///
/// The four listeners follow "VIPER with generics": one associated type, one function. View, presenter and interactor
/// know each other through the erasers of these protocols only (``AnyEventListener`` and its siblings).
///
/// ```swift
/// @MainActor
/// final class EventLog: EventListener {
///     private(set) var events: [CounterEvent] = []
///
///     func handle(event: CounterEvent) {
///         events.append(event)
///     }
/// }
/// ```
@MainActor
public protocol EventListener<Event>: AnyObject {
    /// What the view reports.
    associatedtype Event: ViewEvent

    /// Takes one event.
    func handle(event: Event)
}

/// Receives what a presenter tells its view to do.
///
/// ```swift
/// @MainActor
/// final class CommandLog: CommandListener {
///     private(set) var commands: [CounterCommand] = []
///
///     func handle(command: CounterCommand) {
///         commands.append(command)
///     }
/// }
/// ```
@MainActor
public protocol CommandListener<Command>: AnyObject {
    /// What the view is told.
    associatedtype Command: PresenterCommand

    /// Carries out one command.
    func handle(command: Command)
}

/// Receives what a presenter asks of its interactor.
///
/// ```swift
/// @MainActor
/// final class RequestLog: RequestListener {
///     private(set) var requests: [CounterRequest] = []
///
///     func handle(request: CounterRequest) {
///         requests.append(request)
///     }
/// }
/// ```
@MainActor
public protocol RequestListener<Request>: AnyObject {
    /// What is asked.
    associatedtype Request: InteractorRequest

    /// Takes one request.
    func handle(request: Request)
}

/// Receives what an interactor answers.
///
/// ```swift
/// @MainActor
/// final class ResponseLog: ResponseListener {
///     private(set) var responses: [CounterResponse] = []
///
///     func handle(response: CounterResponse) {
///         responses.append(response)
///     }
/// }
/// ```
@MainActor
public protocol ResponseListener<Response>: AnyObject {
    /// What is answered.
    associatedtype Response: InteractorResponse

    /// Takes one response.
    func handle(response: Response)
}
