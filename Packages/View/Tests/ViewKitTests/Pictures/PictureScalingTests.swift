import PresentationKit
import Testing
import ViewTesting

@testable import ViewKit

struct PictureScalingTests {
    /// A picture of grey pixels, each with its opacity.
    private func picture(width: Int, _ pixels: (level: UInt8, alpha: UInt8)...) throws -> Picture {
        let bytes = pixels.flatMap { [$0.level, $0.level, $0.level, $0.alpha] }
        return try #require(Picture(width: width, height: pixels.count / width, pixels: bytes))
    }

    @Test func `a reduced pixel is the mean of those that it stands for`() throws {
        let original = try picture(width: 4, (0, 255), (100, 255), (10, 255), (30, 255))
        #expect(try original.scaled(width: 2, height: 1) == picture(width: 2, (50, 255), (20, 255)))
        #expect(try original.scaled(width: 1, height: 1) == picture(width: 1, (35, 255)))
    }

    @Test func `a transparent pixel does not colour the mean`() throws {
        let original = try picture(width: 2, (200, 255), (0, 0))
        #expect(try original.scaled(width: 1, height: 1) == picture(width: 1, (200, 128)))
    }

    @Test func `an enlarged picture repeats its pixels`() throws {
        let original = try picture(width: 2, (1, 255), (2, 255))
        let enlarged = try picture(
            width: 4,
            (1, 255),
            (1, 255),
            (2, 255),
            (2, 255),
            (1, 255),
            (1, 255),
            (2, 255),
            (2, 255)
        )
        #expect(original.scaled(width: 4, height: 2) == enlarged)
    }

    @Test(arguments: 1...9, 1...9)
    func `a picture of one colour stays so in any size`(_ width: Int, _ height: Int) {
        let scaled = Picture(filledWith: 77, width: 5, height: 7).scaled(width: width, height: height)
        #expect(scaled == Picture(filledWith: 77, width: width, height: height))
    }

    @Test func `the middle is cut out in the proportions of a size`() throws {
        let original = try picture(width: 4, (1, 255), (2, 255), (3, 255), (4, 255))
        #expect(try original.cropped(toProportionsOf: (20, 10)) == picture(width: 2, (2, 255), (3, 255)))
        #expect(original.cropped(toProportionsOf: (40, 10)) == original)
        #expect(original.cropped(toProportionsOf: (1000, 1)).width == 4)
        #expect(original.cropped(toProportionsOf: (1, 1000)).width == 1)
    }
}
