import AppearanceCommandLine
import CommandLineKit

extension Program<StandardOptions, AppScene> {
    /// The command line of the app.
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
