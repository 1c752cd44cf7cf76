import ArticleContract
import PresentationKit
import Testing

@testable import ArticleTerminal
@testable import ViewKit

/// The layout of a text for a view that scrolls sideways.
struct ScreenTextLayoutTests {
    private func placed(_ text: ArticleText, width: Int = 20, medium: LinePage.Medium = .screen) -> PlacedLines {
        ArticleTextLayout(width: width, wording: Wording(.english), medium: medium).placedLines(of: text)
    }

    private func lines(_ blocks: TextBlock..., medium: LinePage.Medium = .screen) -> [String] {
        placed(ArticleText(blocks: blocks), medium: medium).lines.map { line in
            // A screen has code on a ground as wide as the text.
            medium == .screen ? line.plainText.replacing(#/ +$/#, with: "") : line.plainText
        }
    }

    private func code(_ text: String, label: String? = nil) -> TextBlock {
        .code(TextCode(label: label.map { .text($0) }, language: nil, text: text))
    }

    @Test func `code keeps its lines, which are broken in print`() {
        let code = code("let answer = 40 + 2 // of all")
        #expect(lines(code) == ["   let answer = 40 + 2 // of all"])
        #expect(lines(code, medium: .lines) == ["  let answer = 40 + ", "  2 // of all"])
    }

    @Test func `several blocks of code have numbers`() {
        let label = String(repeating: "x", count: 19)
        let headings = lines(code("a", label: "A.swift"), .rule, code("b")).filter { $0.contains("code") }
        #expect(headings == [" A.swift · code 1", " code 2"])
        #expect(lines(code("a", label: label), code("b")).prefix(2) == [" " + label.dropLast(), " x · code 1"])
        #expect(lines(code("a", label: "A.swift"), medium: .screen) == [" A.swift", "   a"])
        #expect(lines(code("a"), code("b"), medium: .lines) == ["  a", "", "  b"])
    }

    @Test func `a table keeps columns that can be read, in print each cell has its lines`() {
        let words = [TextSpan("many words in one of these cells, of which there are some")]
        let table = TextTable(
            columns: [.left, .right],
            heading: [[[TextSpan("a")]], [[TextSpan("b")]]],
            rows: [[[words], [words]]]
        )
        let width = lines(.table(table)).map(\.count).max()
        #expect(width == 83)
        #expect(lines(.table(table), medium: .lines).allSatisfy { $0.count <= 20 })
    }

    @Test func `references and footnotes lead to each other`() {
        let text = ArticleText(
            blocks: [.paragraph([[TextSpan("see"), TextSpan("[1]", footnote: 1), TextSpan("[2]", footnote: 2)]])],
            footnotes: [[.paragraph([[TextSpan("note")]])]]
        )
        func links(_ medium: LinePage.Medium) -> [TerminalLink] {
            placed(text, medium: medium).lines.flatMap { $0.runs.compactMap(\.style.link) }
        }
        #expect(links(.screen) == [.reference(toNote: 1), .note(1)])
        #expect(links(.lines).isEmpty)
    }

    @Test func `on a screen, links to headings lead to their places, but not in comments`() {
        let links = ["a-b", "c-1", "d"].map { TextSpan("link").leading(toFragment: $0) }
        let headings = ["A, b!", "c", "c"].map { TextBlock.heading(level: 2, [TextSpan($0)]) }
        let text = ArticleText(blocks: [.paragraph([links])] + headings)
        func targets(_ lines: [TerminalText]) -> [TerminalLink] {
            lines.flatMap { $0.runs.compactMap(\.style.link) }
        }
        #expect(targets(placed(text).lines) == [.place(1), .place(3)])
        #expect(targets(placed(text, medium: .lines).lines).isEmpty)
        #expect(
            targets(ArticleTextLayout(width: 20, wording: Wording(.english), medium: .screen).lines(of: text)).isEmpty
        )
    }

    @Test func `every place of a text has its line`() throws {
        let inner = TextBlock.list([TextItem(.bullet, [.paragraph([[TextSpan("x")]]), code("first")])], isTight: false)
        let text = ArticleText(
            blocks: [
                .heading(level: 1, [TextSpan("One")]), inner, .note(.urgent, label: Phrase(en: "n", ja: "n"), [inner]),
                .quote([code("third")]), .details(summary: [[TextSpan("s")]], [.rule, code("fourth")]),
                .definitions([TextDefinition(term: [[TextSpan("t")]], blocks: [code("fifth")])]), .rule,
                .heading(level: 2, [TextSpan("Two")]), code("sixth"), .paragraph([]),
            ],
            footnotes: [[code("seventh")]]
        )
        let placed = placed(text)
        #expect(placed.places.count == text.places.count)
        #expect(placed.places == placed.places.sorted())
        for (place, line) in zip(text.places, placed.places) {
            switch place {
            case .heading(_, let title): #expect(placed.lines[line].plainText == title.plainText)
            case .code(let code):
                #expect(placed.lines[line...].prefix(2).contains { $0.plainText.contains(code.text) })
            case .block: continue
            }
        }
        #expect(text.headings.map(\.level) == [1, 2])
        #expect(text.codes.map(\.code.text) == ["first", "first", "third", "fourth", "fifth", "sixth", "seventh"])
    }
}

extension TextLine {
    fileprivate var plainText: String {
        map { span in if case .text(let text) = span.content { text } else { "" } }.joined()
    }
}
