public import CommandLineKit
import PresentationKit

/// What the commands of the appearance ask for.
public enum AppearanceInvocation: Hashable, Sendable {
    /// Say which appearance holds.
    case show
    /// Change it, and say which one holds then.
    case toggle

    /// The commands of the feature, for the program of an app.
    public static let commands: [Command<AppearanceInvocation>] = [
        Command(
            "show",
            abstract: Phrase(en: "Say whether it is light or dark", ja: "現在のモードを表示する"),
            examples: [Example("", Phrase(en: "prints 'light' or 'dark'", ja: "light または dark を表示する"))]
        ) { .show },
        Command(
            "toggle",
            abstract: Phrase(en: "Turn light into dark and dark into light", ja: "ライトとダークを切り替える"),
            examples: [
                Example("", Phrase(en: "changes the mode and prints the new one", ja: "切り替えて、新しいモードを表示する"))
            ]
        ) { .toggle },
    ]
}
