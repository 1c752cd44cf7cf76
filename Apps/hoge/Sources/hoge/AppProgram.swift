import AppearanceCommandLine
import CommandLineKit

extension Program<StandardOptions, AppScene> {
    /// The program of the app: the commands of the appearance, which need no group, and the groups of other features.
    static var app: Program {
        .appearance(
            "hoge",
            version: "0.1.0",
            released: "2026-11-22",
            commands: [],
            embed: AppScene.appearance
        )
    }
}
