import PresentationKit

/// The lines about a new project.
enum ProjectLines {
    /// Returns the lines that follow its creation.
    static func created(_ folder: String) -> [Phrase] {
        [
            Phrase(en: "Created '\(folder)'.", ja: "'\(folder)' を作成しました。"),
            Phrase(en: "'make -C \(folder) run' opens the app.", ja: "'make -C \(folder) run' でアプリを開きます。"),
            Phrase(
                en: "'make -C \(folder) test' checks the architecture and runs the tests.",
                ja: "'make -C \(folder) test' でアーキテクチャを調べ、テストを実行します。"
            ),
        ]
    }
}
