public import CommandLineKit
public import PresentationKit

/// The invocations of the commands of the count.
public enum __Feature__Invocation: String, Codable, Sendable {
    /// Opens the screen.
    case open
    /// Prints the count.
    case show
    /// Adds one, and prints the new count.
    case add

    /// The summary of the feature in help texts.
    public static let abstract = Phrase(en: "Count", ja: "数える")

    /// The variables of other programs that the feature uses.
    public static let conventions = [
        Entry(
            "XDG_CONFIG_HOME",
            Phrase(en: "Used in place of ~/.config (macOS: ~/Library)", ja: "~/.config の代わり（macOS では ~/Library）")
        )
    ]

    /// Returns the files of the feature in an app.
    public static func files(of app: String) -> [Entry] {
        [Entry("$XDG_CONFIG_HOME/\(app)", Phrase(en: "The stored count", ja: "カウントを保存する"))]
    }

    /// The commands of the feature; the group alone opens the screen.
    public static let group = Command<__Feature__Invocation>(
        "__command__",
        abstract: abstract,
        examples: [Example("", Phrase(en: "Open the screen", ja: "画面を開く"))],
        commands: [
            Command(
                "show",
                abstract: Phrase(en: "Print the count", ja: "カウントを表示する"),
                examples: [Example("", Phrase(en: "Print the number", ja: "数を表示する"))],
                make: { .show }
            ),
            Command(
                "add",
                abstract: Phrase(en: "Add one", ja: "1 を足す"),
                examples: [Example("", Phrase(en: "Add one and print the new number", ja: "1 を足して、新しい数を表示する"))],
                make: { .add }
            ),
        ],
        alone: Parameter { .open }
    )
}
