#if canImport(UIKit)
    import PresentationKit
    import UIKit

    extension UIControl {
        /// Sends an event to the presenter whenever the control reports an event of its own.
        func send<Event: ViewEvent>(
            _ event: Event,
            to listener: AnyEventListener<Event>,
            for controlEvents: UIControl.Event
        ) {
            addAction(UIAction { _ in listener.handle(event: event) }, for: controlEvents)
        }
    }
#endif
