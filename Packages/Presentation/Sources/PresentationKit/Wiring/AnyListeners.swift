/// A listener that hides the part behind it, and delivers its messages one after the other.
///
/// A message that is sent while another one is handled waits for the end of its handling, so that none overtakes another.
/// Sending is one indirect call.
@MainActor
public class MessageListener<Message> {
    // The properties are final, because other modules would read them by a call.
    @usableFromInline final let handler: @MainActor (Message) -> Void
    // No access contains other code, so that no two can overlap; the checks for it would cost a fifth of a round trip.
    @exclusivity(unchecked) @usableFromInline final var isDelivering = false
    @exclusivity(unchecked) @usableFromInline final var waiting = MessageQueue<Message>()

    /// Creates a listener that calls a function.
    @inlinable
    public init(handler: @escaping @MainActor (Message) -> Void) {
        self.handler = handler
    }

    /// Delivers a message and those that are sent meanwhile, or has it wait for a delivery that is under way.
    @inlinable
    final func deliver(_ message: Message) {
        guard !isDelivering else { return waiting.append(message) }
        isDelivering = true
        handler(message)
        while !waiting.isEmpty, let next = waiting.takeFirst() { handler(next) }
        isDelivering = false
    }
}

/// A listener of events that hides the presenter behind it.
///
/// A view that holds an `AnyEventListener<HogeEvent>` can send nothing but `HogeEvent`s, and does not know the
/// presenter that handles them.
public final class AnyEventListener<Event: ViewEvent>: MessageListener<Event>, EventListener {
    @inlinable
    public func handle(event: Event) {
        deliver(event)
    }
}

/// A listener of commands that hides the view behind it.
public final class AnyCommandListener<Command: PresenterCommand>: MessageListener<Command>, CommandListener {
    @inlinable
    public func handle(command: Command) {
        deliver(command)
    }
}

/// A listener of requests that hides the interactor behind it.
public final class AnyRequestListener<Request: InteractorRequest>: MessageListener<Request>, RequestListener {
    @inlinable
    public func handle(request: Request) {
        deliver(request)
    }
}

/// A listener of responses that hides the presenter behind it.
public final class AnyResponseListener<Response: InteractorResponse>: MessageListener<Response>, ResponseListener {
    @inlinable
    public func handle(response: Response) {
        deliver(response)
    }
}
