/// Takes events to whichever listener a scene put behind it.
///
/// A view that holds an `AnyEventListener<HogeEvent>` can send nothing but `HogeEvent`s, and does not know the presenter
/// that gets them. Erasers are final classes that never change after they were made, so a send is one indirect call.
///
/// ```swift
/// let listener = AnyEventListener<CounterEvent> { print($0) }
/// listener.handle(event: .didTapAdd)
/// ```
@MainActor
public final class AnyEventListener<Event: ViewEvent>: EventListener {
    @usableFromInline let handler: @MainActor (Event) -> Void

    /// Makes a listener out of a function; scenes do so, and doubles in tests.
    @inlinable
    public init(handler: @escaping @MainActor (Event) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(event: Event) {
        handler(event)
    }
}

/// Takes commands to whichever listener a scene put behind it.
///
/// ```swift
/// let listener = AnyCommandListener<CounterCommand> { print($0) }
/// listener.handle(command: .show(3))
/// ```
@MainActor
public final class AnyCommandListener<Command: PresenterCommand>: CommandListener {
    @usableFromInline let handler: @MainActor (Command) -> Void

    /// Makes a listener out of a function; scenes do so, and doubles in tests.
    @inlinable
    public init(handler: @escaping @MainActor (Command) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(command: Command) {
        handler(command)
    }
}

/// Takes requests to whichever listener a scene put behind it.
///
/// ```swift
/// let listener = AnyRequestListener<CounterRequest> { print($0) }
/// listener.handle(request: .add(3))
/// ```
@MainActor
public final class AnyRequestListener<Request: InteractorRequest>: RequestListener {
    @usableFromInline let handler: @MainActor (Request) -> Void

    /// Makes a listener out of a function; scenes do so, and doubles in tests.
    @inlinable
    public init(handler: @escaping @MainActor (Request) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(request: Request) {
        handler(request)
    }
}

/// Takes responses to whichever listener a scene put behind it.
///
/// ```swift
/// let listener = AnyResponseListener<CounterResponse> { print($0) }
/// listener.handle(response: .counted(3))
/// ```
@MainActor
public final class AnyResponseListener<Response: InteractorResponse>: ResponseListener {
    @usableFromInline let handler: @MainActor (Response) -> Void

    /// Makes a listener out of a function; scenes do so, and doubles in tests.
    @inlinable
    public init(handler: @escaping @MainActor (Response) -> Void) {
        self.handler = handler
    }

    @inlinable
    public func handle(response: Response) {
        handler(response)
    }
}
