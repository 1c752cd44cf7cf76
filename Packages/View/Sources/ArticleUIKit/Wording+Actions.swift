#if canImport(UIKit)
    import ArticleContract
    import Foundation
    import PresentationKit
    import UIKit
    import UIKitHost

    extension Wording {
        /// Returns the action of a menu that performs a command.
        @MainActor
        func action(_ text: ArticleMenuText, perform: @escaping @MainActor () -> Void) -> UIAction {
            UIAction(title: title(text.phrase)) { _ in perform() }
        }

        /// Returns the action of a menu that sends an event to the presenter.
        @MainActor
        func action<Event: ViewEvent>(
            _ text: ArticleMenuText,
            _ event: Event,
            to listener: AnyEventListener<Event>
        ) -> UIAction {
            action(text) { listener.handle(event: event) }
        }
    }
#endif
