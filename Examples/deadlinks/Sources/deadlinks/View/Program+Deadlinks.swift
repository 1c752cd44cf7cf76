import CommandLineKit
import PresentationKit
import ReportKit

extension Program<StandardOptions, String> {
    /// The command line, whose invocation is a folder.
    static let deadlinks = Program(
        "deadlinks",
        version: "0.1.0",
        abstract: Phrase(en: "Find Markdown links to missing files", ja: "Markdown のリンク切れを見つける"),
        examples: [Example("docs", Phrase(en: "Check the documents of a folder", ja: "フォルダーの文書を調べる"))],
        globals: StandardOptions.parameter(),
        commands: [],
        alone: Parameter(
            .optionalArgument(
                "FOLDER",
                .text(completion: .files),
                help: Phrase(en: "The folder; the current one by default", ja: "フォルダー（既定は現在のフォルダー）")
            )
        ) { $0 ?? "." },
        exits: [.done, .failed, .wrongUsage, .storage, .interrupted]
    )
}
