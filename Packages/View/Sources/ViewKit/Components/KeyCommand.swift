public import PresentationKit

/// An action of a screen, with the keys and the words that perform it; the idea is that of UIKit's `UIKeyCommand`.
///
/// Key bindings, the prompt of the line host, the help and the command line of a full screen are made from commands.
///
/// ```swift
/// let refresh = KeyCommand("refresh", Phrase(en: "Refresh", ja: "更新"), keys: ["r"]) { print("refreshed") }
/// let read = KeyCommand("read", Phrase(en: "Read", ja: "読む"), numbers: 1...20, selected: 3) { print("article \($0)") }
/// let sort = KeyCommand(
///     "sort",
///     Phrase(en: "Sort", ja: "並べ替え"),
///     completions: { typed in ["by-date", "by-title"].filter { $0.hasPrefix(typed) } },
///     performWithText: { print($0) }
/// )
/// let rename = KeyCommand(
///     "rename",
///     Phrase(en: "Rename", ja: "名前を変更"),
///     keys: ["r"],
///     numbers: 1...2,
///     text: { ["Walk", "Read"][$0 - 1] },
///     performWithText: { print("habit \($0) is \($1) now") }
/// )
/// ```
@MainActor
public struct KeyCommand {
    /// The effect of a command.
    public enum Action {
        /// An effect without a parameter.
        case perform(@MainActor () -> Void)
        /// An effect that takes a number.
        ///
        /// - Parameters:
        ///   - range: the valid numbers.
        ///   - selected: the number that a key chooses, or nil if the user is asked for one.
        case choose(ClosedRange<Int>, selected: Int?, @MainActor (Int) -> Void)
        /// An effect that takes text.
        ///
        /// - Parameters:
        ///   - completions: returns the texts that can replace what was typed, as those of a ``TextField``.
        ///   - withoutText: the effect of a key, and of the name alone; nil if the user is asked for the text.
        case enter(
            completions: @MainActor (String) -> [String],
            withoutText: (@MainActor () -> Void)?,
            @MainActor (String) -> Void
        )
        /// An effect that takes a number and a text.
        ///
        /// - Parameter text: returns the present text of a number, which the user edits.
        case edit(
            ClosedRange<Int>,
            selected: Int?,
            text: @MainActor (Int) -> String,
            @MainActor (Int, String) -> Void
        )

        /// The valid numbers, or nil for an effect without a number.
        var numbers: ClosedRange<Int>? {
            switch self {
            case .choose(let range, _, _), .edit(let range, _, _, _): range
            case .perform, .enter: nil
            }
        }

        /// A Boolean value that indicates whether the effect takes a number and nothing else.
        var takesOnlyNumber: Bool { if case .choose = self { true } else { false } }

        var takesText: Bool {
            switch self {
            case .enter, .edit: true
            case .perform, .choose: false
            }
        }
    }

    /// The word for the command line of a full screen and the prompt of lines: lower case, hyphens between words.
    public let name: String
    /// The title for the prompt and the status line, a word or two.
    public let title: Phrase
    /// The sentence for the help; the title by default.
    public let explanation: Phrase
    /// The keys that perform the command; the first one that types a character is its word at the prompt, before a number.
    public let keys: [Key]
    /// The effect.
    public let action: Action
    /// A Boolean value that indicates whether the command is of use on a full screen only, such as moving the selection.
    public let isForFullScreen: Bool
    /// A Boolean value that indicates whether the status line of a full screen names the command.
    public let isInStatusLine: Bool

    /// Creates a command.
    ///
    /// The status line names the command unless it is for a full screen only, or `isInStatusLine` says otherwise.
    public init(
        _ name: String,
        _ title: Phrase,
        explanation: Phrase? = nil,
        keys: [Key] = [],
        isForFullScreen: Bool = false,
        isInStatusLine: Bool? = nil,
        perform: @escaping @MainActor () -> Void
    ) {
        let isInStatusLine = isInStatusLine ?? !isForFullScreen
        self.init(name, title, explanation, keys, isForFullScreen, isInStatusLine, .perform(perform))
    }

    /// Creates a command for a full screen only, whose effect gets an owner that is held weakly; without it, nothing happens.
    public init<Owner: AnyObject>(
        _ name: String,
        _ title: Phrase,
        explanation: Phrase? = nil,
        keys: [Key],
        isInStatusLine: Bool = false,
        for owner: Owner,
        perform: @escaping @MainActor (Owner) -> Void
    ) {
        let action = Action.perform { [weak owner] in
            if let owner { perform(owner) }
        }
        self.init(name, title, explanation, keys, true, isInStatusLine, action)
    }

    /// Creates a command that sends an event to the presenter.
    public init<Event: ViewEvent>(
        _ name: String,
        _ title: Phrase,
        explanation: Phrase? = nil,
        keys: [Key],
        sending event: Event,
        to listener: AnyEventListener<Event>
    ) {
        self.init(name, title, explanation: explanation, keys: keys) { listener.handle(event: event) }
    }

    /// Creates a command that takes a number; `selected` is the one that a key on a full screen stands for.
    public init(
        _ name: String,
        _ title: Phrase,
        explanation: Phrase? = nil,
        keys: [Key] = [],
        numbers range: ClosedRange<Int>,
        selected: Int? = nil,
        isForFullScreen: Bool = false,
        perform: @escaping @MainActor (Int) -> Void
    ) {
        self.init(name, title, explanation, keys, isForFullScreen, true, .choose(range, selected: selected, perform))
    }

    /// Creates a command that takes a number and a text, such as `rename 1 Walk`.
    ///
    /// On a full screen, a key opens the command line with the selected number and its present text.
    ///
    /// - Parameters:
    ///   - name: the word that precedes the number.
    ///   - title: the title for the prompt, a word or two.
    ///   - explanation: the sentence for the help; the title if nil.
    ///   - keys: the keys that open the command line; at the prompt, the first character precedes the number.
    ///   - range: the valid numbers.
    ///   - selected: the number that a key chooses, or nil if the user is asked for one.
    ///   - text: returns the present text of a number.
    ///   - perform: the effect.
    public init(
        _ name: String,
        _ title: Phrase,
        explanation: Phrase? = nil,
        keys: [Key] = [],
        numbers range: ClosedRange<Int>,
        selected: Int? = nil,
        text: @escaping @MainActor (Int) -> String,
        performWithText perform: @escaping @MainActor (Int, String) -> Void
    ) {
        let action = Action.edit(range, selected: selected, text: text, perform)
        self.init(name, title, explanation, keys, false, true, action)
    }

    /// Creates a command that takes text, with the completions of what is typed; `withoutText` performs it without any.
    public init(
        _ name: String,
        _ title: Phrase,
        explanation: Phrase? = nil,
        keys: [Key] = [],
        isForFullScreen: Bool = true,
        completions: @escaping @MainActor (String) -> [String],
        withoutText: (@MainActor () -> Void)? = nil,
        performWithText perform: @escaping @MainActor (String) -> Void
    ) {
        let action = Action.enter(completions: completions, withoutText: withoutText, perform)
        self.init(name, title, explanation, keys, isForFullScreen, true, action)
    }

    private init(
        _ name: String,
        _ title: Phrase,
        _ explanation: Phrase?,
        _ keys: [Key],
        _ isForFullScreen: Bool,
        _ isInStatusLine: Bool,
        _ action: Action
    ) {
        self.name = name
        self.title = title
        self.explanation = explanation ?? title
        self.keys = keys
        self.isForFullScreen = isForFullScreen
        self.isInStatusLine = isInStatusLine
        self.action = action
    }
}
