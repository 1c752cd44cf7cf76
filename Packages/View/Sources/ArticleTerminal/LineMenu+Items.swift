internal import ArticleContract
internal import PresentationKit
internal import ViewKit

extension LineMenu.Item {
    /// Creates an item that sends an event to the presenter.
    init<Event: ViewEvent>(_ key: String, _ text: ArticleMenuText, _ event: Event, to listener: AnyEventListener<Event>)
    {
        self.init(key, text.phrase, explanation: text.explanation) { listener.handle(event: event) }
    }
}

extension LineMenu.Numbers {
    /// Returns the action that opens a link by its number; nil if there are no links.
    static func links<Event: ViewEvent>(
        _ count: Int,
        to listener: AnyEventListener<Event>,
        event: @escaping @MainActor (Int) -> Event
    ) -> LineMenu.Numbers? {
        count > 0 ? LineMenu.Numbers(1...count, behind: "o", .openLink, to: listener, event: event) : nil
    }

    /// Creates an action that sends the event for a number to the presenter.
    init<Event: ViewEvent>(
        _ range: ClosedRange<Int>,
        behind key: String = "",
        _ text: ArticleMenuText,
        to listener: AnyEventListener<Event>,
        event: @escaping @MainActor (Int) -> Event
    ) {
        self.init(range, behind: key, text.phrase, explanation: text.explanation) {
            listener.handle(event: event($0))
        }
    }
}
