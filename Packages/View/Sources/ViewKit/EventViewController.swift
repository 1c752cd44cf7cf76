public import PresentationKit

/// The base of view controllers whose input goes to a presenter as events.
open class EventViewController<RootView: AppView, SentEvent: ViewEvent>: ViewController<RootView> {
    /// The listener that receives the events of the screen.
    public let eventListener: AnyEventListener<SentEvent>

    /// Creates the screen.
    public init(eventListener: AnyEventListener<SentEvent>, host: any SceneHost) {
        self.eventListener = eventListener
        super.init(host: host)
    }
}
