import PresentationKit
import Testing
import ViewTesting

@testable import ViewKit

@MainActor
struct ImageViewTests {
    private let image = ImageView("白い鯨 at sea", size: Size(columns: 12, rows: 4))
    private let picture = Picture(filledWith: 9, width: 40, height: 20)

    @Test func `without a picture the alternative text stands in a frame`() {
        let screen = ComponentScreen(image, columns: 12, rows: 4)
        #expect(screen.rows == ["┌──────────┐", "│  白い鯨  │", "│  at sea  │", "└──────────┘"])
    }

    @Test func `the text stands there too where the terminal shows no pictures`() {
        let screen = ComponentScreen(image, columns: 12, rows: 4, showsPictures: false)
        let rows = screen.rows
        image.picture = picture
        #expect(screen.rows == rows)
    }

    @Test func `the frame is drawn in ASCII where its characters are wide`() {
        let screen = ComponentScreen(image, columns: 6, rows: 3, ambiguous: .wide)
        #expect(screen.rows == ["+----+", "| … |", "+----+"])
    }

    @Test(arguments: [(1, 1), (3, 2), (2, 9), (0, 0), (0, 3), (4, 0), (300, 300)], [false, true])
    func `it is drawn in any size`(_ size: (columns: Int, rows: Int), _ hasPicture: Bool) {
        if hasPicture { image.picture = picture }
        #expect(ComponentScreen(image, columns: size.columns, rows: size.rows).rows.count == size.rows)
    }

    @Test func `its size is that of the picture, where there are as many cells`() {
        #expect(image.sizeThatFits(Size(columns: 80, rows: 3)) == Size(columns: 12, rows: 3))
        #expect(image.sizeThatFits(Size(columns: 8, rows: 30)) == Size(columns: 8, rows: 4))
        #expect(ImageView().sizeThatFits(Size(columns: 8, rows: 30)) == Size(columns: 8, rows: 30))
    }

    // A cell has 10 by 20 pixels, so that a picture of 40 by 20 is as wide as four cells and as high as one.
    @Test func `a picture that fits is shown as a whole in the middle`() {
        image.picture = picture
        #expect(ComponentScreen(image, columns: 8, rows: 4).rows == ["", "▒▒▒▒▒▒▒▒", "▒▒▒▒▒▒▒▒", ""])
        #expect(ComponentScreen(image, columns: 10, rows: 1).rows == ["   ▒▒▒▒"])
    }

    @Test func `a picture that fills loses its sides`() {
        let image = ImageView(contentMode: .fill)
        image.picture = picture
        let grid = ComponentScreen(image, columns: 2, rows: 1).canvas.grid
        #expect(grid.text == "▒▒")
        #expect(grid.pictures[0].picture == Picture(filledWith: 9, width: 20, height: 20))
    }

    @Test func `another picture is drawn, the same one is not`() {
        let screen = ComponentScreen(image, columns: 8, rows: 4)
        image.picture = picture
        image.picture = Picture(filledWith: 9, width: 40, height: 20)
        #expect(screen.updates == 1)
        image.picture = nil
        #expect(screen.updates == 2)
    }

    @Test func `the line host prints the alternative text once, and again when it changes`() {
        let page = LinePage(width: 6)
        image.picture = picture
        #expect(image.takeLines(for: page).map(\.plainText) == ["白い鯨", "at sea"])
        #expect(image.takeLines(for: page).isEmpty)
        image.alternative = "鯨"
        #expect(image.takeLines(for: page).map(\.plainText) == ["鯨"])
        image.alternative = ""
        #expect(image.takeLines(for: page).isEmpty)
    }
}
