import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

@testable import ImageCodecs

struct CodecImageDecoderTests {
    @Test(arguments: ImageDecoderContract.all)
    func `the decoder meets the contract of a decoder`(_ requirement: ImageDecoderContract) async throws {
        try await requirement.check(CodecImageDecoder())
    }

    @Test func `several tasks decode at once`() async {
        let decoder = CodecImageDecoder()
        let pixels = [UInt8](repeating: 200, count: 2_500 * 2_000 * 4)
        let large = ImageSample.png(of: pixels, width: 2_500, height: 2_000)
        let results = await withTaskGroup { group in
            for file in [large, ImageSample.jpeg, large, ImageSample.png] {
                group.addTask { (try? await decoder.decode(file, fitting: PixelSize(width: 25, height: 25))) != nil }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results == [true, true, true, true])
    }

    @Test func `a cancelled task decodes nothing`() async {
        let task = Task { () -> ImageError? in
            while !Task.isCancelled { await Task.yield() }
            do throws(ImageError) {
                _ = try await CodecImageDecoder().decode(ImageSample.png, fitting: ImageSample.size)
                return nil
            } catch {
                return error
            }
        }
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test(arguments: ImageFormat.allCases) func `decoding fails when its time is up`(_ format: ImageFormat) async {
        await #expect(throws: ImageError.timedOut) {
            try await CodecImageDecoder(timeLimit: .zero).decode(ImageSample.file(format), fitting: ImageSample.size)
        }
    }

    @Test(arguments: ImageFormat.allCases) func `decoding ends where it may not go on`(_ format: ImageFormat) throws {
        try #require(CodecImageDecoder.isLoaded)
        let file = ImageSample.file(format)
        let header = try ImageHeader(file)
        /// Returns the number of questions whether the decoding may go on, and whether there is a picture.
        func decode(answers limit: Int) -> (questions: Int, hasImage: Bool) {
            var questions = 0
            let image = CodecImageDecoder.image(file, header, header.size) {
                questions += 1
                return questions <= limit
            }
            return (questions, (try? image.get()) != nil)
        }
        let whole = decode(answers: .max)
        #expect(whole.hasImage)
        for limit in 0..<whole.questions {
            let part = decode(answers: limit)
            #expect(part.questions == limit + 1 && !part.hasImage)
        }
    }

    @Test func `the scans of a JPEG can be interrupted, each of which is a pass over all pixels`() throws {
        try #require(CodecImageDecoder.isLoaded)
        let file = ImageSample.scans(50, PixelSize(width: 64, height: 640))
        var questions = 0
        _ = CodecImageDecoder.image(file, try ImageHeader(file), ImageSample.size) {
            questions += 1
            return true
        }
        // Each pass has 80 rows of blocks.
        #expect(questions >= 50 * 80)
    }

    @Test(arguments: [interlacedGIF, interlacedPNG])
    func `the passes of an interlaced picture come to their rows`(_ file: String) async throws {
        let bytes = try #require(Data(base64Encoded: file).map(Array.init))
        let image = try await CodecImageDecoder().decode(bytes, fitting: PixelSize(width: 8, height: 8))
        // Each row is a level of grey that rises.
        var grey: [UInt8] = []
        for level in UInt8(0)..<8 {
            grey += Array(repeating: [32 * level, 32 * level, 32 * level, 255], count: 8).joined()
        }
        #expect(image.png == ImageSample.png(of: grey, width: 8, height: 8))
    }

    /// Pictures of 8 by 8 pixels.
    private static let interlacedGIF =
        "R0lGODlhCAAIAPIAAAAAACAgIEBAQGBgYICAgKCgoMDAwODg4CH5BAAAAAAALAAAAAAIAAgAQAMWCLpK/k7IKY29Nuith/9eIY7iYZ5mAgA7"
    private static let interlacedPNG =
        "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAAE8ahlKAAAANklEQVQI12NggADGhoYGBjiA8hgdHBwQYgcOHGDAClCUseDUw6igoIBVP4oWoiQYHzx4gFUCAK+FDlXQeSIxAAAAAElFTkSuQmCC"
}
