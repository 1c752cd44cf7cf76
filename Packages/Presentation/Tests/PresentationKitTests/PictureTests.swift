import PresentationKit
import Testing

struct PictureTests {
    @Test(arguments: [
        (0, 1, 0), (1, 0, 0), (-1, -1, 4), (2, 2, 12), (1, 1, 5), (Int.max, Int.max, 4), (Int.max / 2, 2, 4),
    ])
    func `a picture has four bytes for each pixel, and at least one pixel`(_ width: Int, _ height: Int, _ count: Int) {
        #expect(Picture(width: width, height: height, pixels: Array(repeating: 0, count: count)) == nil)
    }

    @Test func `pictures with the same pixels are equal`() {
        let pixels: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255]
        let wide = Picture(width: 2, height: 1, pixels: pixels)
        #expect(wide == Picture(width: 2, height: 1, pixels: Array(pixels)))
        #expect(wide != Picture(width: 1, height: 2, pixels: pixels))
        #expect(wide != Picture(width: 2, height: 1, pixels: [4, 5, 6, 255, 1, 2, 3, 255]))
        #expect(Set([wide, Picture(width: 2, height: 1, pixels: Array(pixels))]).count == 1)
    }

    @Test func `a trace has the extent of a picture only`() throws {
        let picture = try #require(Picture(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255]))
        #expect(JSONValue(picture).description == #"{"height":1,"width":2}"#)
        #expect("\(picture)" == "2×1 pixels")
    }
}
