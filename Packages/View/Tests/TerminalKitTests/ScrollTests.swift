import Testing

@testable import TerminalKit
@testable import ViewKit

struct ScrollTests {
    /// Returns the move between two screens of one letter in each row; a space is a blank row.
    private func scroll(from old: String, to new: String) -> Scroll? {
        func cells(_ letters: String) -> [Cell] {
            letters.unicodeScalars.map { Cell(symbol: $0.value, style: 0, width: 1) }
        }
        let size = Size(columns: 1, rows: old.count)
        return cells(old).withUnsafeBufferPointer { old in
            cells(new).withUnsafeBufferPointer { new in
                cells(" ").withUnsafeBufferPointer { blank in
                    Scroll(from: Rows(old, size: size), to: Rows(new, size: size), blank: Row(blank))
                }
            }
        }
    }

    @Test(arguments: [
        ("Habcdefg$", "Hbcdefgh$", 1..<8, 1),
        ("Habcdefg$", "H123abcd$", 1..<8, -3),
        ("aaaabcde", "aaabcdef", 3..<8, 1),
        ("abcdefgh", "efgh    ", 0..<8, 4),
    ])
    func `rows that moved are found between those that did not`(
        _ old: String,
        _ new: String,
        _ rows: Range<Int>,
        _ distance: Int
    ) throws {
        let found = try #require(scroll(from: old, to: new))
        #expect(found == Scroll(rows: rows, distance: distance))
    }

    @Test(arguments: [
        ("abcdefgh", "abcdefgh"),
        ("abcdefgh", "12345678"),
        ("abcdefgh", "hgfedcba"),
        ("abc     ", "        "),
        // Three rows moved, or four that would displace as many.
        ("abcdefgh", "abXYZcde"),
        ("abcd1234efgh", "XXXX1234abcd"),
    ])
    func `nothing is moved where that brings no more than a few rows to their place`(_ old: String, _ new: String) {
        #expect(scroll(from: old, to: new) == nil)
    }

    @Test(arguments: [(1, [1, 2, nil, 3]), (-1, [nil, 0, 1, 3]), (5, [nil, nil, nil, 3])])
    func `rows move within a range, and blank ones take their place`(_ distance: Int, _ sources: [Int?]) {
        let scroll = Scroll(rows: 0..<3, distance: distance)
        #expect((0..<4).map(scroll.source) == sources)
    }
}
