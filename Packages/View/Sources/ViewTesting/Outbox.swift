package import PresentationKit

/// The events that a screen has sent to its presenter.
@MainActor
package final class Outbox<Event: ViewEvent> {
    package var events: [Event] = []
    /// Called with each event, in place of a presenter.
    package var respond: @MainActor (Event) -> Void = { _ in }

    package init() {}

    package var listener: AnyEventListener<Event> {
        AnyEventListener { [self] event in
            events.append(event)
            respond(event)
        }
    }
}
