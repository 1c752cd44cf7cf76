import Testing

/// A scene of the reader that presents an alert, and its output after success.
struct PromptingScene: Sendable, CustomTestStringConvertible {
    let line: [String]
    let success: String

    var testDescription: String { line.joined(separator: " ") }

    private static let id = "00000000000000000003"

    /// A scene for each presenter with alerts, and for each command on the presenter of plain reports.
    static let all = [
        PromptingScene(line: ["list", "--per-page", "1"], success: "東京で学ぶ設計 その1"),
        PromptingScene(line: ["list", "--all"], success: "東京で学ぶ設計 その1"),
        PromptingScene(line: ["search", "東京"], success: "東京で学ぶ設計 その1"),
        PromptingScene(line: ["read", id], success: "本文 3"),
        PromptingScene(line: ["read", id, "--toc"], success: "章"),
        PromptingScene(line: ["comments", id], success: "良い"),
        PromptingScene(line: ["user", "koher"], success: "koher"),
        PromptingScene(line: ["tag", "Swift"], success: "Swift"),
        PromptingScene(line: ["open", id], success: "https://qiita.com/koher/items/"),
        PromptingScene(line: ["liked", id], success: "yes"),
        PromptingScene(line: ["keep", id], success: "can be read without a connection."),
        PromptingScene(line: ["sync", "--mine"], success: "その1"),
        PromptingScene(line: ["whoami"], success: "koher"),
    ]
}
