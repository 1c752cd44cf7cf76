import ArticleDomain
import ArticleMarkdown
import ArticlePresentation
import ArticleTerminal
import CMarkParser
import PresentationKit
import ViewKit

extension FuzzTarget {
    /// Checks that the lines of an article fit into the terminal and contain no control character, for any source.
    ///
    /// The first byte selects the width, from 1 to 128, and the width of ambiguous characters; the rest is the source.
    static let markup = FuzzTarget(name: "markup") { bytes in
        guard let first = bytes.first else { return }
        let width = Int(first & 0x7F) + 1
        let metrics = CellMetrics(ambiguous: first < 0x80 ? .narrow : .wide)
        let source = String(decoding: bytes.dropFirst(), as: UTF8.self)
        let markup = QiitaMarkup(parser: CMarkParser()).markup(of: source)
        let layout = ArticleTextLayout(width: width, metrics: metrics, wording: Wording(.japanese))
        let lines = layout.lines(of: ArticleTextComposer.text(of: markup, from: .qiita))
        let raw = TerminalText(source)
        for line in lines + raw.wrapped(to: width, in: metrics) + [raw.truncated(to: width, in: metrics)] {
            precondition(line.width(in: metrics) <= width)
            precondition(TerminalText(line.plainText).plainText == line.plainText)
            precondition(line.plainText.unicodeScalars.allSatisfy(isHarmless))
        }
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: false
        default: true
        }
    }
}
