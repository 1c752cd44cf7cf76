public import PresentationKit

/// The actions of a screen, by the words that can be typed at its prompt.
///
/// Prompt and help are made from it.
///
/// ```swift
/// let menu = LineMenu(
///     [LineMenu.Item("b", Phrase(en: "Go back", ja: "戻る")) { print("back") }],
///     numbers: LineMenu.Numbers(1...3, Phrase(en: "Open a book", ja: "本を開く")) { print("book \($0)") }
/// )
/// ```
@MainActor
public struct LineMenu {
    /// An action with the word that performs it.
    public struct Item {
        let key: String
        let title: Phrase
        let explanation: Phrase
        let perform: @MainActor () -> Void

        /// Creates an item.
        ///
        /// - Parameters:
        ///   - key: the word to type, in lower case.
        ///   - title: the title for the prompt, a word or two.
        ///   - explanation: the sentence for the help; the title if nil.
        ///   - perform: the action.
        public init(
            _ key: String,
            _ title: Phrase,
            explanation: Phrase? = nil,
            perform: @escaping @MainActor () -> Void
        ) {
            self.key = key
            self.title = title
            self.explanation = explanation ?? title
            self.perform = perform
        }
    }

    /// An action that takes a number.
    public struct Numbers {
        let key: String
        let range: ClosedRange<Int>
        let title: Phrase
        let explanation: Phrase
        let perform: @MainActor (Int) -> Void

        /// Creates an action that takes a number.
        ///
        /// - Parameters:
        ///   - range: the valid numbers.
        ///   - key: the word before the number; empty if the number is typed alone.
        ///   - title: the title for the prompt, a word or two.
        ///   - explanation: the sentence for the help; the title if nil.
        ///   - perform: the action.
        public init(
            _ range: ClosedRange<Int>,
            behind key: String = "",
            _ title: Phrase,
            explanation: Phrase? = nil,
            perform: @escaping @MainActor (Int) -> Void
        ) {
            self.range = range
            self.key = key
            self.title = title
            self.explanation = explanation ?? title
            self.perform = perform
        }
    }

    let items: [Item]
    let numbers: Numbers?

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - items: the items, in the order in which the prompt lists them.
    ///   - numbers: the action that takes a number, or nil.
    public init(_ items: [Item] = [], numbers: Numbers? = nil) {
        self.items = items
        self.numbers = numbers
    }
}
