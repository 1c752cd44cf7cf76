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

    /// Returns a command for a full screen only, which sends an event to the presenter.
    static func fullScreen<Event: ViewEvent>(
        _ text: ArticleMenuText,
        _ key: Key,
        _ event: Event,
        to listener: AnyEventListener<Event>
    ) -> KeyCommand {
        KeyCommand(
            text.name,
            text.phrase,
            explanation: text.explanation,
            keys: [key],
            isForFullScreen: true,
            isInStatusLine: true
        ) { listener.handle(event: event) }
    }

    /// Returns the command that shows a search field, on a full screen only.
    static func search(_ text: ArticleMenuText, perform: @escaping @MainActor () -> Void) -> KeyCommand {
        onScreen(text, "/", perform: perform)
    }

    /// Returns a command of a full screen, which its status line names.
    static func onScreen(
        _ text: ArticleMenuText,
        _ key: Key,
        perform: @escaping @MainActor () -> Void
    ) -> KeyCommand {
        KeyCommand(
            text.name,
            text.phrase,
            explanation: text.explanation,
            keys: [key],
            isForFullScreen: true,
            isInStatusLine: true,
            perform: perform
        )
    }

    /// Returns the command for an action on several articles, on a full screen only.
    static func action(_ action: ArticleListAction, perform: @escaping @MainActor () -> Void) -> KeyCommand {
        KeyCommand(
            action.name,
            action.phrase,
            explanation: action.explanation,
            keys: [action.key],
            isForFullScreen: true,
            isInStatusLine: true,
            perform: perform
        )
    }
}

extension ArticleListAction {
    fileprivate var key: Key {
        switch self {
        case .keep: "K"
        case .stock: "s"
        case .open: "o"
        case .copy: "y"
        }
    }
}
