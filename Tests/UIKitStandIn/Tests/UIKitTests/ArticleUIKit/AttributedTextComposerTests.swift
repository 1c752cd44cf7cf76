import ArticleContract
import Foundation
import PresentationKit
import Testing
import UIKit

@testable import ArticleUIKit

extension UIKitTests {
    @MainActor
    struct AttributedTextComposerTests {
        private func composed(_ text: ArticleText) -> AttributedTextComposer {
            var composer = AttributedTextComposer(Wording(.english))
            composer.add(text)
            return composer
        }

        private func lines(_ blocks: [TextBlock], footnotes: [[TextBlock]] = []) -> [String] {
            let text = composed(ArticleText(blocks: blocks, footnotes: footnotes)).text.string
            return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
        }

        private func paragraph(_ text: String) -> TextBlock { .paragraph([[TextSpan(text)]]) }

        private func attribute(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString) -> Any? {
            let place = NSString(string: text.string).range(of: part).location
            return text.attribute(key, at: place, effectiveRange: nil)
        }

        @Test func `blocks become paragraphs, with markers and labels`() {
            let table = TextTable(
                columns: [.left, .right],
                heading: [[[TextSpan("name")]], [[TextSpan("length")]]],
                rows: [[[[TextSpan("orca")]], [[TextSpan("8")], [TextSpan("m")]]]]
            )
            let list: [TextItem] = [
                TextItem(
                    .bullet,
                    [paragraph("one"), .list([TextItem(.number(7), [paragraph("deep")])], isTight: true)]
                ),
                TextItem(.task(isDone: true), [paragraph("done")]),
            ]
            #expect(
                lines(
                    [
                        .heading(level: 1, [TextSpan("Whales")]), .list(list, isTight: false), .table(table),
                        .code(TextCode(label: .text("a.swift"), language: "swift", text: "let a = 1\nlet b = 2")),
                        .note(.cautionary, label: Phrase(en: "Careful", ja: "注意"), [paragraph("big")]),
                        .quote([paragraph("Call me")]), .details(summary: [[TextSpan("more")]], [paragraph("inside")]),
                        .definitions([TextDefinition(term: [[TextSpan("pod")]], blocks: [paragraph("a group")])]),
                        .linkCard(url: "https://example.org", link: nil), .rule,
                    ],
                    footnotes: [[paragraph("a note")]]
                ) == [
                    "Whales", "•\tone", "7.\tdeep", "☑\tdone", "name │ length", "orca │ 8 m", "a.swift", "let a = 1",
                    "let b = 2", "Careful", "big", "Call me", "more", "inside", "pod", "a group", "https://example.org",
                    "―――", "―――", "[1]\ta note",
                ]
            )
        }

        @Test func `a table without a heading has no strong row`() throws {
            let table = TextTable(
                columns: [.left],
                heading: [],
                rows: [[[[TextSpan("orca")]]], [[[TextSpan("whale")]]]]
            )
            #expect(lines([.table(table)]) == ["orca", "whale"])
            let text = composed(ArticleText(blocks: [.table(table)])).text
            let font = try #require(attribute(.font, of: "orca", in: text) as? UIFont)
            #expect(!font.fontDescriptor.symbolicTraits.contains(.traitBold))
        }

        @Test func `spans have fonts, strokes, backgrounds and links`() throws {
            let spans = [
                TextSpan("bold ", marks: .strong), TextSpan("slanted ", marks: .emphasis),
                TextSpan("gone ", marks: .strikethrough), TextSpan("print ", marks: .code), TextSpan("there", link: 1),
            ]
            let links = [TextLink(number: 1, url: "https://example.org/x", title: "there")]
            let text = composed(ArticleText(blocks: [.paragraph([spans])], links: links)).text
            func traits(_ part: String) -> UIFontDescriptor.SymbolicTraits? {
                (attribute(.font, of: part, in: text) as? UIFont)?.fontDescriptor.symbolicTraits
            }
            #expect(traits("bold") == .traitBold)
            #expect(traits("slanted") == .traitItalic)
            #expect(traits("print") == .traitMonoSpace)
            #expect(traits("there") == [])
            #expect(attribute(.strikethroughStyle, of: "gone", in: text) as? Int == NSUnderlineStyle.single.rawValue)
            #expect(attribute(.backgroundColor, of: "print", in: text) is UIColor)
            #expect(attribute(.link, of: "there", in: text) as? URL == URL(string: "https://example.org/x"))
        }

        @Test func `headings have their level for VoiceOver, and code follows the size of its text style`() {
            let blocks = [
                TextBlock.heading(level: 2, [TextSpan("Whales")]), .paragraph([[TextSpan("x", marks: .code)]]),
            ]
            let text = composed(ArticleText(blocks: blocks)).text
            #expect(attribute(.accessibilityTextHeadingLevel, of: "Whales", in: text) as? Int == 2)
            #expect(attribute(.accessibilityTextHeadingLevel, of: "x", in: text) == nil)
            let font = attribute(.font, of: "x", in: text) as? UIFont
            #expect(font?.fontDescriptor.standInName == UIFont.TextStyle.body.rawValue)
        }

        @Test func `nested items are indented behind their markers`() throws {
            let inner = TextBlock.list([TextItem(.bullet, [paragraph("deep")])], isTight: true)
            let text = composed(
                ArticleText(blocks: [.list([TextItem(.bullet, [paragraph("one"), inner])], isTight: true)])
            ).text
            func style(_ part: String) -> NSMutableParagraphStyle? {
                attribute(.paragraphStyle, of: part, in: text) as? NSMutableParagraphStyle
            }
            #expect(style("one")?.headIndent == 28)
            #expect(style("one")?.firstLineHeadIndent == 0)
            #expect(style("deep")?.headIndent == 56)
            #expect(style("deep")?.firstLineHeadIndent == 28)
        }

        @Test func `the places are those of the contract, in their order`() {
            let code = TextBlock.code(TextCode(label: nil, language: nil, text: "x"))
            let article = ArticleText(
                blocks: [
                    paragraph("a"), code, .quote([paragraph("b"), .list([TextItem(.bullet, [code])], isTight: true)]),
                    .heading(level: 2, [TextSpan("c")]), .note(.urgent, label: Phrase(verbatim: "d"), [code]),
                ],
                footnotes: [[paragraph("e"), code]]
            )
            let composer = composed(article)
            #expect(composer.places.count == article.places.count)
            #expect(composer.places == composer.places.sorted())
            let heading = article.headings[0].place
            #expect(NSString(string: composer.text.string).substring(from: composer.places[heading]).hasPrefix("c\n"))
        }

        @Test func `an address that is no URL has no link`() {
            let links = [TextLink(number: 1, url: "https://[", title: "")]
            let text = composed(ArticleText(blocks: [.paragraph([[TextSpan("x", link: 1)]])], links: links)).text
            #expect(attribute(.link, of: "x", in: text) == nil)
        }
    }
}
