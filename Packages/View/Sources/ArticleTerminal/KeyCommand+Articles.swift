internal import ArticleContract
internal import PresentationKit
internal import ViewKit

extension KeyCommand {
    /// Creates a command that sends an event to the presenter.
    init<Event: ViewEvent>(_ text: ArticleMenuText, _ key: Key, _ event: Event, to listener: AnyEventListener<Event>) {
        self.init(text.name, text.phrase, explanation: text.explanation, keys: [key]) {
            listener.handle(event: event)
        }
    }
}
