/// A listener of events that hides the presenter behind it.
///
/// A view that holds an `AnyEventListener<HogeEvent>` can send nothing but `HogeEvent`s, and does not know the
/// presenter that handles them. Erasers are immutable final classes, so that sending is one indirect call.
@MainActor
public final class AnyEventListener<Event: ViewEvent>: EventListener {
    @usableFromInline let handler: @MainActor (Event) -> Void

    /// Creates a listener that calls a function.
    @inlinable
    public init(handler: @escaping @MainActor (Event) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(event: Event) {
        handler(event)
    }
}

/// A listener of commands that hides the view behind it.
@MainActor
public final class AnyCommandListener<Command: PresenterCommand>: CommandListener {
    @usableFromInline let handler: @MainActor (Command) -> Void

    /// Creates a listener that calls a function.
    @inlinable
    public init(handler: @escaping @MainActor (Command) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(command: Command) {
        handler(command)
    }
}

/// A listener of requests that hides the interactor behind it.
@MainActor
public final class AnyRequestListener<Request: InteractorRequest>: RequestListener {
    @usableFromInline let handler: @MainActor (Request) -> Void

    /// Creates a listener that calls a function.
    @inlinable
    public init(handler: @escaping @MainActor (Request) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(request: Request) {
        handler(request)
    }
}

/// A listener of responses that hides the presenter behind it.
@MainActor
public final class AnyResponseListener<Response: InteractorResponse>: ResponseListener {
    @usableFromInline let handler: @MainActor (Response) -> Void

    /// Creates a listener that calls a function.
    @inlinable
    public init(handler: @escaping @MainActor (Response) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(response: Response) {
        handler(response)
    }
}
