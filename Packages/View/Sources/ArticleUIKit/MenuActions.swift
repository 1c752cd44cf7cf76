#if canImport(UIKit)
    import ArticleContract
    import Foundation
    import PresentationKit
    import UIKit
    import UIKitHost

    extension Wording {
        @MainActor
        func action(_ text: ArticleMenuText, perform: @escaping @MainActor () -> Void) -> UIAction {
            UIAction(title: title(text.phrase)) { _ in perform() }
        }

        @MainActor
        func action<Event: ViewEvent>(
            _ text: ArticleMenuText,
            _ event: Event,
            to listener: AnyEventListener<Event>
        ) -> UIAction {
            action(text) { listener.handle(event: event) }
        }
    }

    extension UIBarButtonItem {
        /// Creates the button of a menu: an image, with a name for users of VoiceOver.
        convenience init(menu: UIMenu, named wording: Wording) {
            self.init(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
            accessibilityLabel = wording(ArticleMenuText.menuHeading)
        }
    }

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
