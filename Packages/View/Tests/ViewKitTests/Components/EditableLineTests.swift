import Determinism
import Testing

@testable import ViewKit

struct EditableLineTests {
    @Test(arguments: [
        (EditableLine.Position.previousCharacter, "tag:swif|t"), (.nextCharacter, "tag:swift|"),
        (.previousWord, "tag:|swift"), (.nextWord, "tag:swift|"), (.start, "|tag:swift"), (.end, "tag:swift|"),
    ])
    func `the cursor moves from the end`(_ position: EditableLine.Position, _ expected: String) {
        var line = EditableLine("tag:swift")
        line.move(to: position)
        #expect(line.marked == expected)
    }

    @Test(arguments: [
        (EditableLine.Position.previousCharacter, "|tag:swift"), (.nextCharacter, "t|ag:swift"),
        (.previousWord, "|tag:swift"), (.nextWord, "tag|:swift"), (.start, "|tag:swift"), (.end, "tag:swift|"),
    ])
    func `the cursor moves from the start`(_ position: EditableLine.Position, _ expected: String) {
        var line = EditableLine("tag:swift")
        line.move(to: .start)
        line.move(to: position)
        #expect(line.marked == expected)
    }

    @Test func `a word ends where the script changes`() {
        var line = EditableLine("東京タワーから swift_6 を見る")
        var positions: [String] = []
        while line.cursor > line.text.startIndex {
            line.move(to: .previousWord)
            positions.append(line.marked)
        }
        #expect(
            positions == [
                "東京タワーから swift_6 を見|る", "東京タワーから swift_6 を|見る", "東京タワーから swift_6 |を見る",
                "東京タワーから |swift_6 を見る", "東京タワー|から swift_6 を見る", "東京|タワーから swift_6 を見る",
                "|東京タワーから swift_6 を見る",
            ]
        )
    }

    @Test(arguments: [
        (EditableLine.Position.previousCharacter, "white |le"), (.nextCharacter, "white w|e"),
        (.previousWord, "white |le"), (.nextWord, "white w|"), (.start, "|le"), (.end, "white w|"),
    ])
    func `deleting removes what lies between`(_ position: EditableLine.Position, _ expected: String) {
        var line = EditableLine("white wle")
        line.moveToCharacter(7)
        line.delete(to: position)
        #expect(line.marked == expected)
    }

    @Test func `characters are deleted whole`() {
        var line = EditableLine("e\u{301}👩‍🚀🇯🇵が")
        for expected in ["e\u{301}👩‍🚀🇯🇵|", "e\u{301}👩‍🚀|", "e\u{301}|", "|", "|"] {
            line.delete(to: .previousCharacter)
            #expect(line.marked == expected)
        }
    }

    @Test func `a mark joins the character before the cursor`() {
        var line = EditableLine("ex")
        line.moveToCharacter(1)
        line.insert("\u{301}")
        #expect(line.marked == "e\u{301}|x")
    }

    @Test func `the cursor goes behind a character that an insertion completes`() {
        var line = EditableLine("\u{301}x")
        line.move(to: .start)
        line.insert("e")
        #expect(line.marked == "e\u{301}|x")
    }

    @Test(arguments: [
        ("white\nwhale\n", "white whale|"), ("a\tb\u{1B}[2Jc\u{7}", "a b[2Jc|"), ("\r\n", "|"), ("a\u{2028}b", "a b|"),
    ])
    func `pasted text becomes one line`(_ pasted: String, _ expected: String) {
        var line = EditableLine()
        line.insert(pasted)
        #expect(line.marked == expected)
    }

    @Test func `a secret has no words and no description`() {
        var line = EditableLine("white whale", isSecret: true)
        line.move(to: .previousWord)
        #expect(line.cursor == line.text.startIndex)
        line.move(to: .nextWord)
        #expect(line.cursor == line.text.endIndex)
        var dumped = ""
        dump(line, to: &dumped)
        #expect(!(dumped + "\(line)" + String(reflecting: line)).contains("whale"))
        #expect("\(EditableLine("whale"))" == "whale")
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func `the cursor stands at the boundary of a character after every edit`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "a", " ", "鯨", "\u{301}", "🇯", "🇵", "👩", "\u{200D}", "🚀", "ᄀ", "ᅡ", "\u{FE0F}", "と", "\n", "क", "्", "ष",
        ]
        var line = EditableLine()
        for step in 0..<300 {
            let position = EditableLine.Position.allCases.randomElement(using: &random) ?? .end
            switch Int.random(in: 0..<8, using: &random) {
            case 0..<4: line.insert(pieces.randomElement(using: &random) ?? "a")
            case 4: line.delete(to: position == .start || position == .end ? .nextCharacter : position)
            case 5 where step % 50 == 0: line.delete(to: position)
            default: line.move(to: position)
            }
            let boundaries = Array(line.text.indices) + [line.text.endIndex]
            #expect(boundaries.contains(line.cursor), "seed \(seed), step \(step)")
        }
    }
}

extension EditableLine {
    fileprivate var marked: String { textBeforeCursor + "|" + text[cursor...] }
}
