import PresentationKit
import Testing
import ViewTesting

@testable import ViewKit

struct PictureCellTests {
    private let picture = Picture(filledWith: 200, width: 4, height: 4)

    private func grid(_ size: Size = Size(columns: 6, rows: 3), _ body: (inout Canvas) -> Void) -> CellGrid {
        var canvas = Canvas(CellGrid(size))
        body(&canvas)
        return canvas.grid
    }

    @Test func `a clipped picture keeps its proportions`() throws {
        let grid = grid { canvas in
            canvas.inside(Rect(Point(column: 1, row: 1), Size(columns: 3, rows: 2))) { canvas in
                canvas.draw(picture, in: Rect(Point(column: -2, row: -1), Size(columns: 8, rows: 2)))
            }
        }
        #expect(grid.text == "\n ▒▒▒\n")
        #expect(grid[1, 1].pointInPicture == Point(column: 2, row: 1))
        #expect(grid[3, 1].pointInPicture == Point(column: 4, row: 1))
        #expect(grid.pictures[grid[1, 1].picture] == PlacedPicture(picture, size: Size(columns: 8, rows: 2)))
    }

    @Test func `text covers a picture, and a picture erases the rest of a wide character`() {
        let grid = grid { canvas in
            canvas.draw("鯨", at: Point(column: 0, row: 0))
            canvas.draw(picture, in: Rect(Point(column: 1, row: 0), Size(columns: 4, rows: 2)))
            canvas.draw("海", at: Point(column: 2, row: 1))
        }
        #expect(grid.text == " ▒▒▒▒\n ▒海▒\n")
    }

    @Test func `grids are equal if they show the same part of the same picture`() {
        let other = Picture(filledWith: 100, width: 4, height: 4)
        let size = Size(columns: 2, rows: 1)
        let one = grid { $0.draw(picture, in: Rect(.zero, size)) }
        let same = grid { canvas in
            canvas.draw(other, in: Rect(.zero, size))
            canvas.draw(picture, in: Rect(.zero, size))
        }
        #expect(!one.sharesTables(with: same))
        #expect(one == same)
        #expect(one != grid { $0.draw(other, in: Rect(.zero, size)) })
        #expect(one != grid { $0.draw(picture, in: Rect(Point(column: -1, row: 0), Size(columns: 3, rows: 1))) })
        #expect(one != grid { $0.draw("▒▒", at: .zero) })
    }

    @Test func `a picture takes at most 256 columns and rows`() {
        let grid = grid(Size(columns: 300, rows: 300)) { canvas in
            canvas.draw(picture, in: Rect(.zero, Size(columns: 300, rows: 300)))
        }
        #expect(grid.shownPictures == [0])
        #expect(grid[255, 255].pointInPicture == Point(column: 255, row: 255))
        #expect(grid[256, 0] == .blank)
        #expect(grid[0, 256] == .blank)
    }

    @Test func `the table forgets large pictures that are not shown any more`() {
        let size = Size(columns: 1, rows: 1)
        var shown = CellGrid(size)
        var largest = 0
        for index in 0..<12 {
            var canvas = Canvas(shown.cleared(size))
            canvas.draw(Picture(filledWith: UInt8(index), width: 1024, height: 1024), in: Rect(.zero, size))
            shown = canvas.grid
            largest = max(largest, shown.pictures.count)
        }
        #expect(largest == CellGrid.pictureLimit >> 22 + 1)
    }
}
