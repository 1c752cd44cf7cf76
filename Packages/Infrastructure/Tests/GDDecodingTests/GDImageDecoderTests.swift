import RepositoryKit
import RepositoryTesting
import Testing

@testable import GDDecoding

struct GDImageDecoderTests {
    @Test(arguments: ImageDecoderContract.allCases)
    func `libgd's decoder meets the contract of a decoder`(_ requirement: ImageDecoderContract) async {
        await requirement.check(GDImageDecoder())
    }

    @Test func `several tasks decode at once`() async {
        let decoder = GDImageDecoder()
        let size = PixelSize(width: 2_500, height: 2_000)
        let large = DecodedImage(size, rgba: Array(repeating: 200, count: size.area * 4)).png
        let sizes = await withTaskGroup { group in
            for file in [large, ImageSample.jpeg, large, ImageSample.png] {
                group.addTask { try? await decoder.decode(file, fitting: PixelSize(width: 25, height: 25)).size }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sizes.compactMap(\.self).count == 4)
    }

    @Test func `a cancelled task decodes nothing`() async {
        let task = Task { () -> ImageError? in
            while !Task.isCancelled { await Task.yield() }
            do throws(ImageError) {
                _ = try await GDImageDecoder().decode(ImageSample.png, fitting: ImageSample.size)
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
            try await GDImageDecoder(timeLimit: .zero).decode(ImageSample.file(format), fitting: ImageSample.size)
        }
    }

    @Test(arguments: ImageFormat.allCases) func `decoding ends where the file may not be read any further`(
        _ format: ImageFormat
    ) throws {
        try #require(GDImageDecoder.isLoaded)
        let file = ImageSample.file(format)
        let header = try ImageHeader(file)
        /// Returns the number of reads, and whether there is a picture.
        func decode(reads limit: Int) -> (reads: Int, hasImage: Bool) {
            var reads = 0
            let image = GDImageDecoder.image(file, header, header.size) {
                reads += 1
                return reads <= limit
            }
            return (reads, image != nil)
        }
        let whole = decode(reads: .max)
        #expect(whole.hasImage)
        for limit in 0..<whole.reads {
            let part = decode(reads: limit)
            #expect(part.reads == limit + 1 && !part.hasImage)
        }
    }

    @Test func `a JPEG is read in parts in which few scans fit, each of which is a pass over all pixels`() throws {
        try #require(GDImageDecoder.isLoaded)
        var reads = 0
        _ = GDImageDecoder.image(ImageSample.jpeg, try ImageHeader(ImageSample.jpeg), ImageSample.size) {
            reads += 1
            return true
        }
        #expect(reads >= ImageSample.jpeg.count / 128)
    }
}
