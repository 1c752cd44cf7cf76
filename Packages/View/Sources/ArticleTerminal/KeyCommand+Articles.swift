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

    /// Creates a command that sends the event for a number to the presenter.
    init<Event: ViewEvent>(
        _ text: ArticleMenuText,
        keys: [Key] = [],
        numbers range: ClosedRange<Int>,
        to listener: AnyEventListener<Event>,
        event: @escaping @MainActor (Int) -> Event
    ) {
        self.init(text.name, text.phrase, explanation: text.explanation, keys: keys, numbers: range) {
            listener.handle(event: event($0))
        }
    }

    /// Returns the command that opens a link by its number; none if there are no links.
    static func links<Event: ViewEvent>(
        _ count: Int,
        to listener: AnyEventListener<Event>,
        event: @escaping @MainActor (Int) -> Event
    ) -> [KeyCommand] {
        count > 0 ? [KeyCommand(.openLink, keys: ["o"], numbers: 1...count, to: listener, event: event)] : []
    }
}
