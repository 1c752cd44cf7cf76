import Testing

@testable import ArchitectureDomain

struct ThreeWayMergeTests {
    /// Each letter is a line, without a line break after the last one.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let (origin, own, other): (String, String, String)
        let merged: String?
        let line: Int?

        init(_ name: String, _ origin: String, _ own: String, _ other: String, gives merged: String) {
            (self.name, self.origin, self.own, self.other) = (name, origin, own, other)
            (self.merged, line) = (merged, nil)
        }

        init(_ name: String, _ origin: String, _ own: String, _ other: String, conflictsAt line: Int) {
            (self.name, self.origin, self.own, self.other) = (name, origin, own, other)
            (merged, self.line) = (nil, line)
        }

        var testDescription: String { name }
    }

    private static func bytes(_ lines: String) -> [UInt8] { Array(lines.map(String.init).joined(separator: "\n").utf8) }

    @Test(arguments: [
        Case("nobody changed anything", "abc", "abc", "abc", gives: "abc"),
        Case("only the other one changed a line", "abc", "abc", "aXc", gives: "aXc"),
        Case("only we changed a line", "abc", "aXc", "abc", gives: "aXc"),
        Case("both changed different lines", "abcde", "Xbcde", "abcdY", gives: "XbcdY"),
        Case("both made the same change", "abc", "aXc", "aXc", gives: "aXc"),
        Case("one added lines, the other one removed some", "abcde", "aXYbcde", "abce", gives: "aXYbce"),
        Case("both changed one line in different ways", "abc", "aXc", "aYc", conflictsAt: 2),
        Case("adjacent lines were changed", "abcd", "aXcd", "abYd", conflictsAt: 2),
        Case("one removed the line that the other one changed", "abcd", "abd", "abXd", conflictsAt: 3),
        Case("both added other lines at the same place", "ab", "aXb", "aYb", conflictsAt: 2),
        Case("the conflict is behind lines that we have added", "abc", "XYabZ", "abW", conflictsAt: 5),
        Case("both began a file that was empty", "", "a", "b", conflictsAt: 1),
        Case("the other one removed everything", "ab", "ab", "", gives: ""),
    ]) func `joins two versions with a common origin`(example: Case) {
        let joined = ThreeWayMerge(
            Self.bytes(example.origin),
            own: Self.bytes(example.own),
            other: Self.bytes(example.other)
        )
        if let merged = example.merged {
            #expect(joined == .merged(Self.bytes(merged)))
        } else {
            #expect(joined == example.line.map { .conflict(line: $0) })
        }
    }

    @Test func `keeps line breaks at the end, and bytes that are no text`() {
        let origin = Array("a\nb\nc\n".utf8)
        let own: [UInt8] = [0xFF, 0x0A] + Array("b\nc\n".utf8)
        #expect(
            ThreeWayMerge(origin, own: own, other: Array("a\nb\nd\n".utf8)) == .merged([0xFF] + Array("\nb\nd\n".utf8))
        )
        #expect(ThreeWayMerge(origin, own: origin, other: Array("a\nb\nc".utf8)) == .merged(Array("a\nb\nc".utf8)))
    }
}
