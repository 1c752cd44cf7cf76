public import CommandLineKit
import PresentationKit

/// What the command line of the appearance asks for.
public enum AppearanceInvocation: String, Codable, Sendable {
    /// Show the screen.
    case open
    /// Say which appearance holds.
    case show
    /// Change it, and say which one holds then.
    case toggle

    /// The commands of the feature as a group, for the program of an app that is about something else.
    public static let group = Command<AppearanceInvocation>(
        "appearance",
        abstract: Phrase(en: "Choose between light and dark", ja: "ライトとダークを選ぶ"),
        commands: commands
    )

    /// The commands of the feature, for the program of an app.
    public static let commands: [Command<AppearanceInvocation>] = [
        Command(
            "show",
            abstract: Phrase(en: "Print the current mode", ja: "現在のモードを表示する"),
            examples: [Example("", Phrase(en: "Print 'light' or 'dark'", ja: "light または dark を表示する"))],
            make: { .show }
        ),
        Command(
            "toggle",
            abstract: Phrase(en: "Switch between light and dark", ja: "ライトとダークを切り替える"),
            examples: [
                Example("", Phrase(en: "Switch the mode and print the new one", ja: "切り替えて、新しいモードを表示する"))
            ],
            make: { .toggle }
        ),
    ]
}

extension Program<StandardOptions, AppearanceInvocation> {
    /// The program of an app that shows the appearance and nothing else.
    ///
    /// - Parameters:
    ///   - name: the name that it is started by.
    ///   - version: what `--version` shows.
    ///   - released: the day of its release.
    public static func appearance(_ name: String, version: String, released: String = "") -> Program {
        Program(
            name,
            version: version,
            released: released,
            abstract: Phrase(
                en: "A label and a button that turns light into dark",
                ja: "ラベルと、ライトとダークを切り替えるボタン"
            ),
            examples: [Example("", Phrase(en: "Show the screen", ja: "画面を表示する"))],
            globals: StandardOptions.parameter,
            commands: AppearanceInvocation.commands,
            alone: Parameter { .open },
            conventions: [
                Entry(
                    "XDG_CONFIG_HOME",
                    Phrase(
                        en: "Used in place of ~/.config (macOS: ~/Library)",
                        ja: "~/.config の代わり（macOS では ~/Library）"
                    )
                )
            ],
            files: [
                Entry(
                    "$XDG_CONFIG_HOME/\(name)",
                    Phrase(en: "The chosen mode", ja: "選んだモードを保存する")
                )
            ],
            exits: [.done, .wrongUsage, .storage, .interrupted]
        )
    }
}
