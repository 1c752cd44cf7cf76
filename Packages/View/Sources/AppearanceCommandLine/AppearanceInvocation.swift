public import CommandLineKit
import PresentationKit
import ReportKit

/// The invocations of the commands of the appearance.
public enum AppearanceInvocation: String, Codable, Sendable {
    /// Show the screen.
    case open
    /// Print the current appearance.
    case show
    /// Change the appearance, and print the new one.
    case toggle

    /// The commands as a group, for an app with other features.
    public static let group = Command<AppearanceInvocation>(
        "appearance",
        abstract: Phrase(en: "Choose between light and dark", ja: "ライトとダークを選ぶ"),
        commands: commands
    )

    /// The commands of the feature, in the order in which help lists them.
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

extension Program where Globals == StandardOptions {
    /// Returns the program of an app whose main feature is the appearance.
    ///
    /// - Parameters:
    ///   - commands: the commands of other features.
    ///   - embed: converts an invocation of the feature to one of the app.
    public static func appearance(
        _ name: String,
        version: String,
        released: String = "",
        commands: [Command<Invocation>] = [],
        embed: @escaping @Sendable (AppearanceInvocation) -> Invocation
    ) -> Program {
        Program(
            name,
            version: version,
            released: released,
            abstract: Phrase(
                en: "A label and a button that turns light into dark",
                ja: "ラベルと、ライトとダークを切り替えるボタン"
            ),
            examples: [Example("", Phrase(en: "Show the screen", ja: "画面を表示する"))],
            globals: StandardOptions.parameter(),
            commands: AppearanceInvocation.commands.map { $0.map(embed) } + commands,
            alone: Parameter { embed(.open) },
            conventions: Entry.folderVariables,
            files: [.storedFiles(in: "$XDG_CONFIG_HOME/\(name)")],
            exits: [.done, .wrongUsage, .storage, .interrupted]
        )
    }
}
