import GDDecoding
import RepositoryKit
import RepositoryTesting
import Testing

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
}
