import ArticleContract
import ArticleDomain
import ArticleMarkdown
import ArticlePresentation
import ArticleTerminal
import CMarkParser
import PresentationKit
import ViewKit

/// The pipeline from a source to lines, composed as in an app.
enum Rendering {
    static func text(_ source: String) -> ArticleText {
        ArticleTextComposer.text(of: QiitaMarkup(parser: CMarkParser()).markup(of: source), from: .qiita)
    }

    static func lines(
        _ source: String,
        width: Int? = 40,
        metrics: CellMetrics = CellMetrics(),
        language: Language = .japanese
    ) -> [TerminalText] {
        ArticleTextLayout(width: width, metrics: metrics, wording: Wording(language)).lines(of: text(source))
    }

    /// Returns the lines as one text, without trailing spaces.
    static func page(_ source: String, width: Int? = 40, language: Language = .japanese) -> String {
        lines(source, width: width, language: language).map { line in
            var text = line.plainText
            while text.hasSuffix(" ") { text.removeLast() }
            return text
        }.joined(separator: "\n")
    }
}
