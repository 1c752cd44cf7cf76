/// A receiver of the events of a view.
///
/// The four listeners follow "VIPER with generics": one associated type, one function. View, presenter and interactor
/// know each other only through the erasers of these protocols, such as ``AnyEventListener``.
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
    /// The type of the events.
    associatedtype Event: ViewEvent

    /// Handles one event.
    func handle(event: Event)
}

/// A receiver of the commands of a presenter.
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
    /// The type of the commands.
    associatedtype Command: PresenterCommand

    /// Handles one command.
    func handle(command: Command)
}

/// A receiver of the requests of a presenter.
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
    /// The type of the requests.
    associatedtype Request: InteractorRequest

    /// Handles one request.
    func handle(request: Request)
}

/// A receiver of the responses of an interactor.
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
    /// The type of the responses.
    associatedtype Response: InteractorResponse

    /// Handles one response.
    func handle(response: Response)
}
