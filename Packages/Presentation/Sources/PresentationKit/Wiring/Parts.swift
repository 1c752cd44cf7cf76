/// What shows a scene: it carries out commands and reports events.
///
/// Qualify the name where SwiftUI is imported too: `PresentationKit.View`.
@MainActor
public protocol View<Event, Command>: CommandListener {
    /// What the view reports.
    associatedtype Event: ViewEvent
}

/// What decides in a scene: it takes events and responses, and sends commands and requests.
///
/// A presenter receives an ``AnyCommandListener`` and an ``AnyRequestListener`` in its initialiser and keeps them as
/// constants. It starts no task: work belongs to the interactor.
@MainActor
public protocol Presenter<Event, Command, Request, Response>: EventListener, ResponseListener {
    /// What the presenter tells the view.
    associatedtype Command: PresenterCommand
    /// What the presenter asks of the interactor.
    associatedtype Request: InteractorRequest
}

/// What works in a scene: it takes a request, calls one use case and answers with a response.
///
/// It owns tasks, their cancellation and the order of answers, and decides nothing. ``UseCaseInteractor`` serves the
/// plain cases.
@MainActor
public protocol Interactor<Request, Response>: RequestListener {
    /// What the interactor answers.
    associatedtype Response: InteractorResponse
}
