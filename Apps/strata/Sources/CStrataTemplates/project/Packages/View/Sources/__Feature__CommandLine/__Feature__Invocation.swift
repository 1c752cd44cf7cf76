public import CommandLineKit
import PresentationKit
import ReportKit

/// The invocations of the commands of the count.
public enum __Feature__Invocation: String, Codable, Sendable {
    /// Opens the screen.
    case open
    /// Prints the count.
    case show
    /// Adds one, and prints the new count.
    case add

    /// The commands of the feature, in the order in which help lists them.
    public static let commands: [Command<__Feature__Invocation>] = [
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
    ]
}

extension Program<StandardOptions, __Feature__Invocation> {
    /// Returns the program of an app whose only feature is the count.
    ///
    /// - Parameters:
    ///   - name: the name of the executable.
    ///   - version: the version that `--version` prints.
    public static func __feature__(_ name: String, version: String) -> Program {
        Program(
            name,
            version: version,
            released: "",
            abstract: Phrase(en: "Count", ja: "数える"),
            examples: [Example("", Phrase(en: "Open the screen", ja: "画面を開く"))],
            globals: StandardOptions.parameter(),
            commands: __Feature__Invocation.commands,
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
            files: [Entry("$XDG_CONFIG_HOME/\(name)", Phrase(en: "The stored count", ja: "カウントを保存する"))],
            exits: [.done, .wrongUsage, .storage, .interrupted]
        )
    }
}
