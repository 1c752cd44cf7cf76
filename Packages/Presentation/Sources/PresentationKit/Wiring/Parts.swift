/// The part of a scene that performs commands and sends events.
///
/// If SwiftUI is imported too, qualify the name: `PresentationKit.View`.
///
/// ```swift
/// @MainActor
/// final class CounterView: PresentationKit.View {
///     typealias Event = CounterEvent
///
///     private let events: AnyEventListener<CounterEvent>
///     private(set) var label = ""
///
///     init(events: AnyEventListener<CounterEvent>) {
///         self.events = events
///     }
///
///     func tapAdd() {
///         events.handle(event: .didTapAdd)
///     }
///
///     func handle(command: CounterCommand) {
///         switch command {
///         case .show(let count): label = "\(count)"
///         case .alert(let strategy): label = strategy.title.english
///         }
///     }
/// }
/// ```
@MainActor
public protocol View<Event, Command>: CommandListener {
    /// The type of the events.
    associatedtype Event: ViewEvent
}

/// The part of a scene that decides: it receives events and responses, and sends commands and requests.
///
/// A presenter receives an ``AnyCommandListener`` and an ``AnyRequestListener`` in its initialiser and keeps them as
/// constants. It starts no tasks, because work belongs to the interactor.
///
/// ```swift
/// @MainActor
/// final class CounterPresenter: Presenter {
///     typealias Command = CounterCommand
///     typealias Request = CounterRequest
///
///     private let commands: AnyCommandListener<CounterCommand>
///     private let requests: AnyRequestListener<CounterRequest>
///
///     init(_ commands: AnyCommandListener<CounterCommand>, _ requests: AnyRequestListener<CounterRequest>) {
///         self.commands = commands
///         self.requests = requests
///     }
///
///     func handle(event: CounterEvent) {
///         switch event {
///         case .didTapAdd, .didAnswer(.retry): requests.handle(request: .add(1))
///         case .didAnswer(.cancel): break
///         }
///     }
///
///     func handle(response: CounterResponse) {
///         switch response {
///         case .counted(let count): commands.handle(command: .show(count))
///         case .failed: commands.handle(command: .alert(.notCounted))
///         }
///     }
/// }
/// ```
@MainActor
public protocol Presenter<Event, Command, Request, Response>: EventListener, ResponseListener {
    /// The type of the commands to the view.
    associatedtype Command: PresenterCommand
    /// The type of the requests to the interactor.
    associatedtype Request: InteractorRequest
}

/// The part of a scene that receives a request, calls one use case and sends a response, or none if the scene observes the
/// state that the use case changes.
///
/// It manages tasks, their cancellation and the order of responses, and decides nothing. ``UseCaseInteractor``
/// implements the common cases.
///
/// ```swift
/// @MainActor
/// final class CounterInteractor: Interactor {
///     typealias Response = CounterResponse
///
///     private let responses: AnyResponseListener<CounterResponse>
///     private let tasks: TaskScope
///     private var count = 0
///
///     init(_ responses: AnyResponseListener<CounterResponse>, _ tasks: TaskScope) {
///         self.responses = responses
///         self.tasks = tasks
///     }
///
///     func handle(request: CounterRequest) {
///         switch request {
///         case .add(let number): count += number
///         }
///         responses.handle(response: .counted(count))
///     }
/// }
/// ```
@MainActor
public protocol Interactor<Request, Response>: RequestListener {
    /// The type of the responses.
    associatedtype Response: InteractorResponse
}
