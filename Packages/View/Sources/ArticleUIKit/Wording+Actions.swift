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
#endif
