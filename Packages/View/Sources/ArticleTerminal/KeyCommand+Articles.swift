internal import ArticleContract
internal import PresentationKit
internal import ViewKit

extension KeyCommand {
    init<Event: ViewEvent>(_ text: ArticleMenuText, _ key: Key, _ event: Event, to listener: AnyEventListener<Event>) {
        self.init(text.name, text.phrase, explanation: text.explanation, keys: [key], sending: event, to: listener)
    }

    /// Returns a command for a full screen only, which its status line names.
    static func onScreen(
        _ text: some ArticleCommandText,
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
}
