#if canImport(UIKit)
    public import PresentationKit
    import UIKit

    /// The base of view controllers on UIKit whose input goes to a presenter as events; the class of the same name in ViewKit
    /// is for terminals.
    open class EventViewController<RootView: AppView, SentEvent: ViewEvent>: ViewController<RootView> {
        /// The listener that receives the events of the screen.
        public let eventListener: AnyEventListener<SentEvent>

        /// Creates the screen.
        public init(eventListener: AnyEventListener<SentEvent>, host: SceneHost) {
            self.eventListener = eventListener
            super.init(host: host)
        }
    }
#endif
