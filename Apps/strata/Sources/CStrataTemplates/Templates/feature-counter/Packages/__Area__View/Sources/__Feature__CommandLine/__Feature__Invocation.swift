public import CommandLineKit
import PresentationKit

/// The invocations of the commands of the count.
public enum __Feature__Invocation: String, Codable, Sendable {
    /// Opens the screen.
    case open
    /// Prints the count.
    case show
    /// Adds one, and prints the new count.
    case add

    /// The commands of the feature; the group alone opens the screen.
    public static let group = Command<__Feature__Invocation>(
        "__command__",
        abstract: Phrase(en: "Count", ja: "数える"),
        commands: [
            Command("show", abstract: Phrase(en: "Print the count", ja: "カウントを表示する"), make: { .show }),
            Command("add", abstract: Phrase(en: "Add one", ja: "1 を足す"), make: { .add }),
        ],
        alone: Parameter { .open }
    )
}
