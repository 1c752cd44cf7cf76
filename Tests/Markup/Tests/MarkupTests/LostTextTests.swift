import ArticleContract
import Determinism
import Testing
import ViewKit

/// Sources in which HTML and Markdown are nested at random.
struct LostTextTests {
    @Test func `each word of a random nest appears once, in order`() {
        let seed = UInt64.random(in: 0..<1_000_000)
        var nest = RandomNest(seed: seed)
        for _ in 0..<1500 {
            let source = nest.source()
            let text = Rendering.text(source)
            let shown = "\(text.blocks)".matches(of: #/wq[0-9]+q/#).map { String($0.output) }
            // The foot of a table is shown below all rows, also those that follow it because its table goes on.
            let isInOrder = shown.filter { !nest.feet.contains($0) } == nest.words.filter { !nest.feet.contains($0) }
            #expect(isInOrder && shown.sorted() == nest.words.sorted(), "seed \(seed):\n\(source)\n->\n\(shown)")
            let lines = Rendering.lines(source, width: nil).map(\.plainText).joined(separator: "\n")
            let separate = lines.matches(of: #/\bwq[0-9]+q\b/#).map { String($0.output) }
            #expect(separate.sorted() == nest.words.sorted(), "seed \(seed):\n\(source)\n->\n\(lines)")
        }
    }
}

/// A generator of nested HTML and Markdown that remembers the words in it.
private struct RandomNest {
    private var generator: SeededGenerator
    private(set) var words: [String] = []
    /// The words in feet of tables.
    private(set) var feet: Set<String> = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func source() -> String {
        (words, feet) = ([], [])
        return blocks(depth: 0)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func word() -> String {
        words.append("wq\(words.count)q")
        return words[words.count - 1]
    }

    private mutating func pick(_ texts: String...) -> String { texts.randomElement(using: &generator) ?? "" }

    private mutating func repeated(_ range: ClosedRange<Int>, _ part: (inout RandomNest) -> String) -> String {
        (0..<number(range)).map { _ in part(&self) }.joined()
    }

    private mutating func blocks(depth: Int) -> String {
        repeated(1...3) { nest in
            let block = nest.number(0...1) == 0 ? nest.markdown(depth) : nest.html(depth)
            return block + nest.pick("\n\n", "\n\n", "\n")
        }
    }

    private mutating func text() -> String {
        repeated(1...3) { nest in
            switch nest.number(0...12) {
            case 0: "**\(nest.word())** "
            case 1: "`\(nest.word())` "
            case 2: "<b>\(nest.word())</b> "
            case 3: "<font color=red>\(nest.word()) "
            case 4: "\(nest.word())<br>"
            case 5: "<a href='https://a.jp'>\(nest.word())</a> "
            case 6: "\(nest.word()) " + nest.stray()
            case 7: "\(nest.word())\n"
            default: "\(nest.word()) "
            }
        }
    }

    /// A tag that is in no place in which HTML allows it.
    private mutating func stray() -> String {
        pick(
            "<li>",
            "<td>",
            "<tr>",
            "<dl>",
            "<table>",
            "<dt>",
            "<dd>",
            "</table>",
            "</pre>",
            "</details>",
            "</li>",
            "<summary>",
            "<caption>",
            "</p>",
            "<p>",
            "<ul>",
            "</div>",
            "<ol start=5>",
            "<h2>",
            "</h3>",
            "<th>",
            "</td>",
            "<tbody>",
            "<b>",
            "</b>",
            "<div>",
            "<blockquote>",
            "<center>",
            "<li value=7>",
            "<td colspan=3 rowspan=0>"
        )
    }

    private mutating func markdown(_ depth: Int) -> String {
        switch number(0...9) {
        case 0: "## " + text().replacing("\n", with: " ")
        case 1: "- \(text())\n- \(text())"
        case 2: "3. \(text())\n\n    \(text())"
        case 3: "> " + text()
        case 4: "```\n\(word())\n\n\(word())\n```\n"
        case 5: "| \(word()) | \(word()) |\n|-|-|\n| \(word()) | \(word())<br>\(word()) |\n"
        case 6: ":::\(pick("note warn", "message", "details x", "note"))\n" + inner(depth) + "\n:::"
        case 7: "\n---\n"
        default: text()
        }
    }

    private mutating func html(_ depth: Int) -> String {
        switch number(0...14) {
        case 0: "<details><summary>\(text())</summary>\(inner(depth))</details>"
        case 1: "<details><summary>\(word())</summary><pre>\n\(word())\n\n\(word())\n</pre></details>\n\n\(text())"
        case 2: "<ul>" + repeated(1...3) { "<li>\($0.inner(depth))" + $0.pick("</li>", "") } + text() + "</ul>"
        case 3: "<ol start=4><li>\(inner(depth))</li><ul><li>\(word())</ul><li value=9>\(word())</ol>"
        case 4: "<dl>\(text())<dt>\(word())<dd>\(inner(depth))</dd><dd>\(word())</dd></dl>"
        case 5: table(depth)
        case 6: "<table>\(text())<td>\(word())</td><tr><td>\(word())</td></tr>\(word())</table>"
        case 7: "<table>\n\n| \(word()) | \(word()) |\n|-|-|\n| \(word()) | \(word()) |\n\n</table>"
        case 8: "<blockquote>\(inner(depth))</blockquote>"
        case 9: "<h3>\(inner(depth))</h3>"
        case 10: "<p>\(word())<p>\(inner(depth))</p>"
        case 11: "<pre>\(word())\n\n\(word())<br>\(word())</pre>"
        case 12: "<div align=center>\(inner(depth))" + pick("</div>", "")
        case 13: stray() + inner(depth)
        default: "<pre>" + inner(depth) + "</pre>"
        }
    }

    private mutating func table(_ depth: Int) -> String {
        "<table><caption>\(word())</caption>" + pick("<thead>", "")
            + "<tr><th colspan=2>\(word())</th><th>\(word())</th></tr>" + pick("</thead>", "<tbody>", "")
            + repeated(1...3) {
                "<tr><td rowspan=\($0.number(0...3))>\($0.inner(depth))</td>" + $0.text() + "<td>\($0.word())"
                    + $0.pick("</td></tr>", "")
            } + "<tfoot><tr><td>\(foot())</td></tr></tfoot></table>"
    }

    private mutating func foot() -> String {
        let word = word()
        feet.insert(word)
        return word
    }

    /// Text, or blocks of Markdown and HTML behind an empty line or without one.
    private mutating func inner(_ depth: Int) -> String {
        guard depth < 4, number(0...2) > 0 else { return text() }
        return pick("\n\n", "\n\n", "\n", "") + blocks(depth: depth + 1) + pick("\n\n", "")
    }
}
