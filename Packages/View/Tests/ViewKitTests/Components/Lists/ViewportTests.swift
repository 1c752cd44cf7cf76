import Determinism
import Testing

@testable import ViewKit

/// The place of a list as the number of lines above the screen, which takes all rows to compute.
private struct LineOffset {
    let heights: [Int]
    let length: Int
    var value = 0

    /// The line of each row in the whole list.
    private func start(of row: Int) -> Int { heights.prefix(row).reduce(0, +) }

    mutating func scroll(by lines: Int) {
        value = min(value + lines, heights.reduce(0, +) - length)
        value = max(0, value)
    }

    mutating func reveal(_ row: Int) {
        let start = start(of: row)
        let end = start + heights[row]
        if heights[row] > length {
            if end <= value { value = end - length }
            if start >= value + length { value = start }
        } else {
            value = max(min(value, start), end - length)
        }
    }

    var placements: [Viewport.Placement] {
        heights.indices.map { Viewport.Placement(row: $0, line: start(of: $0) - value, height: heights[$0]) }
            .filter { $0.height > 0 && $0.end > 0 && $0.line < length }
    }
}

@MainActor
struct ViewportTests {
    @Test(arguments: 0..<120 as Range<UInt64>)
    func `shows the same rows as a place that counts all lines`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let heights = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
            [0, 1, 1, 2, 3, 9].randomElement(using: &generator) ?? 1
        }
        var model = LineOffset(heights: heights, length: Int.random(in: 1...12, using: &generator))
        let rows = Viewport.Rows(range: heights.indices, length: model.length) { heights[$0] }
        var viewport = Viewport(row: 0)
        for step in 0..<60 {
            if Bool.random(using: &generator) {
                let lines = Int.random(in: -20...20, using: &generator)
                model.scroll(by: lines)
                viewport.scroll(by: lines, in: rows)
            } else if let row = heights.indices.randomElement(using: &generator), heights[row] > 0 {
                model.reveal(row)
                model.scroll(by: 0)
                viewport.reveal(row, in: rows)
                viewport.fit(rows)
            }
            #expect(viewport.placements(in: rows) == model.placements, "seed \(seed), step \(step), \(heights)")
        }
    }

    @Test
    func `looks at the rows on the screen only`() {
        var looks = 0
        let rows = Viewport.Rows(range: 0..<1_000_000, length: 10) { _ in
            looks += 1
            return 2
        }
        var viewport = Viewport(row: 500_000)
        viewport.fit(rows)
        viewport.scroll(by: 7, in: rows)
        viewport.reveal(999_999, in: rows)
        viewport.reveal(3, in: rows)
        _ = viewport.placements(in: rows)
        #expect(looks < 100)
    }

    @Test
    func `a list without rows shows nothing`() {
        let rows = Viewport.Rows(range: 0..<0, length: 10) { _ in 1 }
        var viewport = Viewport(row: 3, hiddenLines: 2)
        viewport.fit(rows)
        viewport.scroll(by: 3, in: rows)
        viewport.reveal(0, in: rows)
        #expect(viewport == Viewport(row: 0))
        #expect(viewport.placements(in: rows) == [])
    }
}
