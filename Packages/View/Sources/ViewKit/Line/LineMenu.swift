public import PresentationKit

/// The words that can be typed at the prompt of a screen.
///
/// It is the one description of the screen's actions: the prompt and the help are made from it.
///
/// ```swift
/// let menu = LineMenu(
///     [LineMenu.Item("b", Phrase(en: "Go back", ja: "戻る")) { print("back") }],
///     numbers: LineMenu.Numbers(1...3, Phrase(en: "Open a book", ja: "本を開く")) { print("book \($0)") }
/// )
/// ```
@MainActor
public struct LineMenu {
    /// A word that does something.
    public struct Item {
        let key: String
        let title: Phrase
        let explanation: Phrase
        let perform: @MainActor () -> Void

        /// Makes an item.
        ///
        /// - Parameters:
        ///   - key: what is typed; lower case.
        ///   - title: what it does, in a word or two, for the prompt.
        ///   - explanation: what it does, in a sentence, for the help; the title where that says it all.
        ///   - perform: does it.
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

    /// Numbers that choose something.
    public struct Numbers {
        let key: String
        let range: ClosedRange<Int>
        let title: Phrase
        let explanation: Phrase
        let perform: @MainActor (Int) -> Void

        /// Creates a choice by number.
        ///
        /// - Parameters:
        ///   - range: the numbers that are shown beside what can be chosen.
        ///   - key: the word before the number, or nothing where the number is typed alone.
        ///   - title: what choosing does, in a word or two, for the prompt.
        ///   - explanation: what choosing does, in a sentence, for the help; the title where that says it all.
        ///   - perform: takes the number.
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
    ///   - items: the words, in the order in which they are offered.
    ///   - numbers: what a number chooses.
    public init(_ items: [Item] = [], numbers: Numbers? = nil) {
        self.items = items
        self.numbers = numbers
    }
}
